/** Stands in for what reads patterns of routes: every page has an address of its own, and the router is spared it. */
export function parse(): never {
  throw new Error('No patterns');
}
