import * as z from 'zod/mini';

/** The six motifs; each has the atlas frames `<motif>` and `<motif>-a`, `-b`, `-c`. */
export const MOTIFS = ['durian', 'wau', 'hibiscus', 'hornbill', 'kuih', 'batik'] as const;
export type Motif = (typeof MOTIFS)[number];

/** How a card's picture is drawn. Never larger or brighter than drawn, so a tint and a fit do. */
export const Look = z.object({
  /** The atlas frame. */
  frame: z.string(),
  /** Degrees round the colour circle. */
  hue: z.number(),
  /** Degrees clockwise, applied after `isMirrored`. */
  rotate: z.number(),
  /** Left and right swapped. */
  isMirrored: z.boolean(),
  /** Share of the full size, above 0, at most 1. */
  scale: z.number(),
  /** Share of the full brightness, above 0, at most 1. */
  brightness: z.number(),
});
export type Look = z.infer<typeof Look>;

/**
 * A question as the player sees it. No field names the odd card; its look necessarily shows it,
 * which is the game. A program that compares the looks can play: the limit of 10 coins in 24 hours
 * is what bounds that.
 */
export const Question = z.object({
  /** From 1. */
  question: z.int(),
  motif: z.enum(MOTIFS),
  columns: z.int(),
  rows: z.int(),
  /** Row by row from the top left. */
  cells: z.array(Look),
  timeMs: z.int(),
});
export type Question = z.infer<typeof Question>;

/** `cell` is what was picked, null when the clock ran out; `odd` the right one. */
export const Judged = z.object({
  kind: z.literal('judged'),
  question: z.int(),
  cell: z.nullable(z.int()),
  odd: z.int(),
  isRight: z.boolean(),
});
export type Judged = z.infer<typeof Judged>;

export const FtoEvent = z.discriminatedUnion('kind', [
  z.extend(Question, { kind: z.literal('question') }),
  Judged,
  /** `right` of `of` questions were answered rightly. */
  z.object({ kind: z.literal('finished'), right: z.int(), of: z.int() }),
]);
export type FtoEvent = z.infer<typeof FtoEvent>;

export const Verdict = z.enum(['right', 'wrong', 'missed']);
export type Verdict = z.infer<typeof Verdict>;

export const FtoView = z.object({
  /** `ready`: the next question waits for the move `next`; `asked`: it waits for its answer. */
  phase: z.enum(['ready', 'asked', 'done']),
  /** How many questions a round has. */
  of: z.int(),
  /** One for each judged question, in order. */
  verdicts: z.array(Verdict),
  asked: z.nullable(Question),
  /** The last judgement, so that one whose answer was never received can still be shown. */
  last: z.nullable(Judged),
});
export type FtoView = z.infer<typeof FtoView>;

export const FtoMove = z.discriminatedUnion('kind', [
  /** Asks for the next question. */
  z.strictObject({ kind: z.literal('next') }),
  z.strictObject({
    kind: z.literal('answer'),
    question: z.int().check(z.positive(), z.maximum(1_000)),
    cell: z.int().check(z.nonnegative(), z.maximum(1_000)),
  }),
]);
export type FtoMove = z.infer<typeof FtoMove>;
