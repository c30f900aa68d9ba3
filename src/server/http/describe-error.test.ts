import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError, DEFAULT_WORDING, ERRORS } from '#contract/errors.ts';
import { GIFT_DURATIONS } from '#contract/gift-durations.ts';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { TONES } from '#contract/tones.ts';
import { describeError } from './describe-error.ts';

const CONTEXT = {
  requestId: 'one',
  logger: pino({ level: 'silent' }),
  wording: DEFAULT_WORDING,
  language: 'en',
} as const;

test('no sentence is left with a name in braces', () => {
  for (const [code, { message }] of Object.entries(ERRORS)) {
    expect(message, code).not.toMatch(/[{}]|undefined/);
  }
});

test('a sentence has the numbers of who throws it, and the catalogue’s where they say none', () => {
  const { message } = ERRORS.limit_reached_premium;
  expect(message).toContain(`limit of ${DAILY_LIMITS.premiumLimit} replies`);
  expect(describeError(new AppError('limit_reached_premium'), CONTEXT).body.error).toBe(message);
  const error = new AppError('limit_reached_premium', { values: { premiumLimit: 7 } });
  expect(describeError(error, CONTEXT).body.error).toBe(
    'You have reached your daily limit of 7 replies. Please try again tomorrow.',
  );
});

test('a sentence names who signs people in here, and as described where nobody is named', () => {
  const refusal = new AppError('email_not_verified');
  expect(refusal.message).toBe(
    'Your Google account has no verified e-mail address. Verify it with Google, or use another account.',
  );
  expect(
    describeError(refusal, { ...CONTEXT, wording: { ...DEFAULT_WORDING, signInName: '$& ID' } })
      .body.error,
  ).toBe(
    'Your $& ID account has no verified e-mail address. Verify it with $& ID, or use another account.',
  );
});

test('a failure that nobody expected says nothing of itself', () => {
  const { status, body } = describeError(new Error('select * from secrets'), CONTEXT);
  expect([status, body.error]).toEqual([500, ERRORS.internal.message]);
});

test('the sentence is in the language of the request, with its values; the code never changes', () => {
  const german = { ...CONTEXT, language: 'de' } as const;
  const { body } = describeError(new AppError('limit_reached_free'), german);
  expect(body.code).toBe('limit_reached_free');
  expect(body.error).toBe(
    'Du hast dein Tageslimit von 5 Antworten erreicht. Mit Premium hast du 30 Antworten am Tag.',
  );
  expect(describeError(new AppError('operator_role_refused'), german).body.error).toBe(
    ERRORS.operator_role_refused.message,
  );
});

test.each([
  ['tone_unknown', TONES],
  ['duration_unknown', GIFT_DURATIONS],
] as const)('%s names all that there is to pick', (code, choices) => {
  const labels = choices.map(({ label }) => label);
  const named = `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}.`;
  expect(ERRORS[code].message).toContain(`Pick ${named}`);
});
