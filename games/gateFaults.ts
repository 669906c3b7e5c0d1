import type * as z from 'zod/mini';
import { coinText } from '#engine/round/result.ts';

/** Why a tuning is refused. Amounts of coins in hundredths, returns as shares, odds in units staked. */
export interface Fault {
  code:
    | 'atLeast'
    | 'atMost'
    | 'fewest'
    | 'longest'
    | 'kind'
    | 'unknown'
    /** A sentence of the schema about several numbers; `bound` has it. */
    | 'rule'
    /** It is announced as another number, or as no more than that. */
    | 'exactly'
    | 'announced'
    | 'return'
    | 'betReturn'
    | 'maximum'
    | 'paid';
  /** Where in the tuning: 'free.prizes.2.times'; '' for the tuning as a whole. */
  field: string;
  value: unknown;
  bound?: unknown;
  /** How it is played then: 'stop=3'. */
  way?: string;
  /** The bet that is meant, in hundredths of a coin. */
  bet?: number;
}

type Path = readonly PropertyKey[];

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((found: unknown, key) => Reflect.get(Object(found), key), values);

const fieldOf = (path: Path): string => path.map(String).join('.');

const faultOf = (values: unknown, issue: z.core.$ZodIssue): Fault => {
  const at = { field: fieldOf(issue.path), value: valueAt(values, issue.path) };
  if (issue.code === 'too_small')
    return { code: issue.origin === 'array' ? 'fewest' : 'atLeast', ...at, bound: issue.minimum };
  if (issue.code === 'too_big')
    return { code: issue.origin === 'array' ? 'longest' : 'atMost', ...at, bound: issue.maximum };
  if (issue.code === 'custom') return { code: 'rule', ...at, bound: issue.message };
  return { code: 'kind', ...at };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the values have and the tuning that was read from them has not. */
const unknownIn = (values: unknown, read: unknown, path: Path = []): Fault[] => {
  if (!isObject(values) || !isObject(read)) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const here = [...path, key];
    return Object.hasOwn(read, key)
      ? unknownIn(value, read[key], here)
      : [{ code: 'unknown', field: fieldOf(here), value } satisfies Fault];
  });
};

/** What is wrong with values of a tuning by its schema alone; unknown numbers are, too. */
export const schemaFaults = (
  values: unknown,
  read: z.core.util.SafeParseResult<unknown>,
): Fault[] =>
  read.success
    ? unknownIn(values, read.data)
    : read.error.issues.map((issue) => faultOf(values, issue));

const percent = (share: unknown) => `${(100 * Number(share)).toFixed(4)} %`;
const told = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)} ...` : text;
};

/** For a designer: the field, its bound and its value. */
export const faultText = ({ code, field, value, bound, way, bet }: Fault): string => {
  const at = field || 'the tuning';
  switch (code) {
    case 'atLeast':
      return `${at}: at least ${bound}, not ${told(value)}`;
    case 'atMost':
      return `${at}: at most ${bound}, not ${told(value)}`;
    case 'fewest':
      return `${at}: at least ${bound} entries, not ${told((value as unknown[]).length)}`;
    case 'longest':
      return `${at}: at most ${bound} entries, not ${told((value as unknown[]).length)}`;
    case 'kind':
      return value === undefined ? `${at}: missing` : `${at}: no such value, ${told(value)}`;
    case 'unknown':
      return `${at}: the game has no such number`;
    case 'rule':
      return `${at}: ${bound}`;
    case 'exactly':
      return `${at}: the club announces ${bound}, not ${told(value)}`;
    case 'announced':
      return `${at}: the club announces ${bound} at most, not ${told(value)}`;
    case 'return':
      return `return (${way}): ${percent(bound)} is announced, it is ${percent(value)}`;
    case 'betReturn':
      return `${at}: at a bet of ${coinText(bet ?? 0)} payouts are rounded down: the return (${way}) is ${percent(value)}, not ${percent(bound)}`;
    case 'maximum':
      return `odds (${way}): at most ${bound}x, not ${value}x`;
    case 'paid':
      return `${at}: a stake is paid ${coinText(Number(bound))} coins at most, not ${coinText(Number(value))}`;
  }
};
