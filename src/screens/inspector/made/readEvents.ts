import type * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';

/** Characters, events and levels of lists and groups: what is pasted may come from anywhere. */
export const MOST_TEXT = 60_000;
export const MOST_EVENTS = 200;
const MOST_LEVELS = 8;
/** Characters of a text in it. */
const MOST_WORDS = 100;
/** A scene draws as many things as it is told. Amounts are not drawn one by one. */
const MOST_THINGS = 1_000;
const MOST_AMOUNT = 1_000_000_000;
const AMOUNTS: ReadonlySet<PropertyKey> = new Set([
  'multiplier',
  'times',
  'sen',
  'timeMs',
  'bet',
  'won',
]);
/** Told at once. */
const MOST_FAULTS = 12;
/** Characters of a wrong value that are told. */
const MOST_TOLD = 60;

/** What somebody made up of a round. Amounts in hundredths of a coin; `bet` null: the least stake. */
export interface MadeUp {
  events: readonly RoundEvent[];
  bet: number | null;
  won: number;
}

/** What stands in a place may be that. */
type Allowed =
  | { what: 'oneOf'; values: readonly string[] }
  | { what: 'number' | 'int' | 'string' | 'boolean' | 'array' | 'object' }
  | { what: 'between'; least: number; most: number }
  | { what: 'length'; number: number }
  | { what: 'words'; most: number }
  | { what: 'nothing' };

/** Why a list is not played. `entry`: the event's number from 1; null: it is of what stands around them. */
export type EventsFault =
  | { code: 'noJson' | 'empty' | 'noneShown' }
  | { code: 'tooLong' | 'tooDeep' | 'tooMany'; most: number }
  | {
      code: 'wrong';
      entry: number | null;
      field: string;
      is: string;
      may: Allowed;
      orNull: boolean;
    };

type Path = readonly PropertyKey[];
type Schema = z.ZodMiniType<RoundEvent>;

const asText = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (text === undefined) return '';
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
};

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => Object(found)[key], value);

const wrong = (
  entry: number | null,
  path: Path,
  value: unknown,
  may: Allowed,
  orNull = false,
): EventsFault => {
  const field = path.map(String).join('.');
  return { code: 'wrong', entry, field, is: asText(at(value, path)), may, orNull };
};

const TYPES: ReadonlySet<string> = new Set([
  'number',
  'int',
  'string',
  'boolean',
  'array',
  'object',
]);

const allowedBy = (issue: z.core.$ZodIssue): Allowed => {
  switch (issue.code) {
    case 'invalid_value':
      return { what: 'oneOf', values: issue.values.map((each) => JSON.stringify(each)) };
    case 'invalid_union':
      return {
        what: 'oneOf',
        values: ((issue as { options?: unknown[] }).options ?? []).map((each) => asText(each)),
      };
    case 'too_small':
      return { what: 'length', number: Number(issue.minimum) };
    case 'too_big':
      return { what: 'length', number: Number(issue.maximum) };
    case 'invalid_type':
      if (TYPES.has(issue.expected)) return { what: issue.expected as 'number' };
  }
  return { what: 'object' };
};

/** Whether nothing might stand in that place as well. */
const takesNull = (schema: Schema, event: unknown, path: Path): boolean => {
  const key = path.at(-1);
  if (key === undefined) return false;
  const copy: unknown = structuredClone(event);
  Object(at(copy, path.slice(0, -1)))[key] = null;
  const issues = schema.safeParse(copy).error?.issues ?? [];
  return !issues.some((issue) => issue.path.join() === path.join());
};

/** What the schema passes by: places it does not know, and numbers and texts beyond every table. */
const extremes = (
  entry: number | null,
  raw: unknown,
  known: unknown,
  path: Path,
): EventsFault[] => {
  const found = at(raw, path);
  const kept = at(known, path);
  const key = path.findLast((each) => typeof each === 'string') ?? '';
  if (typeof found === 'number') {
    const most = AMOUNTS.has(key) ? MOST_AMOUNT : MOST_THINGS;
    const may = { what: 'between', least: -most, most } as const;
    return Math.abs(found) > most ? [wrong(entry, path, raw, may)] : [];
  }
  if (typeof found === 'string')
    return found.length > MOST_WORDS
      ? [wrong(entry, path, raw, { what: 'words', most: MOST_WORDS })]
      : [];
  if (typeof found !== 'object' || found === null) return [];
  return Object.keys(found).flatMap((each) =>
    Object.hasOwn(Object(kept), each)
      ? extremes(entry, raw, known, [...path, Array.isArray(found) ? Number(each) : each])
      : [wrong(entry, [...path, each], raw, { what: 'nothing' })],
  );
};

const faultsOfEvent = (schema: Schema, event: unknown, entry: number): EventsFault[] => {
  const { data, error } = schema.safeParse(event);
  if (!error) return extremes(entry, event, data, []);
  return error.issues.map((issue) => {
    const orNull = takesNull(schema, event, issue.path);
    return wrong(entry, issue.path, event, allowedBy(issue), orNull);
  });
};

/** The amounts around the events, where there are any. */
const AROUND = ['bet', 'won'] as const;

const faultsAround = (around: object): EventsFault[] =>
  Object.keys(around).flatMap((key) => {
    if (key === 'events') return [];
    const value: unknown = Object(around)[key];
    if (!AROUND.some((each) => each === key))
      return [wrong(null, [key], around, { what: 'nothing' })];
    const isAmount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_AMOUNT;
    const may = { what: 'between', least: 0, most: MOST_AMOUNT } as const;
    return isAmount ? [] : [wrong(null, [key], around, may)];
  });

/** A list of events, or one with the round's stake and winnings around it, as it was pasted. */
export const readEvents = (
  text: string,
  schema: Schema,
): { made: MadeUp } | { faults: readonly EventsFault[] } => {
  const only = (fault: EventsFault) => ({ faults: [fault] });
  if (text.length > MOST_TEXT) return only({ code: 'tooLong', most: MOST_TEXT });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return only({ code: text.trim() === '' ? 'empty' : 'noJson' });
  }
  if (isDeeper(read, MOST_LEVELS)) return only({ code: 'tooDeep', most: MOST_LEVELS });
  const around: Record<string, unknown> = Array.isArray(read) ? { events: read } : Object(read);
  const { events, bet, won } = around;
  if (!Array.isArray(events)) return only(wrong(null, ['events'], around, { what: 'array' }));
  if (events.length === 0) return only({ code: 'empty' });
  if (events.length > MOST_EVENTS) return only({ code: 'tooMany', most: MOST_EVENTS });
  const faults = faultsAround(around);
  for (const [index, event] of events.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    faults.push(...faultsOfEvent(schema, event, index + 1));
  }
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  return { made: { events, bet: bet === undefined ? null : Number(bet), won: Number(won ?? 0) } };
};
