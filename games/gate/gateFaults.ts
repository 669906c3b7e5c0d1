import type * as z from 'zod/mini';
import { figure } from '#engine/core/figures.ts';
import type { Uneven } from '#engine/core/odds/ways.ts';
import { coinText } from '#engine/core/rules/result.ts';

/** Why a tuning is refused. Amounts of coins in hundredths, returns as shares, odds in units staked. */
export interface Fault {
  code:
    | 'atLeast'
    | 'atMost'
    | 'fewest'
    | 'longest'
    | 'kind'
    | 'unknown'
    /** A sentence of the schema about several numbers; `bound` has it, `of` the numbers it names. */
    | 'rule'
    /** It is announced as another number, or as no more than that. */
    | 'exactly'
    | 'announced'
    | 'return'
    | 'betReturn'
    | 'maximum'
    | 'paid'
    /** What a player costs a day, in sen. */
    | 'day'
    /** Warnings: it pays far less at most than by the code's own numbers, or always the same. */
    | 'tame'
    | 'flat';
  /** Where in the tuning: 'free.prizes.2.times'; '' for the tuning as a whole. */
  field: string;
  value: unknown;
  bound?: unknown;
  of?: readonly unknown[];
  /** How it is played then: 'stop=3'. */
  way?: string;
  /** The bet that is meant, in hundredths of a coin. */
  bet?: number;
  /** Of `betReturn`, where no step of bets helps. */
  uneven?: Uneven;
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
  if (issue.code === 'custom' && issue.params?.code !== 'kind') {
    const names: readonly string[] = issue.params?.of ?? [];
    const of = names.map((name) => valueAt(values, [...issue.path.slice(0, -1), name]));
    return { code: 'rule', ...at, bound: issue.message, of };
  }
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

/** Of a number that is not whole it is not said as well that it is too small. */
const isFirst = ({ code, field }: Fault, at: number, all: readonly Fault[]): boolean =>
  code === 'rule' ||
  all.findIndex((other) => other.code !== 'rule' && other.field === field) === at;

/** What is wrong with values of a tuning by its schema alone; unknown numbers are, too. */
export const schemaFaults = (
  values: unknown,
  read: z.core.util.SafeParseResult<unknown>,
): Fault[] =>
  read.success
    ? unknownIn(values, read.data)
    : read.error.issues.map((issue) => faultOf(values, issue)).filter(isFirst);

const percent = (share: unknown) => `${(100 * Number(share)).toFixed(4)}%`;
const ringgit = (sen: unknown) => `RM${(Number(sen) / 100).toFixed(2)}`;
const told = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)} ...` : text;
};
const odds = (units: unknown): string => figure(Number(units), 0, 4);
/** More digits than a multiplier has, cut off: 1.70666…×. */
const longOdds = (units: number): string =>
  `${figure(Math.floor(units * 1e5 + 1e-5) / 1e5, 0, 5)}…`;
const numbers = (group: object): string =>
  Object.entries(group)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
const entries = (value: unknown): string => told((value as unknown[]).length);

/** What is said of each; the inspector has them in three languages, English being these. */
export const FAULT_TEXTS = {
  atLeast: '{{at}}: at least {{bound}}, not {{value}}',
  atMost: '{{at}}: at most {{bound}}, not {{value}}',
  fewest: '{{at}}: at least {{bound}} entries, not {{value}}',
  longest: '{{at}}: at most {{bound}} entries, not {{value}}',
  missing: '{{at}}: missing',
  kind: '{{at}}: no such value, {{value}}',
  unknown: '{{at}}: the game has no such number',
  rule: '{{at}}: {{bound}}',
  exactly: '{{at}}: the club announces {{bound}}, not {{value}}',
  announced: '{{at}}: the club announces {{bound}} at most, not {{value}}',
  return: 'Return ({{way}}): {{bound}} is announced, it is {{value}}',
  betReturn:
    '{{at}}: at a bet of {{bet}} payouts are rounded down: the return ({{way}}) is {{value}}, not {{bound}}',
  uneven:
    '{{at}}: to return {{bound}} ({{way}}) it would have to pay {{pays}}×, which no multiplier of four decimals is: at a bet of {{bet}} it returns {{value}}. Exact here would be {{others}}',
  maximum: 'Odds ({{way}}): at most {{bound}}×, not {{value}}×',
  paid: '{{at}}: a stake is paid {{bound}} coins at most, not {{value}}',
  day: 'A player costs the club {{bound}} a day at most, not {{value}}',
  tame: 'It pays {{value}}× at most, where the game’s own numbers pay up to {{bound}}×.',
  flat: 'Every stake pays the same ({{way}}): {{value}}×.',
} as const;

interface FaultParts {
  text: keyof typeof FAULT_TEXTS;
  /** `at` is empty for the tuning as a whole. */
  values: Record<'at' | 'bound' | 'value' | 'way' | 'bet' | 'pays' | 'others', string>;
}

/** Which text tells a fault, and with what in it. */
export const faultParts = (fault: Fault): FaultParts => {
  const { code, field, value, bound, way = '', bet = 0, uneven } = fault;
  const parts = (
    text: FaultParts['text'],
    values: { bound?: string; value?: string } = {},
  ): FaultParts => ({
    text,
    values: {
      at: field,
      bound: String(bound),
      value: told(value),
      way,
      bet: coinText(bet),
      pays: uneven ? longOdds(uneven.pays) : '',
      others: uneven?.others.map(numbers).join(' / ') ?? '',
      ...values,
    },
  });
  switch (code) {
    case 'fewest':
    case 'longest':
      return parts(code, { value: entries(value) });
    case 'kind':
      return parts(value === undefined ? 'missing' : 'kind');
    case 'return':
    case 'betReturn':
      return parts(uneven ? 'uneven' : code, { bound: percent(bound), value: percent(value) });
    case 'paid':
      return parts(code, { bound: coinText(Number(bound)), value: coinText(Number(value)) });
    case 'maximum':
    case 'tame':
    case 'flat':
      return parts(code, { bound: odds(bound), value: odds(value) });
    case 'day':
      return parts(code, { bound: ringgit(bound), value: ringgit(value) });
    default:
      return parts(code);
  }
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

/** For a designer: the field, its bound and its value. */
export const faultText = (fault: Fault): string => {
  const { text, values } = faultParts(fault);
  const at = values.at || 'the tuning';
  const of = (fault.of ?? []).map(told).join(', ');
  const bound = text === 'rule' ? filled(values.bound, { ...values, of }) : values.bound;
  return filled(FAULT_TEXTS[text], { ...values, at, bound });
};
