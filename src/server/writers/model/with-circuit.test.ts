import { expect, test } from 'vitest';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { createScriptedWriter } from '../../testing/scripted-writer.ts';
import { withCircuit } from './with-circuit.ts';
import type { Writer } from '../writer.ts';
import { readPost } from '../../reading/read-post.ts';

/** A writer behind a circuit, how often it was asked, and a clock to turn. */
function createPatient() {
  let asked = 0;
  let nowMs = 0;
  let script: Parameters<typeof createScriptedWriter>[0] = {};
  const inner: Writer = {
    name: 'patient',
    write: (...call) => {
      asked += 1;
      return createScriptedWriter(script).write(...call);
    },
  };
  const writer = withCircuit(inner, { nowMs: () => nowMs });
  return {
    failure: () => writer.failure?.() ?? null,
    asked: () => asked,
    wait: (ms: number) => (nowMs += ms),
    fail: (code: ErrorCode) => (script = { replies: [], fail: new AppError(code) }),
    answerNothing: () => (script = { replies: [] }),
    recover: () => (script = { replies: ['Fine.'] }),
    write: (signal = new AbortController().signal, modelName?: string) =>
      Array.fromAsync(
        writer.write(
          {
            tweetText: 'x',
            reading: readPost('x'),
            tone: 'nice',
            count: 5,
            ...(modelName !== undefined && { modelName }),
          },
          { signal },
        ),
      ),
  };
}

test('after three failures in a row nobody waits for the fourth, and one finds out later', async () => {
  const patient = createPatient();
  patient.fail('writer_timeout');
  for (let time = 0; time < 3; time += 1) await expect(patient.write()).rejects.toThrow();
  await expect(patient.write()).rejects.toMatchObject({ code: 'writer_unavailable' });
  expect(patient.asked()).toBe(3);

  patient.wait(4000);
  patient.recover();
  expect(await patient.write()).toEqual(['Fine.']);
  expect(await patient.write()).toEqual(['Fine.']);
});

test('only one at a time finds out, and a failed try pauses again', async () => {
  const patient = createPatient();
  patient.fail('writer_unavailable');
  for (let time = 0; time < 3; time += 1) await expect(patient.write()).rejects.toThrow();
  patient.wait(4000);
  await Promise.allSettled(Array.from({ length: 10 }, async () => patient.write()));
  expect(patient.asked()).toBe(4);
  await Promise.allSettled([patient.write()]);
  expect(patient.asked()).toBe(4);
});

test('a refusal, a wrong key, and people who leave do not count', async () => {
  const patient = createPatient();
  for (const code of ['writer_refused', 'writer_not_configured', 'generation_failed'] as const) {
    patient.fail(code);
    for (let time = 0; time < 3; time += 1) await expect(patient.write()).rejects.toThrow();
  }
  patient.fail('writer_unavailable');
  const gone = AbortSignal.abort();
  for (let time = 0; time < 3; time += 1) await expect(patient.write(gone)).rejects.toThrow();
  patient.recover();
  expect(await patient.write()).toEqual(['Fine.']);
});

test.each(['writer_refused', 'writer_unusable'] as const)(
  'whose post comes to nothing (%s) finds out that the provider is back',
  async (code) => {
    const patient = createPatient();
    patient.fail('writer_timeout');
    for (let time = 0; time < 3; time += 1) await expect(patient.write()).rejects.toThrow();
    patient.wait(4000);
    patient.fail(code);
    await expect(patient.write()).rejects.toMatchObject({ code });
    patient.fail('writer_timeout');
    await expect(patient.write()).rejects.toMatchObject({ code: 'writer_timeout' });
    patient.recover();
    expect(await patient.write()).toEqual(['Fine.']);
  },
);

test('a success in between begins the count anew', async () => {
  const patient = createPatient();
  for (let round = 0; round < 3; round += 1) {
    patient.fail('writer_unavailable');
    for (let time = 0; time < 2; time += 1) await expect(patient.write()).rejects.toThrow();
    patient.recover();
    expect(await patient.write()).toEqual(['Fine.']);
  }
});

test('a model that is down keeps nobody from another of the same provider', async () => {
  const patient = createPatient();
  const other = () => patient.write(new AbortController().signal, 'other');
  patient.fail('writer_timeout');
  for (let time = 0; time < 3; time += 1) await expect(other()).rejects.toThrow();
  patient.recover();
  await expect(other()).rejects.toMatchObject({ code: 'writer_unavailable' });
  expect(await patient.write()).toEqual(['Fine.']);
});

test('the last failure is known until the next reply: not that a post was refused, somebody left, or another model failed', async () => {
  const patient = createPatient();
  expect(patient.failure()).toBeNull();
  patient.fail('writer_timeout');
  await expect(patient.write(AbortSignal.abort())).rejects.toThrow();
  await expect(patient.write(new AbortController().signal, 'other')).rejects.toThrow();
  patient.fail('writer_refused');
  await expect(patient.write()).rejects.toThrow();
  expect(patient.failure()).toBeNull();
  patient.fail('writer_not_configured');
  await expect(patient.write()).rejects.toThrow();
  patient.wait(500);
  expect(patient.failure()).toMatchObject({ agoMs: 500 });
  patient.recover();
  await patient.write();
  expect(patient.failure()).toBeNull();
  patient.answerNothing();
  await patient.write();
  expect(patient.failure()).toMatchObject({ code: 'writer_model_unfit' });
});
