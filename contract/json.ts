/** How much a text of JSON may be before anything is built of it. */
export interface JsonBounds {
  /** In UTF-16 units, as `length` has them. */
  length: number;
  /** Lists and objects in each other. */
  depth: number;
  /** Values in all, those of lists and objects and these themselves. */
  values: number;
}

/** A text beyond its bounds: nothing was built of it. */
export class BeyondBounds extends Error {
  /** Which of them it is beyond. */
  readonly bound: keyof JsonBounds;
  constructor(bound: keyof JsonBounds, words: string) {
    super(words);
    this.bound = bound;
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Goes through the text once, until it is too much. Throws `BeyondBounds`. */
export const checkJsonBounds = (text: string, { length, depth, values }: JsonBounds): void => {
  if (text.length > length) throw new BeyondBounds('length', 'too long');
  let [nested, counted, isInString] = [0, 1, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isInString) {
      if (char === BACKSLASH) at += 1;
      else if (char === QUOTE) isInString = false;
    } else if (char === QUOTE) isInString = true;
    else if (char === COMMA) counted += 1;
    else if (OPENING.has(char)) {
      nested += 1;
      counted += 1;
    } else if (CLOSING.has(char)) nested -= 1;
    if (nested > depth) throw new BeyondBounds('depth', 'too deep');
    if (counted > values) throw new BeyondBounds('values', 'too many values');
  }
};

/** JSON that somebody else wrote. Throws `BeyondBounds`, and `SyntaxError` for what is none. */
export const parseBounded = (text: string, bounds: JsonBounds): unknown => {
  checkJsonBounds(text, bounds);
  return JSON.parse(text);
};

/** A file of a few thousand numbers or steps: a tuning, a saved round. */
export const SMALL_FILE: JsonBounds = { length: 2_000_000, depth: 40, values: 100_000 };
