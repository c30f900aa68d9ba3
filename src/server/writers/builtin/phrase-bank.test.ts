import { expect, test } from 'vitest';
import { findDanger } from '#server/replies/find-danger.ts';
import { findMachineVoice } from '#server/replies/find-machine-voice.ts';
import { WRITTEN_TONES } from '../tone-traits.ts';
import {
  findKindLines,
  KIND_SECTIONS,
  QUOTE_LINES,
  TOLD_QUOTE_LINES,
  TOPICS,
  STEERED_SECTIONS,
} from './phrase-bank.ts';
import { CARE_KINDS } from '../../reading/care-kinds.ts';
import { isCareKind, POST_KINDS, type PostKind } from './post-kinds.ts';

/** Kinds that most posts are: a person meets them daily and notices a line that comes back. */
const BROAD_KINDS = ['remark', 'opinion', 'complaint', 'milestone', 'launch', 'advice', 'news'];
const MIN_BROAD_LINES = 15;
const MIN_LINES = 7;
const LINES = [
  ...[...KIND_SECTIONS].flatMap(([language, sections]) =>
    [...sections].flatMap(([name, { lines }]) =>
      WRITTEN_TONES.flatMap((id) =>
        lines[id].map((line) => ({ where: `${language}/${name}/${id}`, line })),
      ),
    ),
  ),
  ...[
    ...TOPICS,
    ...STEERED_SECTIONS.values(),
    { lines: QUOTE_LINES },
    ...[...TOLD_QUOTE_LINES.values()].map((lines) => ({ lines })),
  ].flatMap(({ lines }) =>
    WRITTEN_TONES.flatMap((id) => lines[id].map((line) => ({ where: id, line }))),
  ),
];

test('no line is there twice', () => {
  const seen = new Map<string, string>();
  for (const { line, where } of LINES) {
    const key = line.toLowerCase();
    expect(seen.get(key), `${where}: ${line}`).toBeUndefined();
    seen.set(key, where);
  }
});

test('every line may be posted: short, safe, human, no hashtag, no emoji, no stray slot', () => {
  for (const { line, where } of LINES) {
    const what = `${where}: ${line}`;
    expect(line.length, what).toBeLessThanOrEqual(200);
    expect(findDanger(line), what).toBeNull();
    expect(findMachineVoice(line), what).toBeNull();
    expect(line, what).not.toMatch(/#|\p{Extended_Pictographic}|\p{Emoji_Presentation}/u);
    expect(line.replaceAll(/\{(quote|about)\}/g, ''), what).not.toMatch(/[{}[\]<>_]/);
    expect(line, what).not.toMatch(/ {2}|\s[.,](?!\.)/);
  }
});

test('slots stand only where something fills them', () => {
  for (const { lines } of [...KIND_SECTIONS.values()].flatMap((all) => [...all.values()])) {
    for (const id of WRITTEN_TONES) expect(lines[id].join('\n')).not.toMatch(/\{/);
  }
  for (const { lines } of TOPICS) {
    for (const id of WRITTEN_TONES) expect(lines[id].join('\n')).not.toMatch(/\{/);
  }
});

test('what a person named stands in the lines for it, and in no other', () => {
  for (const [name, { lines }] of STEERED_SECTIONS) {
    for (const line of WRITTEN_TONES.flatMap((id) => lines[id])) {
      expect(line.includes('{about}'), line).toBe(name.endsWith('_about'));
    }
  }
});

/** Masculine forms for the writer or the reader, who may be neither. */
const GENDERED = {
  es: /\b(harto|(estoy|tan) seguro|enfadado|observado|aludido|contento|encantado|orgulloso|estoy metido|un amigo)\b/,
  pt: /\b(obrigado|curioso|senti (observado|citado)|irritado|cansado|orgulhoso|sozinho|um amigo|gentil quanto)\b/i,
  fr: new RegExp(
    String.raw`\b(désolé|content|ravi|fier|suis (énervé|observé|visé)|entouré|vous a le plus surpris` +
      String.raw`|seul\.|sûr de moi|un ami|m'a arrêté)(?!\p{L})`,
    'iu',
  ),
};

test.each(['es', 'pt', 'fr'] as const)('%s takes nobody for a man', (language) => {
  for (const { lines } of KIND_SECTIONS.get(language)?.values() ?? []) {
    for (const line of WRITTEN_TONES.flatMap((id) => lines[id])) {
      expect(line).not.toMatch(GENDERED[language]);
    }
  }
});

test('English knows every kind that is answered as such, and enough to say about it', () => {
  // What is merely seen has what fits whatever is told.
  for (const kind of POST_KINDS.filter((each) => each !== 'observation')) {
    expect(KIND_SECTIONS.get('en')?.has(kind), kind).toBe(true);
    for (const id of WRITTEN_TONES) {
      const lines = findKindLines('en', kind, id);
      const least = BROAD_KINDS.includes(kind) ? MIN_BROAD_LINES : MIN_LINES;
      expect(lines.length, `${kind}/${id}`).toBeGreaterThanOrEqual(least);
    }
  }
});

/** What is heard in these languages besides pain. */
const HEARD: readonly PostKind[] = [
  ...(['group', 'told_group', 'crowd', 'exposure', 'question', 'appeal'] as const),
];

test.each(['es', 'pt', 'fr', 'de'] as const)(
  '%s can answer pain, harm and what is asked of readers, and anything else in words that claim nothing',
  (language) => {
    const plain = KIND_SECTIONS.get(language)?.get('remark')?.lines;
    for (const kind of POST_KINDS) {
      const isOwn = isCareKind(kind) || HEARD.includes(kind);
      for (const id of WRITTEN_TONES) {
        const lines = findKindLines(language, kind, id);
        expect(lines.length, `${kind}/${id}`).toBeGreaterThanOrEqual(MIN_LINES);
        expect(lines === plain?.[id], `${kind}/${id}`).toBe(!isOwn);
      }
    }
    for (const kind of CARE_KINDS) {
      expect(KIND_SECTIONS.get(language)?.get(kind)?.lines.rage ?? []).toEqual([]);
    }
  },
);

test('every section is for a kind, so that none is written in vain', () => {
  const known = new Set<string>([...POST_KINDS, 'care', 'foreign']);
  for (const sections of KIND_SECTIONS.values()) {
    for (const name of sections.keys()) expect(known).toContain(name);
  }
});

test('every subject answers kinds that there are', () => {
  const known = new Set<string>(POST_KINDS);
  for (const { kinds } of TOPICS) for (const kind of kinds) expect(known).toContain(kind);
});
