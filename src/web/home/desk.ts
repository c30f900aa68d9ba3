import { MAX_TWEET_CHARACTERS, UNDO_MS } from '#contract/limits.ts';
import { cutText } from '#contract/plain-text.ts';
import { forgetters } from '../session/forget-person.ts';
import {
  browserShelves,
  dropWork,
  boxOf,
  type Box,
  EMPTY_BOX,
  NO_WORK,
  readWork,
  storeWork,
  type Shelves,
  type Work,
} from './kept-desk.ts';
import { wasPressed } from '../start-anew.ts';
import { t } from '../words/t.ts';

/** A person's work, and what is going on with it. */
export interface DeskState extends Work {
  isLoading: boolean;
  /** The post that Generate was pressed for by who was not signed in, and is now: it goes on by itself. */
  awaited: string;
  /** Counts the presses of Generate: the eye and the keyboard are led to each one's replies. */
  run: number;
  /** How many others go first while the writer is busy; null when it is this one's turn. */
  ahead: number | null;
  /** Opened for the next post while replies are shown, which otherwise need the room. */
  isBoxOpen: boolean;
  /** More was put into the box than it takes. */
  isCut: boolean;
  error: string | null;
  /** The last thing that happened, for those who hear the page. */
  status: string;
  undo: Undo | null;
}

/** The one step back. */
export interface Undo {
  /** What was just taken away or changed. */
  words: string;
  /** Brings it back into what is there by then. */
  restore: (now: DeskState) => Partial<Work>;
  /** What held the focus is gone: it goes to the step back. */
  takesFocus: boolean;
  /** What was in the box is nowhere else: it waits, and what is in there by then is not lost for it. */
  isOfBox?: true;
  /** Which reply's former words it brings back: newer ones would be lost for them. */
  replyId?: number;
}

const IDLE = {
  isLoading: false,
  awaited: '',
  run: 0,
  ahead: null,
  isBoxOpen: false,
  isCut: false,
  error: null,
  status: '',
  undo: null,
} as const;

/**
 * Where a person's post and replies lie, above the pages: they are there again after another page, a
 * reload, a closed tab. Kept in this browser under the person's name, and for nobody else.
 */
export class Desk {
  #state: DeskState = { ...NO_WORK, ...IDLE };
  /** Undefined until it is known who is there. */
  #personId: string | null | undefined;
  readonly #shelves: Shelves;
  readonly #listeners = new Set<() => void>();
  #running: AbortController | null = null;

  constructor(shelves: Shelves) {
    this.#shelves = shelves;
  }

  read = (): DeskState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(part: Partial<DeskState>): void {
    // Both are of what was in the box.
    const former = part.draft !== undefined && { isCut: false, error: null };
    this.#state = { ...this.#state, ...former, ...part };
    // What a person left whose session is over waits in this tab for them, and is written nowhere.
    if (this.#personId === this.#state.ownerId) storeWork(this.#shelves, workOf(this.#state));
    for (const listener of this.#listeners) listener();
  }

  /** Says who is there. Their own work comes back; somebody else's goes. */
  seat(personId: string | null): void {
    if (personId === this.#personId) return;
    const goesOn = this.#personId === undefined && wasPressed;
    this.#personId = personId;
    if (personId !== null) this.change({ error: null });
    const { ownerId } = this.#state;
    if (personId !== null && ownerId !== null && ownerId !== personId) this.#clear();
    const kept = readWork(this.#shelves);
    if (kept !== null && kept.ownerId !== null && kept.ownerId !== personId) {
      dropWork(this.#shelves);
    } else if (kept !== null && this.#state.set === null) this.#restore(kept);
    // What was typed before it was known who is there is kept from here on.
    const awaited = goesOn ? this.#state.draft : '';
    this.change(
      personId === null ? { awaited } : { ownerId: personId, ...(goesOn && { awaited }) },
    );
  }

  /** A person signed out: nothing stays, neither here nor in the browser. */
  forget = (): void => {
    this.#clear();
    dropWork(this.#shelves);
  };

  /** @returns what ends the run that begins now; a former one ends */
  begin(): AbortSignal {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#running.signal;
  }

  /** Whether what the run of this signal brings still belongs here: nobody signed out, and no other began. */
  isRunOf(signal: AbortSignal): boolean {
    return this.#running?.signal === signal;
  }

  stop = (): void => this.#running?.abort();

  /**
   * Offers a step back from what was just done: for good where the focus goes there or words would be
   * lost, else for a while.
   */
  offerUndo(undo: Undo): void {
    this.change({ undo });
    if (undo.takesFocus || undo.isOfBox) return;
    setTimeout(() => {
      if (this.#state.undo === undo) this.change({ undo: null });
    }, UNDO_MS);
  }

  /** Takes a post that did not come by the box itself. What was in there can be put back. */
  takePost(post: string): void {
    const former = this.#state;
    this.change({ ...EMPTY_BOX, ...cutDraft(post), isBoxOpen: true });
    this.offerFormerBox(former);
  }

  /** Offers what was in the box until something else came into it, unless nothing was or it is there still. */
  offerFormerBox({ draft, origin, steer }: Box): void {
    if (draft === '' || draft === this.#state.draft) return;
    const words = t('What was in the box is taken out.');
    const restore = () => ({ draft, origin, steer });
    this.offerUndo({ words, takesFocus: false, isOfBox: true, restore });
  }

  /** Takes the last step back. */
  undo = (): void => {
    const former = this.#state;
    const { undo } = former;
    if (undo === null) return;
    this.change({ ...undo.restore(former), undo: null, status: t('Brought back') });
    if (undo.isOfBox) this.offerFormerBox(former);
  };

  #clear(): void {
    this.stop();
    this.#running = null;
    this.change({ ...NO_WORK, ...IDLE });
  }

  #restore(kept: Work): void {
    const { set } = kept;
    const { draft, origin, steer, isCut } = this.#state;
    // What was typed or shared before it was known who is there stays.
    const box = draft === '' ? {} : { draft, origin, steer, isCut };
    if (set?.end !== 'running') this.change({ ...kept, ...box });
    else if (set.replies.length > 0) this.change({ ...kept, ...box, set: { ...set, end: 'left' } });
    else {
      // Nothing had come: the post goes back where it was.
      const post = kept.draft === '' ? boxOf(set) : {};
      this.change({ ...kept, ...post, ...box, set: null });
    }
    this.offerFormerBox(kept);
  }
}

/** What of a text is a draft, and whether that is not all of it. */
export function cutDraft(text: string): Pick<DeskState, 'draft' | 'isCut'> {
  return { draft: cutText(text, MAX_TWEET_CHARACTERS), isCut: text.length > MAX_TWEET_CHARACTERS };
}

function workOf({ ownerId, draft, origin, tone, steer, set }: DeskState): Work {
  return { ownerId, draft, origin, tone, steer, set };
}

/** This page's one. */
export const desk = new Desk(browserShelves());
forgetters.push(desk.forget, () =>
  // A browser that refuses this has kept nothing either.
  import('./forget-sets.ts').then((all) => all.forgetSets()).catch(() => undefined),
);
