import { useState } from 'react';
import {
  DEFAULT_CHOICES,
  MAX_STEER_CHARACTERS,
  NETWORKS,
  REPLY_COUNTS,
  REPLY_LANGUAGES,
  type Choices,
} from '#contract/choices.ts';
import { browserStorage } from '../session/stored-values.ts';

const NAME = 'choices';

/** The person's choices, remembered in this browser. */
export function useChoices(): [Choices, (choices: Choices) => void] {
  const [choices, setChoices] = useState(() => readChoices(browserStorage()));
  return [
    choices,
    (changed) => {
      setChoices(changed);
      storeChoices(browserStorage(), changed);
    },
  ];
}

/** What was remembered, and the default for whatever is not (or no longer) a choice. */
export function readChoices(storage: Storage | null): Choices {
  try {
    const kept = JSON.parse(storage?.getItem(NAME) ?? '{}') as Partial<Choices>;
    return {
      steer: typeof kept.steer === 'string' ? kept.steer.slice(0, MAX_STEER_CHARACTERS) : '',
      count: REPLY_COUNTS.find((count) => count === kept.count) ?? DEFAULT_CHOICES.count,
      network: NETWORKS.find(({ id }) => id === kept.network)?.id ?? DEFAULT_CHOICES.network,
      emoji: kept.emoji === 'yes' || kept.emoji === 'no' ? kept.emoji : DEFAULT_CHOICES.emoji,
      language:
        REPLY_LANGUAGES.find(({ id }) => id === kept.language)?.id ?? DEFAULT_CHOICES.language,
    };
  } catch {
    return DEFAULT_CHOICES; // not ours, or no storage
  }
}

function storeChoices(storage: Storage | null, choices: Choices): void {
  try {
    storage?.setItem(NAME, JSON.stringify(choices));
  } catch {
    // Storage is full or refused: the next visit begins with the defaults.
  }
}
