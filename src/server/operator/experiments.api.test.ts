import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { Experiment, Experiments } from '#contract/experiments.ts';
import type { GenerationEvents } from '#contract/generation.ts';
import type { Writer } from '../writers/writer.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { OPERATOR_PASSWORD, signInOperator } from '../testing/sign-in-operator.ts';
import { startModelProvider, type ModelProvider } from '../testing/start-model-provider.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const PATH = '/api/operator/experiments';
const KEY = 'sk-right-0123456789-abcd';
const SETTINGS = { SETTINGS_KEY: 'a'.repeat(32) };
const GENERATE = { tweetText: 'Something was said.', tone: 'nice' };
const LIVE_MS = 2000;
/** Longer than a set takes to be read to its end. */
const SLOW_MS = 300;
const HALVES = [
  { writer: 'scripted', share: 50 },
  { writer: 'builtin', share: 50 },
];

type Owner = Awaited<ReturnType<typeof signInOperator>>;
type Poster = Pick<TestUser, 'post'>;

async function send(
  owner: Owner,
  path: string,
  json: object,
): Promise<{ status: number; body: Experiments & { code?: string; error?: string } }> {
  const answer = await owner.post(path, { json });
  return { status: answer.status, body: (await answer.json()) as Experiments };
}

const begin = (owner: Owner, arms: object[] = HALVES, name = 'First') =>
  send(owner, PATH, { name, arms });
const end = (owner: Owner, id: string, writeWith?: string) =>
  send(owner, `${PATH}/end`, { id, writeWith });

async function beginOne(owner: Owner, arms?: object[]): Promise<Experiment> {
  const { body } = await begin(owner, arms);
  if (body.running === null) throw new Error(`Not begun: ${JSON.stringify(body)}`);
  return body.running;
}

async function read(owner: Owner): Promise<Experiments> {
  return (await (await owner.get(PATH)).json()) as Experiments;
}

/** The arms in a line: sets taken of those shown. */
async function brief(owner: Owner): Promise<string> {
  const { running, ended } = await read(owner);
  const arms = (running ?? ended[0])?.arms ?? [];
  return arms
    .map(({ label, setsTaken }) => `${label} ${setsTaken.count}/${setsTaken.of}`)
    .join(', ');
}

/** Asks as the page does. @returns the first reply, and what is told at the end */
async function generate(
  poster: Poster,
  body: object = GENERATE,
): Promise<{ first: string } & Pick<GenerationEvents['done'], 'uptakeId' | 'generationId'>> {
  const headers = { accept: 'text/event-stream' };
  const text = await (await poster.post('/api/quick-action', body, headers)).text();
  const data = (event: string) =>
    JSON.parse(new RegExp(`^event: ${event}\ndata: (.*)$`, 'm').exec(text)?.[1] ?? '{}') as object;
  const { text: first } = data('reply') as GenerationEvents['reply'];
  return { first, ...(data('done') as GenerationEvents['done']) };
}

/** Who wrote: the scripted writer's first reply is 'One.'. */
async function armOf(poster: Poster): Promise<string> {
  return (await generate(poster)).first === 'One.' ? 'A' : 'B';
}

const mark = (poster: Poster, uptakeId: string, reply = 0) =>
  poster.post('/api/uptake', { uptakeId, reply, mark: 'copied' });

/** A person of that arm. */
async function findPerson(app: TestApp, label: string): Promise<TestUser> {
  for (;;) {
    const person = await app.signIn();
    if (app.deps.experiments.armOf(person.userId)?.label === label) return person;
  }
}

const kept = (provider: ModelProvider, model: string, key: string | undefined = KEY) => ({
  ...{ provider: 'openai-compatible', baseUrl: provider.baseUrl, model },
  ...(key !== '' && { key }),
});

test('a person stays with one arm on every instance, and many fall by the shares', async () => {
  await using app = await createTestApp({ now: NOON });
  await using other = await createTestApp({ now: NOON, beside: app });
  const owner = await signInOperator(app);
  let bestMs = Infinity;
  for (let tries = 0; tries < 3 && bestMs >= LIVE_MS; tries += 1) {
    const { running } = await read(owner);
    if (running !== null) await end(owner, running.id);
    await expect.poll(() => other.deps.experiments.armOf('x')).toBeNull();
    await beginOne(owner, [
      { writer: 'scripted', share: 70 },
      { writer: 'builtin', share: 30 },
    ]);
    const begunMs = performance.now();
    await expect.poll(() => other.deps.experiments.armOf('x'), { interval: 5 }).not.toBeNull();
    bestMs = Math.min(bestMs, performance.now() - begunMs);
  }
  expect(bestMs).toBeLessThan(LIVE_MS);

  const user = await app.signIn();
  const first = await armOf(user);
  const elsewhere: Poster = {
    post: (path, body, headers) =>
      other.request(path, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  };
  expect([await armOf(user), await armOf(elsewhere), await armOf(elsewhere)]).toEqual([
    ...[first, first, first],
  ]);

  const labels = Array.from({ length: 1000 }, (_, index) => `person ${index}`).map(
    (person) => app.deps.experiments.armOf(person)?.label,
  );
  const ofA = labels.filter((label) => label === 'A').length;
  expect(ofA).toBeGreaterThan(620); // more than five deviations from 700
  expect(ofA).toBeLessThan(780);

  // In the next one people fall anew.
  const { running } = await read(owner);
  await end(owner, running?.id ?? '');
  await beginOne(owner);
  const next = labels.map((_, index) => app.deps.experiments.armOf(`person ${index}`)?.label);
  const moved = next.filter((label, index) => label !== labels[index]).length;
  expect(moved).toBeGreaterThan(350);
});

test('a set that its reader stops counts for its arm, and so does one that the database missed', async () => {
  const writer: Writer = {
    name: 'scripted',
    async *write(_request, { signal }) {
      yield 'One.';
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    },
  };
  await using app = await createTestApp({ now: NOON, writer });
  const owner = await signInOperator(app);
  const { id } = await beginOne(owner);
  const person = await findPerson(app, 'A');
  const answer = await person.post('/api/quick-action', GENERATE, {
    accept: 'text/event-stream',
  });
  const reader = answer.body?.getReader();
  let said = '';
  while (!said.includes('event: reply')) {
    said += new TextDecoder().decode((await reader?.read())?.value);
  }
  await reader?.cancel();
  await expect.poll(() => brief(owner)).toBe('A 0/1, B 0/0');

  const away = { ...app.deps.database, run: () => Promise.reject(new Error('away')) };
  await app.deps.uptake.place({ ...app.deps, database: away }, { experimentId: id, label: 'B' });
  expect(await brief(owner)).toBe('A 0/1, B 0/0');
  await app.deps.uptake.flush(app.deps);
  expect(await brief(owner)).toBe('A 0/1, B 0/1');
});

/** What comes before a set is counted for its arm. */
function beforePlacing(app: TestApp, wait: () => Promise<unknown>): void {
  const { database } = app.deps;
  const run = database.run.bind(database);
  vi.spyOn(database, 'run').mockImplementation(async (statement, values) => {
    if (statement.name === 'uptake_add_to_arms') await wait();
    return run(statement, values);
  });
}

test('a set that is taken before it is counted is one set, and no difference between the arms', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  await beginOne(owner);
  const person = await findPerson(app, 'A');
  beforePlacing(app, () => Promise.reject(new Error('away')));
  const { uptakeId } = await generate(person);
  await mark(person, uptakeId);
  expect(await brief(owner)).toBe('A 1/1, B 0/0');
  expect((await read(owner)).running?.differences).toEqual([]);
});

test('the last ten that ended stay readable, whether one runs or not', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  for (const number of numbers) {
    app.setTime(new Date(NOON.getTime() + number * 30_000));
    const { body } = await begin(owner, HALVES, `Number ${number}`);
    await end(owner, body.running?.id ?? '');
  }
  const names = async () => (await read(owner)).ended.map(({ name }) => name);
  const lastTen = numbers.toReversed().slice(0, 10);
  expect(await names()).toEqual(lastTen.map((number) => `Number ${number}`));
  await beginOne(owner);
  expect(await names()).toHaveLength(10);
});

test('who has the name of a set finds it counted, however long the database takes', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  await beginOne(owner);
  const person = await findPerson(app, 'A');
  beforePlacing(app, () => sleep(SLOW_MS));
  await generate(person);
  expect(await brief(owner)).toBe('A 0/1, B 0/0');
});

test('a set counts for its arm once it is shown, and once when it is taken', async () => {
  await using app = await createTestApp({ now: NOON, settings: { ANONYMOUS_GENERATIONS: '1' } });
  const owner = await signInOperator(app);
  const before = await generate(await app.signIn());
  const { id } = await beginOne(owner);
  const one = await findPerson(app, 'A');
  const other = await findPerson(app, 'B');
  const taken = await generate(one);
  await generate(one);
  await generate(other);
  expect(await brief(owner)).toBe('A 0/2, B 0/1');
  await mark(one, taken.uptakeId);
  await mark(one, taken.uptakeId);
  await mark(one, taken.uptakeId, 1);
  await mark(other, taken.uptakeId, 2); // not theirs
  await one.post('/api/uptake', { uptakeId: taken.uptakeId, reply: 3, mark: 'edited' });
  await mark(one, before.uptakeId);
  expect(await brief(owner)).toBe('A 1/2, B 0/1');
  const [arm] = (await read(owner)).running?.arms ?? [];
  expect(arm?.setsTaken.low).toBeCloseTo(0.0945, 4);
  expect(arm?.setsTaken.high).toBeCloseTo(0.9055, 4);

  // A plain answer is nobody's to take: the ordinary writer gives it.
  const plain = (await (await other.post('/api/quick-action', GENERATE)).json()) as object;
  expect(plain).toMatchObject({ replies: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'] });
  expect(await brief(owner)).toBe('A 1/2, B 0/1');

  // What was shown before the end is still taken for its arm.
  const late = await generate(other);
  await end(owner, id);
  await mark(other, late.uptakeId);
  await generate(other);
  expect(await brief(owner)).toBe('A 1/2, B 1/2');

  const tables = ['experiments', 'experiment_counts'].map((name) =>
    app.deps.database.run({ name: '', text: `select ${name}::text as row from ${name}` }, []),
  );
  const stored = JSON.stringify(await Promise.all(tables));
  for (const trace of [one.userId, other.userId, 'Something', 'One.']) {
    expect(stored, trace).not.toContain(trace);
  }
});

test('where the arm’s writer fails the next takes over, and where it is gone the ordinary one writes: for the arm', async () => {
  await using provider = await startModelProvider({ key: KEY, name: 'Model' });
  await using app = await createTestApp({ settings: SETTINGS, now: NOON, fetch });
  const owner = await signInOperator(app);
  const builtin = { provider: 'builtin', model: 'builtin' };
  const save = (...writers: object[]) => owner.put('/api/operator/writer', { writers });
  expect((await save(builtin, kept(provider, 'alpha-chat'))).status).toBe(200);
  const alpha = `openai-compatible:alpha-chat at ${provider.baseUrl}`;
  expect((await read(owner)).candidates).toEqual(['builtin', alpha]);
  await beginOne(owner, [
    { writer: alpha, share: 99 },
    { writer: 'builtin', share: 1 },
  ]);
  const person = await findPerson(app, 'A');
  expect((await generate(person)).first).toBe('Model says one.');
  const asked = provider.keys.length;
  await provider.die();
  expect((await generate(person)).first).not.toBe('');
  expect(provider.keys.length).toBe(asked);
  expect((await save(builtin)).status).toBe(200);
  await generate(person);
  expect(await brief(owner)).toBe('A 0/3, B 0/0');
  expect((await read(owner)).running?.arms).toMatchObject([
    { label: 'A', isThere: false, canBeFirst: false },
    { label: 'B', isThere: true, canBeFirst: true },
  ]);
});

test('ends by a press: alone, or with the writer of an arm as the first of those kept', async () => {
  await using provider = await startModelProvider({ key: KEY, name: 'Model' });
  await using app = await createTestApp({ settings: SETTINGS, now: NOON, fetch });
  const owner = await signInOperator(app);
  const writers = [kept(provider, 'alpha-chat'), kept(provider, 'zeta-chat')];
  await owner.put('/api/operator/writer', { writers });
  const arms = ['alpha-chat', 'zeta-chat'].map((model) => ({
    ...{ writer: `openai-compatible:${model} at ${provider.baseUrl}`, share: 40 },
  }));
  const three = [...arms, { writer: 'builtin', share: 20 }];
  const first = await beginOne(owner, three);
  expect(first.arms.map(({ canBeFirst }) => canBeFirst)).toEqual([true, true, true]);
  const ended = await end(owner, first.id, 'B');
  expect(ended).toMatchObject({
    body: { running: null, ended: [{ id: first.id, endedAt: NOON.toISOString() }] },
  });
  expect(app.deps.writer.name).toBe('openai-compatible:zeta-chat');
  expect(await end(owner, first.id)).toMatchObject({ body: { code: 'experiment_over' } });

  const second = await beginOne(owner, three);
  await end(owner, second.id);
  expect(app.deps.writer.name).toBe('openai-compatible:zeta-chat');
  expect(app.deps.experiments.armOf('somebody')).toBeNull();
  const log = (await (await owner.get('/api/operator/audit-log')).json()) as {
    items: { action: string; target: string; details: object }[];
  };
  const deeds = log.items.filter(({ action }) => action.endsWith('experiment'));
  expect(deeds.map(({ action }) => action)).toEqual([
    ...['end experiment', 'begin experiment', 'end experiment', 'begin experiment'],
  ]);
  expect(deeds.at(-1)).toMatchObject({
    ...{ target: 'First' },
    details: { arms: [`40 % ${arms[0]?.writer}`, `40 % ${arms[1]?.writer}`, '20 % builtin'] },
  });
  expect(deeds[2]?.details).toMatchObject({ writesNow: arms[1]?.writer });
});

test('a difference is told when it is real, and not before', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const { id } = await beginOne(owner);
  const count = (label: string, sets: number, taken: number) =>
    app.deps.database.run(
      {
        name: '',
        text: `insert into experiment_counts (experiment_id, arm, sets, sets_taken)
          values ($1, $2, $3, $4) on conflict (experiment_id, arm) do update
          set sets = excluded.sets, sets_taken = excluded.sets_taken`,
      },
      [id, label, sets, taken],
    );
  await count('A', 100, 20);
  await count('B', 100, 30);
  expect((await read(owner)).running?.differences).toEqual([]);
  await count('A', 1000, 200);
  await count('B', 1000, 300);
  const [found] = (await read(owner)).running?.differences ?? [];
  expect(found).toMatchObject({ more: 'B', less: 'A' });
  expect(found?.chance).toBeCloseTo(0.0013124984, 10);
});

test('who is no arm, shares that are not all, one at a time: words that say what to do', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const [one, other] = HALVES;
  const third = { writer: 'gone', share: 50 };
  const cases: [object[], keyof typeof ERRORS][] = [
    [[{ writer: 'scripted', share: 99 }], 'experiment_arms_too_few'],
    [[one ?? {}, one ?? {}], 'experiment_arms_too_few'],
    [[one ?? {}, { writer: 'builtin', share: 49 }], 'experiment_shares_invalid'],
    [[one ?? {}, { writer: 'builtin', share: 49.5 }], 'experiment_shares_invalid'],
    [
      [
        { writer: 'scripted', share: 100 },
        { writer: 'builtin', share: 0 },
      ],
      'experiment_shares_invalid',
    ],
    [[one ?? {}, third], 'experiment_writer_missing'],
  ];
  for (const [arms, code] of cases) {
    expect(await begin(owner, arms), code).toMatchObject({
      body: { code, error: ERRORS[code].message },
    });
  }
  expect(await begin(owner, HALVES, '  ')).toMatchObject({
    body: { code: 'experiment_name_invalid' },
  });
  await beginOne(owner, [one ?? {}, other ?? {}]);
  expect(await begin(owner)).toMatchObject({
    status: 409,
    body: { code: 'experiment_running' },
  });
});

test('owners alone see it, and begin and end it only after a proof', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  app.setTime(new Date(NOON.getTime() + 1_200_000));
  const refused = { status: 403, body: { code: 'operator_proof_required' } };
  expect(await begin(owner)).toMatchObject(refused);
  const reader = await signInOperator(app, 'reader@example.com');
  await owner.post('/api/operator/proof', { json: { password: OPERATOR_PASSWORD } });
  await owner.put('/api/operator/operators/reader@example.com', { role: 'reader' });
  expect((await reader.get(PATH)).status).toBe(403);
  expect((await begin(reader)).status).toBe(403);
  const { id } = await beginOne(owner);
  expect((await end(reader, id)).status).toBe(403);
  app.setTime(new Date(NOON.getTime() + 2_400_000));
  expect(await end(owner, id)).toMatchObject(refused);
  expect(app.deps.experiments.armOf('somebody')).not.toBeNull();
});

test('who picked a model themselves gets that one and stands in no experiment; a reply anew is of the arm', async () => {
  const asked: string[] = [];
  const writer: Writer = {
    name: 'ordinary',
    write: (request, options) => {
      asked.push(request.modelName ?? request.revision?.direction ?? 'set');
      return createScriptedWriter().write(request, options);
    },
  };
  const settings = { AI_ALLOW_MODEL_NAME: 'other' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const owner = await signInOperator(app);
  const [, builtin] = HALVES;
  await beginOne(owner, [{ writer: 'ordinary', share: 50 }, builtin ?? {}]);
  const ofBuiltin = await findPerson(app, 'B');
  const ofOrdinary = await findPerson(app, 'A');
  for (const person of [ofBuiltin, ofOrdinary]) {
    const { generationId } = await generate(person);
    const anew = { ...GENERATE, generationId, direction: 'again', reply: 'Another one.' };
    expect((await person.post('/api/revise', anew)).status).toBe(200);
  }
  expect(asked).toEqual(['set', 'again']);
  await generate(ofBuiltin, { ...GENERATE, modelName: 'other' });
  expect(asked.at(-1)).toBe('other');
  expect(await brief(owner)).toBe('A 0/1, B 0/1');
});

test('where the environment decides who writes, that one can be an arm, and those of the tab cannot', async () => {
  await using provider = await startModelProvider({ key: KEY, name: 'Model' });
  await using app = await createTestApp({ settings: SETTINGS, now: NOON, fetch });
  const first = await signInOperator(app);
  const writers = [{ provider: 'builtin', model: 'builtin' }, kept(provider, 'alpha-chat')];
  await first.put('/api/operator/writer', { writers });
  const settings = { ...SETTINGS, AI_MODEL: 'openai:x', OPENAI_API_KEY: KEY };
  await using locked = await createTestApp({ settings, now: NOON, beside: app });
  const owner = await signInOperator(locked, 'second@example.com');
  expect((await read(owner)).candidates).toEqual(['scripted', 'builtin']);
  const { id, arms } = await beginOne(owner);
  expect(arms.map(({ canBeFirst }) => canBeFirst)).toEqual([false, false]);
  expect(await end(owner, id, 'B')).toMatchObject({ body: { code: 'experiment_writer_missing' } });
  expect((await read(owner)).running?.id).toBe(id); // nothing of it was done
});

test('ends in favour of the built-in writer, which is kept from then on; not where it could not be taken away again', async () => {
  await using provider = await startModelProvider({ key: KEY, name: 'Model' });
  await using app = await createTestApp({ settings: SETTINGS, now: NOON, fetch });
  const owner = await signInOperator(app);
  const models = ['alpha-chat', 'zeta-chat'];
  const readKept = async () => {
    const answer = await owner.get('/api/operator/writer');
    return ((await answer.json()) as { writers: { model: string }[] }).writers;
  };
  const save = (...writers: object[]) => owner.put('/api/operator/writer', { writers });
  await save(kept(provider, 'alpha-chat'), kept(provider, 'zeta-chat'));
  const alpha = `openai-compatible:alpha-chat at ${provider.baseUrl}`;
  const halves = [{ ...HALVES[0], writer: alpha }, HALVES[1] ?? {}];
  const { id } = await beginOne(owner, halves);
  expect((await end(owner, id, 'B')).status).toBe(200);
  expect(app.deps.writer.name).toBe('builtin');
  expect((await readKept()).map(({ model }) => model)).toEqual(['builtin', ...models]);
  expect((await generate(await app.signIn())).first).not.toBe('Model says one.');
  const again = await beginOne(owner, halves);
  await end(owner, again.id, 'B');
  expect((await readKept()).map(({ model }) => model)).toEqual(['builtin', ...models]);

  const full = ['alpha-chat', 'zeta-chat', 'beta-chat', 'eta-chat'];
  await using large = await startModelProvider({ key: KEY, name: 'Model', models: full });
  await save(...full.map((model) => kept(large, model)));
  const last = await beginOne(owner, [
    { ...HALVES[0], writer: `openai-compatible:eta-chat at ${large.baseUrl}` },
    HALVES[1] ?? {},
  ]);
  expect(last.arms.map(({ canBeFirst }) => canBeFirst)).toEqual([true, false]);
  expect(await end(owner, last.id, 'B')).toMatchObject({
    body: { code: 'experiment_writer_missing' },
  });

  await using without = await createTestApp({ now: NOON });
  const { arms } = await beginOne(await signInOperator(without));
  expect(arms.map(({ canBeFirst }) => canBeFirst)).toEqual([false, false]);
});
