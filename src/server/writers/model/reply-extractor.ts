/** Longer than any reply; what exceeds it is not one, and is not kept in memory. */
const MAX_TEXT_CHARACTERS = 4000;

/** Keys under which models put a reply's text. */
const TEXT_KEYS = new Set(['text', 'reply', 'content', 'message']);

/** Keys of what is not for showing, whatever stands below them: what the model makes of the post. */
const HIDDEN_KEYS = new Set([
  ...['reading', 'thinking', 'reasoning', 'analysis', 'thoughts', 'thought', 'plan'],
  ...['notes', 'note', 'tags', 'keywords', 'drafts', 'candidates', 'brainstorm', 'best'],
]);

/** The key of the replies among which the model chooses when all are written. */
const OTHERS_KEY = 'others';

/** Text of the places of the best, at most: a list that never ends is not kept in memory. */
const MAX_BEST_CHARACTERS = 200;

/** A list's line that is no reply but the reading of the post. */
const HIDDEN_LINE = /^["*_]{0,4}(?:reading|thinking|reasoning)["*_]{0,4}:/i;

/** Where a model's thoughts begin and end that its server hands on as if they were the answer. */
const THOUGHTS_BEGIN = /^<(think|thinking|thought|thoughts|reasoning)>$/i;
/** What no such mark is longer than, the slash included. */
const MARK_CHARACTERS = '</reasoning>'.length;

/** A line that is a list item: `1. …`, `2) …`, `- …`. */
const LIST_ITEM = /^(?:\d{1,2}[.)]|[-*•])\s+(?=\S)/;

const HEX_DIGITS = /^[\da-f]{4}$/i;

const SIMPLE_ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

interface Container {
  kind: '[' | '{';
  /** In an object: the key whose value comes next, null while a key is expected. */
  key: string | null;
  /** Whether it belongs to what is not for showing. */
  isHidden: boolean;
  /** Whether it belongs to the others. */
  isOthers: boolean;
}

/**
 * Finds replies in a model's answer while it streams in, each at its last character. Reads what
 * models make of "answer with JSON": the asked form, code fences, preambles, bare lists, objects
 * with a text, one JSON string or object a line, numbered lines. The reading of the post before them
 * is skipped, and so are thoughts between `<think>` and `</think>`. Never makes anything up: without a
 * reply in the text there is none.
 */
export class ReplyExtractor {
  #containers: Container[] = [];
  /** How many of them are lists: asked at every bracket, and there may be thousands. */
  #lists = 0;
  /** The string being read, or null outside of one. */
  #text: string | null = null;
  #isOverlong = false;
  #escape: string | null = null;
  /** The current line, outside of any JSON, from its first character that is not a space. */
  #line = '';
  /** What ends the thoughts that are being read, in lower case; null outside of thoughts. */
  #thoughtsEnd: string | null = null;
  #others: string[] = [];
  /** The list of the best so far; null outside of it. */
  #bestText: string | null = null;
  #best: number[] | null = null;

  /** @returns the replies that this piece completes, in order */
  push(piece: string): string[] {
    const found: string[] = [];
    for (const unit of piece.split('')) {
      const reply = this.#read(unit);
      if (reply !== null && reply.trim() !== '') found.push(reply.toWellFormed());
    }
    return found;
  }

  #read(unit: string): string | null {
    if (this.#thoughtsEnd !== null) return this.#readThoughts(unit, this.#thoughtsEnd);
    if (this.#bestText !== null) return this.#readBest(unit, this.#bestText);
    return this.#text === null ? this.#readOutside(unit) : this.#readInString(unit);
  }

  /** Nothing in them is a reply, whatever it looks like; the line keeps no more than their end. */
  #readThoughts(unit: string, end: string): null {
    this.#line = (this.#line + unit.toLowerCase()).slice(-end.length);
    if (this.#line !== end) return null;
    this.#thoughtsEnd = null;
    this.#line = '';
    return null;
  }

  /** Ends a complete answer: a list's last line has no line break. */
  finish(): string[] {
    const mayBeLine = this.#containers.length === 0 && this.#text === null;
    const reply = mayBeLine && this.#thoughtsEnd === null ? this.#endLine() : null;
    return reply === null ? [] : [reply.toWellFormed()];
  }

  /** What has come of a reply that is still being written; null where none is, or it may be none. */
  get unfinished(): string | null {
    const container = this.#containers.at(-1);
    if (container === undefined || this.#isOverlong || !isOfReply(container)) return null;
    return container.isOthers ? null : this.#text;
  }

  /** Replies that are still to be chosen among, each at its place; '' where that is none. */
  get others(): readonly string[] {
    return this.#others;
  }

  /** The places of the others that the model would take, from 1, the best first, as far as they are numbers; null until it said so. */
  get best(): readonly number[] | null {
    return this.#best;
  }

  #readBest(unit: string, soFar: string): null {
    if (unit === ']' || soFar.length > MAX_BEST_CHARACTERS) {
      this.#best = soFar.split(',').map(Number);
      this.#bestText = null;
    } else this.#bestText = soFar + unit;
    return null;
  }

  #readOutside(unit: string): string | null {
    const container = this.#containers.at(-1);
    // Before there is anything to choose among it is none of theirs.
    if (
      unit === '[' &&
      container?.key === 'best' &&
      this.#others.length > 0 &&
      !container.isHidden
    ) {
      this.#bestText = '';
      return null;
    }
    const opens = unit === '[' || unit === '{';
    if (opens && !(container === undefined && this.#isListLine())) {
      const isHidden =
        container?.isHidden === true ||
        HIDDEN_KEYS.has(container?.key ?? '') ||
        this.#isBesideText(unit);
      const isOthers = container?.isOthers === true || container?.key === OTHERS_KEY;
      this.#containers.push({ kind: unit, key: null, isHidden, isOthers });
      if (unit === '[') this.#lists += 1;
      this.#line = '';
      return null;
    }
    if (container === undefined) return this.#readLine(unit);
    if (unit === '"') this.#openString();
    else if (unit === ']' || unit === '}') this.#closeContainer();
    else if (unit === ',') container.key = null;
    return null;
  }

  #closeContainer(): void {
    if (this.#containers.pop()?.kind === '[') this.#lists -= 1;
  }

  /** Whether a list begins that an entry of a list has besides its text. */
  #isBesideText(unit: string): boolean {
    const container = this.#containers.at(-1);
    if (unit !== '[' || container?.kind !== '{') return false;
    if (container.key === 'replies' || container.key === OTHERS_KEY) return false;
    return this.#lists > 0;
  }

  #readLine(unit: string): string | null {
    if (unit === '\n') return this.#endLine();
    if (this.#line === '') {
      if (unit === '"') this.#openString();
      if (unit === '"' || unit.trim() === '') return null;
    }
    if (this.#line.length <= MAX_TEXT_CHARACTERS) this.#line += unit;
    if (unit === '>' && this.#line.length < MARK_CHARACTERS) this.#openThoughts();
    return null;
  }

  #openThoughts(): void {
    const [, mark] = THOUGHTS_BEGIN.exec(this.#line) ?? [];
    if (mark === undefined) return;
    this.#thoughtsEnd = `</${mark.toLowerCase()}>`;
    this.#line = '';
  }

  /** Asked at every bracket of a line, so that no more than the line's beginning is looked at. */
  #isListLine(): boolean {
    return LIST_ITEM.test(`${this.#line.slice(0, 80)}x`);
  }

  #endLine(): string | null {
    const line = this.#line.trim();
    this.#line = '';
    if (line.length > MAX_TEXT_CHARACTERS || !LIST_ITEM.test(line)) return null;
    const text = line.replace(LIST_ITEM, '');
    return HIDDEN_LINE.test(text) ? null : unquote(text);
  }

  #openString(): void {
    this.#text = '';
    this.#isOverlong = false;
  }

  #readInString(unit: string): string | null {
    if (this.#escape !== null) {
      this.#readEscape(unit);
      return null;
    }
    if (unit === '\\') this.#escape = '';
    else if (unit === '"') return this.#closeString();
    else this.#append(unit);
    return null;
  }

  #readEscape(unit: string): void {
    if (this.#escape === '' && unit !== 'u') {
      this.#escape = null;
      this.#append(SIMPLE_ESCAPES[unit] ?? unit);
      return;
    }
    this.#escape += unit;
    if (this.#escape?.length === 5) {
      const digits = this.#escape.slice(1);
      this.#escape = null;
      if (!HEX_DIGITS.test(digits)) return;
      this.#append(String.fromCharCode(Number.parseInt(digits, 16)));
    }
  }

  #append(text: string): void {
    if (this.#text === null) return;
    if (this.#text.length > MAX_TEXT_CHARACTERS) this.#isOverlong = true;
    else this.#text += text;
  }

  #closeString(): string | null {
    const text = this.#isOverlong ? '' : (this.#text ?? '');
    this.#text = null;
    const container = this.#containers.at(-1);
    if (container === undefined) return text;
    const isReply = isOfReply(container);
    if (container.kind === '{') container.key = container.key === null ? text : null;
    if (!isReply) return null;
    if (!container.isOthers) return text;
    this.#others.push(text.trim() === '' ? '' : text.toWellFormed());
    return null;
  }
}

/** Whether a string that stands here is a reply. */
function isOfReply({ kind, key, isHidden }: Container): boolean {
  return !isHidden && (kind === '[' || TEXT_KEYS.has(key ?? ''));
}

function unquote(text: string): string {
  return text.replace(/^["“](.*)["”]$/s, '$1');
}
