import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments, parse } from 'yaml';
import { ROUTES } from '#contract/routes.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics.ts';
import { createDailyCounts } from './overview/daily-counts.ts';
import { SETTINGS } from './settings.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

const manifests = parseAllDocuments(read('deploy/kubernetes/app.yaml')).map(
  (document) => document.toJS() as Manifest,
);

function find(kind: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
}

test('every setting that the manifests and compose give is one that the start knows', () => {
  const compose = parse(read('compose.yaml')) as {
    services: { app: { environment: Record<string, string> } };
  };
  const [container] = containers();
  const given = [
    ...Object.keys(compose.services.app.environment),
    ...(container?.env.map(({ name }) => name) ?? []),
    ...[...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(
      ([, line = '']) => line.match(/\b[A-Z_]+(?==)/g) ?? [],
    ),
  ].filter((name) => name !== 'NODE_ENV');
  expect(given.length).toBeGreaterThan(5);
  for (const name of given) expect(Object.keys(SETTINGS), name).toContain(name);
});

test('the probes ask routes that exist, at the port that is listened on, and the database only for a new instance', () => {
  const [container] = containers();
  const { port } = readConfig({});
  expect(container?.ports).toEqual([{ name: 'http', containerPort: port }]);
  expect(read('Dockerfile')).toContain(`EXPOSE ${port}`);
  const paths = ROUTES.map(({ path }) => path as string);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    expect(paths).toContain(container?.[probe].httpGet.path);
  }
  expect(container?.startupProbe.httpGet.path).toBe('/readyz');
  expect(container?.readinessProbe.httpGet.path).toBe('/healthz');
  expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
});

test('nothing runs as root or writes to its image, and streams have their time to end', () => {
  const pod = podSpec();
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(pod.containers[0]?.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
  });
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(8 + 5);
  expect(read('Dockerfile')).toMatch(/^USER node$/m);
  for (const kind of ['Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget']) {
    expect(find(kind).metadata.name).toBe('riposte');
  }
});

test('the dashboard asks for metrics that exist', async () => {
  const dashboard = JSON.parse(read('deploy/grafana/riposte.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const { text } = await createMetrics(createDailyCounts(), { readPoolUse: () => null }).expose();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:riposte|nodejs|process)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(8);
  for (const name of asked) expect(known, name).toContain(name);
});

interface Container {
  env: { name: string }[];
  ports: unknown;
  securityContext: unknown;
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}
interface Probe {
  httpGet: { path: string };
}
interface Pod {
  securityContext: unknown;
  terminationGracePeriodSeconds: number;
  containers: Container[];
}

function podSpec(): Pod {
  const { template } = find('Deployment').spec as { template: { spec: Pod } };
  return template.spec;
}

function containers(): Container[] {
  return podSpec().containers;
}
