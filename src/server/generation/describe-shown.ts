import type { Notice } from '#contract/generation.ts';
import { dayOf } from '../quota/usage-day.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import type { ShownSet } from '../uptake/uptake.ts';
import type { Hand, WriteRequest } from '../writers/writer.ts';
import type { Spender } from './token-budget.ts';

/** What counts of a set that was handed over whole. */
export function describeShown(set: {
  use: ReservedUse;
  owner: Spender;
  asked: WriteRequest;
  hand: Hand;
  arm: ShownSet['arm'];
  notices: readonly Notice[];
  replies: number;
}): ShownSet {
  const { use, owner, asked, hand, arm, notices, replies } = set;
  const isGeneric = notices.includes('generic_replies');
  return {
    owner,
    day: dayOf(use.usage),
    // Which of their own would be who it is.
    tone: asked.customTone === undefined ? asked.tone : 'own',
    language: isGeneric || notices.includes('language') ? 'en' : languageOf(asked),
    ...(isGeneric ? { writer: 'generic', brief: '' } : hand),
    arm,
    replies,
  };
}

function languageOf({ choices, reading }: WriteRequest): string {
  const chosen = choices?.language ?? 'post';
  return chosen === 'post' ? reading.language : chosen;
}
