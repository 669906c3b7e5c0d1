import { type SQL, sql } from 'drizzle-orm';
import type { Statement, Value } from './store.ts';

// What the database's functions (functions/*.sql) take and answer, for those that are called from here.
// `functions.test.ts` compares it with the database's catalogue: names, types and their order.

/** SQL's types with what a parameter of each is, and how either driver answers it. */
interface Types {
  bigint: { in: number; out: number | string };
  integer: { in: number; out: number };
  text: { in: string; out: string };
  uuid: { in: string; out: string };
  boolean: { in: boolean; out: boolean };
  timestamptz: { in: Date; out: Date | string };
  jsonb: { in: unknown; out: unknown };
  json: { in: unknown; out: unknown };
  accounts: { in: never; out: unknown };
  void: { in: never; out: unknown };
}
type Type = keyof Types;
type Columns = Readonly<Record<string, Type>>;

/** Each function's parameters in their order, and its result: a type, or a row's columns. */
export const FUNCTIONS = {
  coin_balance: { takes: { owner: 'bigint', moment: 'timestamptz' }, answers: 'jsonb' },
  event_answer: {
    takes: {
      of_week: 'bigint',
      owner: 'bigint',
      question: 'integer',
      choice: 'integer',
      is_hit: 'boolean',
      questions: 'integer',
      moment: 'timestamptz',
    },
    answers: 'json',
  },
  event_ask: {
    takes: { of_week: 'bigint', owner: 'bigint', moment: 'timestamptz' },
    answers: 'json',
  },
  event_spin_begin: {
    takes: { of_week: 'bigint', owner: 'bigint', moment: 'timestamptz' },
    answers: 'json',
  },
  event_spin_end: {
    takes: {
      of_week: 'bigint',
      owner: 'bigint',
      own_client_seed: 'text',
      of_receipt: 'text',
      drawn: 'integer',
      moment: 'timestamptz',
      until: 'timestamptz',
    },
    answers: 'bigint',
  },
  ledger_credit: {
    takes: {
      owner: 'bigint',
      line: 'text',
      size: 'bigint',
      of_round: 'bigint',
      remark: 'text',
      moment: 'timestamptz',
      until: 'timestamptz',
    },
    answers: 'void',
  },
  ledger_expire: { takes: { owner: 'bigint', moment: 'timestamptz' }, answers: 'bigint' },
  ledger_hold: {
    takes: {
      owner: 'bigint',
      line: 'text',
      size: 'bigint',
      of_round: 'bigint',
      remark: 'text',
      moment: 'timestamptz',
    },
    answers: 'bigint',
  },
  ledger_lock: { takes: { owner: 'bigint' }, answers: 'accounts' },
  ledger_post_hold: {
    takes: { ended: 'bigint', destination: 'text', of_round: 'bigint', moment: 'timestamptz' },
    answers: 'void',
  },
  ledger_void_hold: {
    takes: {
      ended: 'bigint',
      line: 'text',
      of_round: 'bigint',
      remark: 'text',
      moment: 'timestamptz',
      until: 'timestamptz',
    },
    answers: 'void',
  },
  player_change: {
    takes: { owner: 'bigint', moment: 'timestamptz' },
    answers: { version: 'bigint', coin: 'jsonb' },
  },
  request_begin: {
    takes: {
      owner: 'bigint',
      of_request: 'uuid',
      of_kind: 'text',
      of_hash: 'text',
      moment: 'timestamptz',
    },
    answers: 'boolean',
  },
  request_end: { takes: { owner: 'bigint', of_request: 'uuid', reply: 'jsonb' }, answers: 'void' },
  responsible_gaming_verdict: {
    takes: { owner: 'bigint', size: 'bigint', moment: 'timestamptz' },
    answers: { refusal: 'text', detail: 'text' },
  },
  round_latest: { takes: { owner: 'bigint', of_game: 'text' }, answers: 'json' },
  round_lock: { takes: { of_round: 'bigint' }, answers: 'json' },
  round_read: { takes: { of_round: 'bigint' }, answers: 'json' },
  round_eligibility: {
    takes: { owner: 'bigint', of_game: 'text', moment: 'timestamptz' },
    answers: 'json',
  },
  round_write: {
    takes: { asked: 'jsonb', is_alone: 'boolean' },
    answers: {
      player: 'bigint',
      result: 'text',
      hash: 'text',
      stored: 'jsonb',
      made: 'bigint',
      of_hold: 'bigint',
      version: 'bigint',
      coin: 'jsonb',
    },
  },
  session_read: { takes: { of_hash: 'text' }, answers: 'json' },
  spins_of: { takes: { owner: 'bigint', of_game: 'text', moment: 'timestamptz' }, answers: 'json' },
  staked_since: { takes: { owner: 'bigint', since: 'timestamptz' }, answers: 'bigint' },
} as const satisfies Readonly<Record<string, { takes: Columns; answers: Type | Columns }>>;

/** What a step that opens its round says beside what any step says. */
const OPENING = {
  of_game: 'text',
  of_mode: 'text',
  of_seed: 'bigint',
  own_client_seed: 'text',
  own_nonce: 'integer',
  of_tuning: 'integer',
  last_round: 'bigint',
} as const satisfies Columns;

/** What any step of a round says. */
const STEP = {
  of_session: 'text',
  of_request: 'uuid',
  kind: 'text',
  body_hash: 'text',
  reply: 'jsonb',
  of_round: 'bigint',
  owner: 'bigint',
  line: 'text',
  number: 'integer',
  outcome: 'text',
  new_state: 'jsonb',
  clock: 'timestamptz',
  runs_on: 'boolean',
  shows: 'boolean',
  move: 'jsonb',
  events: 'jsonb',
  multiplier: 'integer',
  staked: 'bigint',
  spent: 'bigint',
  credited: 'bigint',
  sen: 'bigint',
  at: 'timestamptz',
  until: 'timestamptz',
  returned_until: 'timestamptz',
  of_hold: 'bigint',
} as const satisfies Columns;

/** The fields of the composite type `round_play`: a step of a round, ready to be written. */
export const ROUND_PLAY = { ...STEP, ...OPENING };

type Name = keyof typeof FUNCTIONS;
type In<Of extends Columns> = { [Key in keyof Of]: Types[Of[Key]]['in'] | null };
type Out<Of> = Of extends Columns ? { [Key in keyof Of]: Types[Of[Key]]['out'] | null } : never;

/** What the database takes of a step that opens its round. */
export type Opening = In<typeof OPENING>;
/** A step as the database takes it: exactly the fields of `round_play`. */
export type Play = In<typeof STEP> & Partial<Opening> & { owner: number; of_round: number };

/** What a function is called with, by the names of its parameters. */
export type Args<Of extends Name> = In<(typeof FUNCTIONS)[Of]['takes']>;

/** A row that a function answers; `Known` says more of columns it has, and of no others. */
export type FunctionRow<
  Of extends Name,
  Known extends { [Key in keyof Known]: Key extends keyof Answers<Of> ? unknown : never } = object,
> = Omit<Answers<Of>, keyof Known> & Known;
type Answers<Of extends Name> = Out<(typeof FUNCTIONS)[Of]['answers']>;

const toValue = (type: Type, value: unknown): Value => {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  return value instanceof Date ? value.toISOString() : (value as Value);
};

/** The values of a call in the order of the function's parameters. */
export const valuesOf = <Of extends Name>(name: Of, args: Args<Of>): Value[] =>
  Object.entries<Type>(FUNCTIONS[name].takes).map(([key, type]) =>
    toValue(type, args[key as keyof Args<Of>]),
  );

/** A call's text in a prepared statement; its parameters are $(first), $(first + 1) ... */
export const slotsOf = (name: Name, first = 1): string => {
  const types = Object.values<Type>(FUNCTIONS[name].takes);
  return `${name}(${types.map((type, at) => `$${first + at}::${type}`).join(', ')})`;
};

/** A prepared statement that reads all a function answers. */
export const selectFrom = (name: Name): Statement => ({
  name,
  text: `select * from ${slotsOf(name)}`,
});

/** A call as part of any statement. */
export const sqlCall = <Of extends Name>(name: Of, args: Args<Of>): SQL => {
  const types = Object.values<Type>(FUNCTIONS[name].takes);
  const values = valuesOf(name, args).map(
    (value, at) => sql`${value}::${sql.raw(types[at] ?? '')}`,
  );
  return sql`${sql.raw(name)}(${sql.join(values, sql`, `)})`;
};
