import { expect, test } from 'vitest';
import type { GenerationAnswer } from '#contract/generation.ts';
import type { Writer, WriteRequest } from '../writers/writer.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createBuiltinWriter } from '../writers/builtin/create-builtin-writer.ts';
import { makePremium } from '../testing/make-premium.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { findDanger } from '../replies/find-danger.ts';

async function generate(replies: readonly string[], request: object = {}) {
  const asked: WriteRequest[] = [];
  const writer = createScriptedWriter({ replies, onWrite: (wanted) => asked.push(wanted) });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', {
    tweetText: 'Tabs are better than spaces.',
    tone: 'rage',
    ...request,
  });
  return { ...((await answer.json()) as GenerationAnswer), asked };
}

test('an unsafe reply is replaced, not dropped, whoever wrote it', async () => {
  const { replies } = await generate(['Kill yourself.', 'Fine one.', 'Fine two.']);
  expect(replies).toHaveLength(3);
  expect(replies.join(' ')).not.toMatch(/kill yourself/i);
  for (const reply of replies) expect(findDanger(reply)).toBeNull();
});

test('spares replace what cannot be shown, in the order they come, with no second call', async () => {
  const { replies, asked } = await generate([
    'One.',
    'As an AI, I agree.',
    'Three.',
    'Kill yourself.',
    'Five.',
    'Six.',
    'Seven.',
    'Eight.',
  ]);
  expect(replies).toEqual(['One.', 'Three.', 'Five.', 'Six.', 'Seven.']);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ count: 5, spares: 3 });
});

test('a set with enough left is filled up without asking the writer again', async () => {
  const { replies, asked } = await generate(['One.', 'Two.', 'Three.', 'As an AI, I agree.']);
  expect(replies).toHaveLength(4);
  expect(replies.join(' ')).not.toMatch(/as an ai/i);
  expect(asked).toHaveLength(1);
});

test('the writer is asked once more when next to nothing is left', async () => {
  const { replies, asked } = await generate(['As an AI, I agree.', 'Fine.']);
  expect(replies.join(' ')).not.toMatch(/as an ai/i);
  expect(replies).toHaveLength(2);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ count: 1, avoid: ['Fine.', 'As an AI, I agree.'] });
});

test('a writer that is asked once more and writes too much fills the set, no more', async () => {
  let asked = 0;
  const writer: Writer = {
    name: 'talkative',
    async *write() {
      asked += 1;
      if (asked === 1) yield* ['Fine.', ...Array<string>(4).fill('As an AI, I agree.')];
      else yield* ['Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'];
    },
  };
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', {
    tweetText: 'Tabs or spaces?',
    tone: 'rage',
  });
  const { replies } = (await answer.json()) as GenerationAnswer;
  expect(replies).toEqual(['Fine.', 'Two.', 'Three.', 'Four.', 'Five.']);
});

test('a writer that fails when it is asked once more leaves the rest to the substitute', async () => {
  let asked = 0;
  const writer: Writer = {
    name: 'tired',
    async *write() {
      asked += 1;
      if (asked > 1) throw new Error('tired');
      yield* ['Fine.', 'As an AI, I agree.', 'As an AI, I do not.'];
    },
  };
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', {
    tweetText: 'Tabs or spaces?',
    tone: 'rage',
  });
  const { replies, notices } = (await answer.json()) as GenerationAnswer;
  expect([replies[0], replies.length, notices, asked]).toEqual(['Fine.', 3, [], 2]);
});

test('a writer that hangs when it is asked once more ends the set when its time is over: nothing is filled up then', async () => {
  let asked = 0;
  const writer: Writer = {
    name: 'slow',
    write: (...given) => {
      asked += 1;
      const script =
        asked === 1 ? { replies: ['Fine.', 'As an AI, I agree.'] } : { replies: [], hang: true };
      return createScriptedWriter(script).write(...given);
    },
  };
  await using app = await createTestApp({ writer, settings: { AI_TOTAL_TIMEOUT_MS: '150' } });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', {
    tweetText: 'Tabs or spaces?',
    tone: 'rage',
  });
  const { replies, notices } = (await answer.json()) as GenerationAnswer;
  expect([replies, notices, asked]).toEqual([['Fine.'], ['incomplete'], 2]);
});

test('a habit of machines is taken, and a spare stands in', async () => {
  const { replies } = await generate([
    "It's not a style guide, it's a mood.",
    'Tabs again. Prove me wrong.',
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five.',
  ]);
  expect(replies).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
});

test('nothing goes along with hatred of a group, not even when it is all that was written', async () => {
  const hateful = { tweetText: 'Women should not vote. There, I said it.' };
  const { replies } = await generate(['Exactly.', 'Half the country votes.'], hateful);
  expect(replies).toHaveLength(2);
  expect(replies).toContain('Half the country votes.');
  expect(replies).not.toContain('Exactly.');
  // Lines for any post, where the writer had none of its own.
  const generic = await generate([], hateful);
  expect(generic.notices).toContain('generic_replies');
  expect(generic.replies.length).toBeGreaterThan(0);
  expect(generic.replies.join(' ')).not.toMatch(/glad somebody said it/);
});

test('private data of a post is never repeated, and a post that is only angry may be agreed with', async () => {
  const exposing = { tweetText: 'His number is 07700 900456, call him and ask about the deposit.' };
  const { replies } = await generate(['Calling him now.', 'Take it down.'], exposing);
  expect(replies).toContain('Take it down.');
  expect(replies).not.toContain('Calling him now.');
  const generic = await generate([], exposing);
  expect(generic.replies.join(' ')).not.toMatch(/0770/);
  const angry = { tweetText: 'This bank is a joke. Two hours on hold and then they hung up.' };
  expect((await generate(['Exactly.'], angry)).replies).toEqual(['Exactly.']);
});

test('the same reply twice is shown once, and something else beside it', async () => {
  const { replies } = await generate(['Same.', 'same.', 'Other.']);
  expect(new Set(replies.map((reply) => reply.toLowerCase())).size).toBe(3);
});

test('what the person has from an earlier set gives way to what is new', async () => {
  const earlier = ['One.', 'TWO.', 'Three.'];
  const said = ['One.', 'Two.', 'Four.', 'Five.', 'Three.', 'Six.', 'Seven.', 'Eight.'];
  const { replies, asked } = await generate(said, { earlier });
  expect(replies).toEqual(['Four.', 'Five.', 'Six.', 'Seven.', 'Eight.']);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ earlier });
  expect((await generate(['One.'])).asked[0]).not.toHaveProperty('earlier');
});

test('where a writer says the earlier ones again, others are found; and it is never one more', async () => {
  const earlier = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
  const { replies, asked } = await generate([...earlier, 'Six.'], { earlier });
  expect(replies).toHaveLength(5);
  expect(replies).toContain('Six.');
  for (const reply of earlier) expect(replies).not.toContain(reply);
  expect(asked).toHaveLength(2); // next to nothing was new
});

test('who has all that the built-in writer knows for a post gets it again, not less', async () => {
  await using app = await createTestApp({ writer: createBuiltinWriter({ random: Math.random }) });
  const user = await app.signIn();
  await makePremium(app, user);
  const earlier: string[] = [];
  for (let set = 0; set < 8; set += 1) {
    const asked = { tweetText: 'Vast contract. VAST.', tone: 'nice', earlier: earlier.slice(-20) };
    const answer = await user.post('/api/quick-action', asked);
    const { replies } = (await answer.json()) as GenerationAnswer;
    expect(new Set(replies).size).toBe(5);
    earlier.push(...replies);
  }
  expect(new Set(earlier).size).toBeLessThan(earlier.length);
});

test('what is shown again for want of anything else is tidied as well', async () => {
  // The built-in writer has a dozen lines for it, and so nothing new either.
  const post = { tweetText: 'Mi padre murió esta mañana.', tone: 'nice' };
  await using knowing = await createTestApp({ writer: 'builtin' });
  const user = await knowing.signIn();
  const earlier: string[] = [];
  for (let set = 0; set < 4; set += 1) {
    const answer = await user.post('/api/quick-action', { ...post, earlier });
    const { replies } = (await answer.json()) as GenerationAnswer;
    earlier.push(...replies.filter((reply) => !earlier.includes(reply)));
  }
  const numbered = earlier.slice(0, 5).map((reply, index) => `${index + 1}. ${reply}`);
  const { replies } = await generate(numbered, { ...post, earlier });
  expect(replies).toEqual(earlier.slice(0, 5));
});

test('so many earlier replies may be told, and no more', async () => {
  const told = (count: number) => Array.from({ length: count }, (_, index) => `Reply ${index}.`);
  expect((await generate(['Fine.'], { earlier: told(20) })).replies).toEqual(['Fine.']);
  const tooMany = await generate(['Fine.'], { earlier: told(21) });
  expect(tooMany).toMatchObject({ code: 'body_invalid' });
});

test('emoji come only where the post has some, unless the person says otherwise', async () => {
  expect((await generate(['Fine 🎉 indeed.'])).replies).toEqual(['Fine indeed.']);
  const withEmoji = { tweetText: 'We won 🎉' };
  expect((await generate(['Fine 🎉'], withEmoji)).replies).toEqual(['Fine 🎉']);
  expect((await generate(['Fine 🎉'], { ...withEmoji, choices: { emoji: 'no' } })).replies).toEqual(
    ['Fine'],
  );
  expect((await generate(['Fine 🎉'], { choices: { emoji: 'yes' } })).replies).toEqual(['Fine 🎉']);
  // What is nothing without them is no reply.
  const { replies } = await generate(['🎉', 'Fine.']);
  expect(replies[0]).toBe('Fine.');
  expect(replies).not.toContain('');
});

test('choices reach the writer whole, and wrong ones are refused', async () => {
  const choices = {
    steer: 'mention that I built one',
    count: 3,
    network: 'threads',
    language: 'de',
  };
  const { asked } = await generate(['Fine.'], { choices });
  const whole = { count: 3, tone: 'rage', choices: { ...choices, emoji: 'post' } };
  expect(asked[0]).toMatchObject(whole);
  const wrong = await generate(['Fine.'], { choices: { count: 50 } });
  expect(wrong).toMatchObject({ code: 'body_invalid' });
});

test('who wrote the post and what it answers reach the writer, and are not made up', async () => {
  const origin = { author: 'x'.repeat(80), context: 'x'.repeat(1080) };
  expect((await generate(['Fine.'], origin)).asked[0]).toMatchObject(origin);
  const trimmed = await generate(['Fine.'], { author: ' @ann ', context: ' Spaces. ' });
  expect(trimmed.asked[0]).toMatchObject({ author: '@ann', context: 'Spaces.' });
  for (const asked of [{}, { author: '  ', context: '' }]) {
    const [request] = (await generate(['Fine.'], asked)).asked;
    expect(request).not.toHaveProperty('author');
    expect(request).not.toHaveProperty('context');
  }
});

test('whoever consoles somebody is met with care as well', async () => {
  const { asked, notices } = await generate(['I am so sorry.'], {
    tweetText: 'Here for you, call any time.',
    context: 'My father passed away this morning.',
  });
  expect(asked[0]?.tone).toBe('nice');
  expect(notices).toEqual(['care']);
  const mourning = await generate(['I am so sorry.'], {
    tweetText: 'My father passed away this morning.',
    context: 'Good morning, how is everybody?',
  });
  expect(mourning.notices).toEqual(['care']);
});

test('modelName counts only where the operator allows it', async () => {
  const namesFor = async (settings: Record<string, string>) => {
    const asked: WriteRequest[] = [];
    const writer = createScriptedWriter({ onWrite: (wanted) => asked.push(wanted) });
    await using app = await createTestApp({ writer, settings });
    const user = await app.signIn();
    await user.post('/api/quick-action', { tweetText: 'x', tone: 'nice', modelName: 'other' });
    return asked.map(({ modelName }) => modelName);
  };
  expect(await namesFor({})).toEqual([undefined]);
  expect(await namesFor({ AI_ALLOW_MODEL_NAME: 'this, other' })).toEqual(['other']);
  expect(await namesFor({ AI_ALLOW_MODEL_NAME: 'this' })).toEqual([undefined]);
});

test('a post in pain is met with care whatever the tone, and the screen is told', async () => {
  const { asked, notices } = await generate(['I am so sorry.'], {
    tweetText: 'My father passed away this morning.',
  });
  expect(asked[0]?.tone).toBe('nice');
  expect(notices).toEqual(['care']);
});

test('who is in pain gets no lines that fit any post, where the writer had none of its own', async () => {
  for (const tweetText of [
    'My father passed away this morning.',
    'I want to kill myself and nobody would notice.',
  ]) {
    const { replies, notices } = await generate([], { tweetText });
    expect(replies.length, tweetText).toBeGreaterThan(0);
    expect(replies.join(' '), tweetText).not.toMatch(/glad somebody said|Saving this|leave out/);
    expect(replies.join(' '), tweetText).not.toContain(tweetText.slice(0, 15));
    expect(notices, tweetText).toEqual(['care']);
  }
});

test('a line that fits any post quotes nothing that no reply may say', async () => {
  for (const tweetText of [
    'Just kill yourself, you and your dog and your car.',
    'Ring me on 415 555 0134 after six, the sofa is still there.',
  ]) {
    const { replies, notices } = await generate([], { tweetText });
    expect(notices, tweetText).toContain('generic_replies');
    expect(replies.length, tweetText).toBeGreaterThan(0);
    expect(replies.join(' '), tweetText).not.toMatch(/kill yourself|555/);
  }
});

test('no more lines that fit any post than replies were asked for', async () => {
  const { replies } = await generate([], { choices: { count: 3 } });
  expect(replies).toHaveLength(3);
});

test('HTML in a reply is text', async () => {
  const { replies } = await generate(['<script>alert(1)</script>']);
  expect(replies).toEqual(['<script>alert(1)</script>']);
});
