import { bareName } from './bare-name.ts';

/** What stands in the names of models that do something else than chat, and what they do. */
const OTHERWISE: readonly {
  what: string;
  holds?: readonly string[];
  starts?: readonly string[];
}[] = [
  { what: 'turns text into numbers', holds: ['embed', 'minilm'], starts: ['bge-', 'e5-'] },
  { what: 'orders lists', holds: ['rerank'] },
  { what: 'draws', holds: ['image', 'dall-e', 'banana'] },
  { what: 'films', holds: ['sora', 'veo-'] },
  { what: 'hears', holds: ['whisper', 'transcri', 'translat'] },
  { what: 'speaks or plays', holds: ['tts', 'audio', 'lyria', 'realtime', '-live'] },
  { what: 'steers', holds: ['robotics', 'computer-use'] },
  { what: 'judges', holds: ['moderation', 'guard', 'decision', 'aqa'] },
  { what: 'goes on with a text', holds: ['babbage', 'davinci', 'turbo-instruct'] },
];

/** Whether a model is none that chats, by its name: few lists say what their models can do. */
export function isNamedOtherwise(id: string): boolean {
  const name = bareName(id);
  return OTHERWISE.some(
    ({ holds = [], starts = [] }) =>
      holds.some((part) => name.includes(part)) || starts.some((part) => name.startsWith(part)),
  );
}
