/** Stands in for what reads patterns of routes: every page has an address of its own, and the router is spared it. */
export function parse(pattern: string): never {
  throw new Error(`No route has a pattern, so ${pattern} is not read.`);
}
