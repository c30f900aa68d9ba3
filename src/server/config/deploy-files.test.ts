import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments, parse } from 'yaml';
import { ERRORS } from '#contract/errors.ts';
import { ROUTES } from '#contract/api.ts';
import { readConfig } from './config.ts';
import { POOL_SIZE } from '../database/patient-pool.ts';
import { createMetrics } from '../http/metrics.ts';
import { createDailyCounts } from '../overview/daily-counts.ts';
import { SETTINGS } from './settings.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const HANDBOOK = read('docs/operations.md');
/** An instance's own, beside its pool. */
const LISTENERS = 1;
const PASSWORD = 'a-password-of-somebody';
/** For administrators, the operator's own and a migration. */
const RESERVED_CONNECTIONS = 10;

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
  ].filter((name) => name !== 'NODE_ENV' && name !== 'DATABASE_URI'); // a part of DATABASE_URL
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
  expect(pod.automountServiceAccountToken).toBe(false);
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

test('the database is spoken to as production asks, and the settings of each file would start', () => {
  const compose = parse(read('compose.yaml')) as {
    services: Record<string, { environment: Record<string, string>; read_only: boolean }>;
  };
  const ofKubernetes = containers()[0]?.env.find(({ name }) => name === 'DATABASE_URL')?.value;
  const addresses = {
    compose: compose.services['app']?.environment['DATABASE_URL']?.replace(/\$\{.*\}/, PASSWORD),
    kubernetes: ofKubernetes?.replace('$(DATABASE_URI)', `postgres://riposte:${PASSWORD}@db.ns/r`),
  };
  for (const [where, DATABASE_URL] of Object.entries(addresses)) {
    const settings = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://riposte.example',
      ALLOW_SANDBOX: 'sign-in,checkout',
      DATABASE_URL,
    };
    expect(readConfig(settings).database.url, where).toBe(DATABASE_URL);
  }
  expect(addresses.kubernetes).toContain('sslmode=verify-full');
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.read_only, name).toBe(true);
  }
});

test('the network lets in one port, and lets out to the database, to names and to the world by https', () => {
  const { podSelector, policyTypes, ingress, egress } = find('NetworkPolicy').spec as {
    podSelector: unknown;
    policyTypes: string[];
    ingress: { ports: unknown[] }[];
    egress: { to: { ipBlock?: { except: string[] } }[]; ports: { port: number }[] }[];
  };
  expect(podSelector).toEqual({ matchLabels: { app: 'riposte' } });
  expect(policyTypes).toEqual(['Ingress', 'Egress']);
  expect(ingress).toEqual([{ ports: [{ protocol: 'TCP', port: readConfig({}).port }] }]);
  expect(egress.map(({ ports }) => ports.map(({ port }) => port))).toEqual([
    [5432],
    [53, 53],
    [443],
  ]);
  const outside = egress.at(-1)?.to.flatMap(({ ipBlock }) => ipBlock?.except ?? []);
  // Whatever a request could be led to inside, machines' own data services first.
  expect(outside).toEqual(expect.arrayContaining(['169.254.0.0/16', '10.0.0.0/8', 'fc00::/7']));
});

/** The names that a reading of the metrics has. */
async function listMetrics(): Promise<Set<string>> {
  const { text } = await createMetrics(createDailyCounts(), { readPoolUse: () => null }).expose();
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

const findMetrics = (text: string) => text.match(/\b(?:riposte|nodejs|process)_\w+/g) ?? [];

interface Alert {
  alert: string;
  expr: string;
}
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

test('the dashboard, the alarms and the operator’s handbook ask for metrics that exist', async () => {
  const dashboard = JSON.parse(read('deploy/grafana/riposte.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const known = await listMetrics();
  const asked = {
    dashboard: dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => findMetrics(expr)),
    ),
    alarms: alerts.flatMap(({ expr }) => findMetrics(expr)),
    handbook: findMetrics(HANDBOOK),
  };
  for (const [where, names] of Object.entries(asked)) {
    expect(names.length, where).toBeGreaterThan(4);
    for (const name of names) expect(known, `${where}: ${name}`).toContain(name);
  }
  // Outcomes of generations that are no failure are named as they are counted.
  const outcomes = alerts.flatMap(({ expr }) => /outcome!~"([^"]+)"/.exec(expr)?.[1] ?? []);
  expect(outcomes).toEqual(['done|generic|incomplete|generation_stopped']);
  expect(ERRORS).toHaveProperty('generation_stopped');
});

test('the handbook says of every alarm what it means, and names settings and files that exist', () => {
  const explained = [...HANDBOOK.matchAll(/^\| `(Riposte\w+)`/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
  const settings = HANDBOOK.match(/(?<=`)[A-Z][A-Z\d]*_[A-Z\d_]+(?=[`=])/g) ?? [];
  expect(settings.length).toBeGreaterThan(15);
  for (const name of settings.filter((each) => each !== 'NEW_DATABASE_URL')) {
    expect(Object.keys(SETTINGS), name).toContain(name);
  }
  const files = HANDBOOK.match(/(?<=`)deploy\/[\w./-]+(?=`)/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) expect(existsSync(new URL(path, ROOT)), path).toBe(true);
  const [seen = ''] = /^\| what you see [^]*?\n\n/m.exec(HANDBOOK) ?? [];
  const codes = [...seen.matchAll(/^\| ((?:`[a-z_]+`,? ?)+)/gm)].flatMap(
    ([, cell = '']) => cell.match(/[a-z_]+/g) ?? [],
  );
  expect(codes).toContain('database_busy');
  for (const code of codes) expect(ERRORS, code).toHaveProperty(code);
});

test('the database takes the connections of as many instances as there may be', () => {
  const scaler = find('HorizontalPodAutoscaler').spec as { maxReplicas: number };
  const { strategy } = find('Deployment').spec as {
    strategy: { rollingUpdate: { maxSurge: number } };
  };
  const [document] = parseAllDocuments(read('deploy/kubernetes/database.yaml'));
  const cluster = document?.toJS() as {
    spec: { postgresql: { parameters: { max_connections: string } } };
  };
  const instances = scaler.maxReplicas + strategy.rollingUpdate.maxSurge;
  const needed = instances * (POOL_SIZE + LISTENERS) + RESERVED_CONNECTIONS;
  expect(Number(cluster.spec.postgresql.parameters.max_connections)).toBeGreaterThanOrEqual(needed);
});

interface Container {
  env: { name: string; value?: string }[];
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
  automountServiceAccountToken: boolean;
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
