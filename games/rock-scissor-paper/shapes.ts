import * as z from 'zod/mini';

export const HANDS = ['rock', 'scissors', 'paper'] as const;
export const Hand = z.enum(HANDS);
export type Hand = z.infer<typeof Hand>;

export const Result = z.enum(['win', 'lose', 'tie']);
export type Result = z.infer<typeof Result>;

/** The player's wins and the opponent's. */
const Score = z.tuple([z.int(), z.int()]);
export type Score = z.infer<typeof Score>;

/** A throw that is over; a hand is null where none was shown in time. */
export const Thrown = z.object({
  kind: z.literal('thrown'),
  /** From 1, ties included. */
  number: z.int(),
  mine: z.nullable(Hand),
  theirs: z.nullable(Hand),
  result: Result,
  /** After it. */
  score: Score,
});
export type Thrown = z.infer<typeof Thrown>;

export const RpsEnd = z.object({
  kind: z.literal('ended'),
  /** `void`: there was no match, or nobody played it: the bet comes back. */
  why: z.enum(['won', 'lost', 'quit', 'void']),
  score: Score,
  /** What it pays, a multiplier. */
  multiplier: z.int(),
});
export type RpsEnd = z.infer<typeof RpsEnd>;

export const RpsEvent = z.discriminatedUnion('kind', [
  /** Against the house, or an opponent was found; `opponent` is how they may be named, or null. */
  z.object({ kind: z.literal('began'), opponent: z.nullable(z.string()) }),
  /** An opponent is looked for. */
  z.object({ kind: z.literal('sought') }),
  /** Nobody came in time. */
  z.object({ kind: z.literal('alone') }),
  /** The player's hand is in; the opponent's is waited for. */
  z.object({ kind: z.literal('chosen'), mine: Hand }),
  Thrown,
  RpsEnd,
]);
export type RpsEvent = z.infer<typeof RpsEvent>;

export const RpsView = z.object({
  phase: z.enum(['seeking', 'alone', 'throwing', 'chosen', 'done']),
  /** Against another player. */
  isLive: z.boolean(),
  opponent: z.nullable(z.string()),
  score: Score,
  /** All throws that are over. */
  throws: z.array(Thrown),
  /** The player's hand in the throw that is not over; null before it is chosen. */
  mine: z.nullable(Hand),
  end: z.nullable(RpsEnd),
});
export type RpsView = z.infer<typeof RpsView>;

export const RpsMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('throw'), hand: Hand }),
  /** Gives the match up; while an opponent is still looked for, the bet comes back. */
  z.strictObject({ kind: z.literal('quit') }),
  /** Nobody came: looks on, or plays the house for the same bet. */
  z.strictObject({ kind: z.literal('wait') }),
  z.strictObject({ kind: z.literal('house') }),
]);
export type RpsMove = z.infer<typeof RpsMove>;
