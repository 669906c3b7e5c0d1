/*
 * Puts other defaults into the text of a game's `tuning.ts`. Not by a parser: the files of a room are all
 * alike, and what is not found as expected is an error before anything is written.
 */

const OPENING = '([{';
const CLOSING = ')]}';

/** The index after what starts here, where it is a comment or a string; else `at` itself. */
const skipped = (source: string, at: number): number => {
  const two = source.slice(at, at + 2);
  if (two === '//') return source.indexOf('\n', at);
  if (two === '/*') return source.indexOf('*/', at) + 2;
  const quote = source[at] ?? '';
  if (!`'"\``.includes(quote) || quote === '') return at;
  for (let next = at + 1; next < source.length; next += 1) {
    if (source[next] === '\\') next += 1;
    else if (source[next] === quote) return next + 1;
  }
  throw new Error('a string does not end');
};

/** The index of the first of `ends` outside of all brackets, from `from` on. */
const endFrom = (source: string, from: number, ends: string): number => {
  let depth = 0;
  for (let at = from; at < source.length; ) {
    const after = skipped(source, at);
    if (after > at) {
      at = after;
      continue;
    }
    const sign = source[at] ?? '';
    if (depth === 0 && ends.includes(sign)) return at;
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign)) depth -= 1;
    at += 1;
  }
  throw new Error('a bracket is not closed');
};

/** Without comments and strings: what is left names what it uses. */
const codeOf = (source: string): string => {
  let code = '';
  for (let at = 0; at < source.length; ) {
    const after = skipped(source, at);
    if (after > at) at = after;
    else {
      code += source[at];
      at += 1;
    }
  }
  return code;
};

const PLAIN_KEY = /^[a-z]\w*$/i;

const literalOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value).replace(/^\d+/, grouped);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(
        ([key, inner]) => `${PLAIN_KEY.test(key) ? key : JSON.stringify(key)}: ${literalOf(inner)}`,
      )
      .join(', ')} }`;
  return JSON.stringify(value);
};
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, '_');

const CONST = /^(?:(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*)\n)*const (\w+)\b/gm;

/** Helpers that nothing uses any more, with what is said of them; they may have used one another. */
const withoutUnused = (source: string): string => {
  for (const { 0: head, 1: name = '', index } of source.matchAll(CONST)) {
    const end = endFrom(source, index + head.length, ';') + 1;
    const rest = source.slice(0, index) + source.slice(end).replace(/^\n+/, '\n');
    if (!new RegExp(`\\b${name}\\b`).test(codeOf(rest))) return withoutUnused(rest);
  }
  return source;
};

const HEAD = /^ {2}defaults: (?=\{)/m;
const VERSION = /^ {2}version: (\d+),$/m;

/**
 * The text with these defaults as plain values and its version raised by one. Throws where the text has
 * no one place for either.
 */
export const rewriteDefaults = (
  source: string,
  defaults: unknown,
): { source: string; version: number } => {
  const head = HEAD.exec(source);
  const old = VERSION.exec(source);
  if (!head || !old)
    throw new Error('it has no `version` or no `defaults` where they stand in a room');
  const from = head.index + head[0].length;
  const end = endFrom(source, from, ',}');
  const version = Number(old[1]) + 1;
  const changed = (source.slice(0, from) + literalOf(defaults) + source.slice(end)).replace(
    VERSION,
    `  version: ${version},`,
  );
  return { source: withoutUnused(changed), version };
};
