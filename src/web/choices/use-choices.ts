import { useSyncExternalStore } from 'react';
import {
  DEFAULT_CHOICES,
  NETWORKS,
  REPLY_COUNTS,
  REPLY_LANGUAGES,
  type Choices,
} from '#contract/choices.ts';
import { browserStorage } from '../session/stored-values.ts';

const NAME = 'choices';

/** What is of the device. What the replies should say is of the person, and kept with their work. */
export type DeviceChoices = Omit<Choices, 'steer'>;

const { steer: _, ...DEVICE_DEFAULTS } = DEFAULT_CHOICES;

/** What was chosen on this page, which knows it where the browser keeps nothing. */
let chosen: DeviceChoices | null = null;

/** As it was read last: while nothing changes, it is the same object. */
let kept: { text: string | null | undefined; choices: DeviceChoices } = {
  text: undefined,
  choices: DEVICE_DEFAULTS,
};

const listeners = new Set<() => void>();

/** The choices, remembered in this browser. */
export function useChoices(): [DeviceChoices, (choices: DeviceChoices) => void] {
  return [useSyncExternalStore(subscribe, currentChoices), choose];
}

/** The same for a generation that begins now. What another tab chose counts until something is chosen here. */
export function currentChoices(): DeviceChoices {
  if (chosen !== null) return chosen;
  const storage = browserStorage();
  const text = storage?.getItem(NAME);
  if (text !== kept.text) kept = { text, choices: readChoices(storage) };
  return kept.choices;
}

function choose(changed: DeviceChoices): void {
  chosen = changed;
  storeChoices(browserStorage(), changed);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was remembered, and the default for whatever is not (or no longer) a choice. */
export function readChoices(storage: Storage | null): DeviceChoices {
  try {
    const kept = JSON.parse(String(storage?.getItem(NAME))) as Partial<Choices>;
    return {
      count: REPLY_COUNTS.find((count) => count === kept.count) ?? DEFAULT_CHOICES.count,
      network: NETWORKS.find(({ id }) => id === kept.network)?.id ?? DEFAULT_CHOICES.network,
      emoji: kept.emoji === 'yes' || kept.emoji === 'no' ? kept.emoji : DEFAULT_CHOICES.emoji,
      language:
        REPLY_LANGUAGES.find(({ id }) => id === kept.language)?.id ?? DEFAULT_CHOICES.language,
    };
  } catch {
    return DEVICE_DEFAULTS; // not ours, or no storage
  }
}

function storeChoices(storage: Storage | null, choices: DeviceChoices): void {
  try {
    storage?.setItem(NAME, JSON.stringify(choices));
  } catch {
    // Storage is full or refused: the next visit begins with the defaults.
  }
}
