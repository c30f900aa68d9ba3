import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Where a link stands in a text, in UTF-16 code units; the end is behind its last. */
export interface Link {
  start: number;
  end: number;
}

const MAX_LINK_CHARACTERS = 4096;
const MAX_LABEL_CHARACTERS = 63;
const LONGEST_TOP_LEVEL_DOMAIN = Math.max(...[...TOP_LEVEL_DOMAINS].map(({ length }) => length));

const LATIN = String.raw`a-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0300-\u036F\u1E00-\u1EFF`;
const IN_PATH = String.raw`[${LATIN}\u0400-\u04FF!*';:=+,.$\/%#\[\]\u2013_~@|&\-]`;

const SCHEME = /(?<![a-z0-9@＠$#＃])https?:\/\//gi;
/** Behind a scheme a host may be of any script. */
const HOST =
  /[^\s!'#%&()*+,/:;<=>?@[\\\]^{|}~$\u0085\u061C\u180E\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/y;
/** Without a scheme only Latin letters make a link, so that it ends where a Japanese sentence goes on. */
const LATIN_HOST = new RegExp(`[${LATIN}._\\-]+`, 'gi');
const NO_LINK_BEHIND = /[@＠$#＃/]/;
const PORT = /:\d+/y;
const PATH_CHARACTER = new RegExp(IN_PATH, 'i');
/** What a sentence puts behind a link is not part of it. */
const LAST_OF_PATH = new RegExp(String.raw`[${LATIN}\u0400-\u04FF=_#\/+\-]`, 'i');
const PARENTHESES = new RegExp(String.raw`\(${IN_PATH}*(?:\(${IN_PATH}+\)${IN_PATH}*)?\)`, 'iy');
const QUERY_CHARACTER = /[a-z0-9!?*'@();:&=+$/%#[\]_.,~|-]/i;
const LAST_OF_QUERY = /[a-z0-9_&=#/-]/i;
const NO_EDGE_OF_LABEL = /^[_-]?$/;
const NO_END_OF_DOMAIN = /[a-z0-9@+-]/i;

/**
 * Finds the links of a text as X does: behind `http://` or `https://` on any domain, without a scheme on
 * one of Latin letters; the domain ends with a known top-level domain. An e-mail address is none.
 * @param text in NFC
 */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  let from = 0;
  for (const { index: start, 0: scheme } of text.matchAll(SCHEME)) {
    if (start < from) continue;
    const host = matchAt(HOST, text, start + scheme.length);
    const domain = host && endOfDomain(text, host);
    if (domain === null) continue;
    links.push(...findBareLinks(text, from, start));
    from = endOfQuery(text, endOfPath(text, matchAt(PORT, text, domain)?.end ?? domain));
    links.push({ start, end: from });
  }
  links.push(...findBareLinks(text, from, text.length));
  return links.filter(({ start, end }) => end - start <= MAX_LINK_CHARACTERS);
}

/** The links without a scheme that begin between two places. */
function findBareLinks(text: string, from: number, to: number): Link[] {
  const links: Link[] = [];
  LATIN_HOST.lastIndex = from;
  for (let found = LATIN_HOST.exec(text); found !== null; found = LATIN_HOST.exec(text)) {
    const [start, end] = [found.index, LATIN_HOST.lastIndex];
    if (start >= to) break;
    if (NO_LINK_BEHIND.test(text.charAt(start - 1))) continue;
    const domain = endOfDomain(text, { start, end });
    if (domain === null) continue;
    const underscore = text.slice(start, domain).lastIndexOf('_');
    const path = matchAt(PORT, text, domain)?.end ?? domain;
    // Port and query belong to it only where there is a path.
    const last = text[path] === '/' ? endOfQuery(text, endOfPath(text, path)) : domain;
    links.push({ start: start + underscore + 1, end: last });
    LATIN_HOST.lastIndex = last;
  }
  return links;
}

/** The longest beginning of a host that is a domain: labels, and behind the last dot a top-level domain. */
function endOfDomain(text: string, host: Link): number | null {
  let end: number | null = null;
  let [at, isName] = [host.start, false];
  for (const label of text.slice(host.start, host.end).split('.')) {
    if (isName) end = endOfTopLevelDomain(text, at) ?? end;
    if (!isLabel(label)) break;
    // A label with an underscore may only stand further ahead.
    isName = !label.includes('_');
    at += label.length + 1;
  }
  return end;
}

function isLabel(label: string): boolean {
  return (
    label.length <= MAX_LABEL_CHARACTERS &&
    !NO_EDGE_OF_LABEL.test(label.charAt(0)) &&
    !NO_EDGE_OF_LABEL.test(label.charAt(label.length - 1))
  );
}

function endOfTopLevelDomain(text: string, start: number): number | null {
  const name = text.slice(start, start + MAX_LABEL_CHARACTERS).toLowerCase();
  const encoded = /^xn--[a-z0-9-]+/.exec(name);
  if (encoded !== null) return start + encoded[0].length;
  for (let size = LONGEST_TOP_LEVEL_DOMAIN; size > 1; size -= 1) {
    if (!TOP_LEVEL_DOMAINS.has(name.slice(0, size))) continue;
    if (!NO_END_OF_DOMAIN.test(text.charAt(start + size))) return start + size;
  }
  return null;
}

/** Where a path ends that may begin here; a pair of parentheses may stand in it, with one in it. */
function endOfPath(text: string, start: number): number {
  if (text[start] !== '/') return start;
  let end = start + 1;
  for (let at = end; at < text.length;) {
    const pair = matchAt(PARENTHESES, text, at);
    if (pair === null && !PATH_CHARACTER.test(text.charAt(at))) break;
    at = pair?.end ?? at + 1;
    if (pair !== null || LAST_OF_PATH.test(text.charAt(at - 1))) end = at;
  }
  return end;
}

function endOfQuery(text: string, start: number): number {
  if (text[start] !== '?') return start;
  let end = start;
  for (let at = start + 1; QUERY_CHARACTER.test(text.charAt(at)); at += 1) {
    if (LAST_OF_QUERY.test(text.charAt(at))) end = at + 1;
  }
  return end;
}

function matchAt(pattern: RegExp, text: string, start: number): Link | null {
  pattern.lastIndex = start;
  return pattern.test(text) ? { start, end: pattern.lastIndex } : null;
}
