import { expect, test } from 'vitest';
import type { GenerationAnswer } from '#contract/generation.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { findKindLines } from '../writers/builtin/phrase-bank.ts';

const EXPOSURE =
  'The guy who cut me up drives a grey Golf, plate KX19 ZPD, lives on Elm Street 14. Do what you want with it.';

async function generate(replies: readonly string[], request: object) {
  await using app = await createTestApp({ writer: createScriptedWriter({ replies }) });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', { tone: 'rage', ...request });
  return (await answer.json()) as GenerationAnswer;
}

test('private data of the post that is answered is repeated by no reply', async () => {
  const said = ['KX19 ZPD, got it.', 'A grey Golf on Elm Street, then.', 'Fine.'];
  const direct = await generate(said, { tweetText: EXPOSURE });
  expect(direct.replies.join(' ')).not.toMatch(/KX19|Elm Street/); // as it is of the post itself
  const { replies } = await generate(said, {
    tweetText: 'Somebody should visit him.',
    context: EXPOSURE,
  });
  expect(replies.join(' ')).not.toMatch(/KX19|Elm Street/);
});

test('nobody agrees with hatred that stands in what the post answers', async () => {
  const said = ['Exactly.', 'Finally someone said it.', 'Well said!'];
  const { replies } = await generate(said, {
    tweetText: 'He is right, you know.',
    context: 'Women should not vote. There, I said it.',
  });
  for (const reply of said) expect(replies).not.toContain(reply);
});

const TOLD = "Someone shouted go back to your country at my mum today. She's from Leeds.";

test('whoever tells of hatred may be sided with, and what was shouted is agreed with by no reply', async () => {
  const fine = ["I'm with her.", 'Thank you for sharing this.', "You're right, Leeds is closer."];
  const { replies } = await generate([...fine, 'Exactly.', "He's right."], { tweetText: TOLD });
  for (const reply of fine) expect(replies).toContain(reply);
  for (const reply of ['Exactly.', "He's right."]) expect(replies).not.toContain(reply);
});

test.each(['rage', 'nice', 'informal'] as const)(
  'without a model nobody tells them off, in %s',
  async (tone) => {
    await using app = await createTestApp({ writer: 'builtin' });
    const user = await app.signIn();
    const ask = async (tweetText: string) => {
      const answer = await user.post('/api/quick-action', { tone, tweetText, count: 5 });
      return ((await answer.json()) as GenerationAnswer).replies;
    };
    const toVictim = await ask(TOLD);
    expect(toVictim).toHaveLength(5);
    const attacker = findKindLines('en', 'group', tone);
    expect(toVictim.filter((reply) => attacker.includes(reply))).toEqual([]);
    const toAttacker = await ask('Go back to your country, immigrants are vermin.');
    expect(toAttacker.filter((reply) => !attacker.includes(reply))).toEqual([]);
  },
);
