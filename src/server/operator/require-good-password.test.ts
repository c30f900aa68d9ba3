import { expect, test } from 'vitest';
import { requireGoodPassword } from './require-good-password.ts';

test('signs around a word, or alone, make no password', () => {
  const email = 'owner@example.com';
  for (const guessable of ['#~#~#~#~#~#~', '#~#~ password ~#~#']) {
    expect(() => requireGoodPassword(guessable, { email }), guessable).toThrow(
      expect.objectContaining({ code: 'password_guessable' }),
    );
  }
});
