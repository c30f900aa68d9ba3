import type { Language } from '../detect-language.ts';

/**
 * Signs that show something only together: what happened, and what it does to somebody, wherever in a post they
 * stand. How a line is written: see `compileSigns`; here a post begins and ends with a `.`.
 */
interface Pair {
  event: string;
  hurt: string;
  /** Who says one of these has it behind them, asks for work and not for comfort, or speaks of something else. */
  unless: string;
}

export type Pairs = Readonly<Record<Language, Pair>>;
