import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askAtTerminal } from './ask-at-terminal.ts';

/** A terminal at which somebody types, and that knows whether its keys are taken one by one. */
function openTerminal() {
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    isRaw: false,
    setRawMode(isRaw: boolean) {
      input.isRaw = isRaw;
      return input;
    },
  });
  const stopping = new AbortController();
  const output = new PassThrough().resume();
  const ask = () => askAtTerminal('Which one? ', { input, output, stopping });
  return { input, stopping, ask };
}

test('a question gives the terminal back with its answer, so that Ctrl-C stops what comes after', async () => {
  const { input, stopping, ask } = openTerminal();
  const answer = ask();
  expect(input.isRaw).toBe(true);
  input.write('small\r');
  expect(await answer).toBe('small');
  expect(input.isRaw).toBe(false);
  expect(stopping.signal.aborted).toBe(false);
});

test('Ctrl-C at a question stops, and gives the terminal back', async () => {
  const { input, stopping, ask } = openTerminal();
  const answer = ask();
  input.write('\u0003');
  await expect(answer).rejects.toThrow('aborted');
  expect(stopping.signal.aborted).toBe(true);
  expect(input.isRaw).toBe(false);
});
