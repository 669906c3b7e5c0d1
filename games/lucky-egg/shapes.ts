import * as z from 'zod/mini';

/** What was in an egg; `times` is a multiplier. */
export const Prize = z.object({
  kind: z.enum(['none', 'coins', 'free', 'box']),
  times: z.int(),
});
export type Prize = z.infer<typeof Prize>;

/** Small things that the hornbill brought to the nest, the likeliest first. They pay nothing. */
export const FINDS = [
  'leaf',
  'fig',
  'feather',
  'pebble',
  'rambutan',
  'shell',
  'orchid',
  'nutmeg',
  'beetle',
  'bead',
  'bell',
  'thread',
] as const;
export type Find = (typeof FINDS)[number];

const Cracked = z.object({
  kind: z.literal('cracked'),
  /** From 0. */
  egg: z.int(),
  prize: Prize,
  /** What lay beside it; not there: nothing did. */
  find: z.optional(z.enum(FINDS)),
});
export type Cracked = z.infer<typeof Cracked>;

export const EggEnd = z.object({
  kind: z.literal('ended'),
  /** `time`: the eggs that were left flew away; `empty`: none was left; `quit`: the player went. */
  why: z.enum(['time', 'empty', 'quit']),
  cracked: z.int(),
});
export type EggEnd = z.infer<typeof EggEnd>;

export const EggEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('laid'), eggs: z.int() }),
  Cracked,
  EggEnd,
]);
export type EggEvent = z.infer<typeof EggEvent>;

export const EggView = z.object({
  eggs: z.int(),
  /** The eggs cracked so far, in their order. */
  cracked: z.array(z.object({ egg: z.int(), prize: Prize })),
  end: z.nullable(EggEnd),
});
export type EggView = z.infer<typeof EggView>;

export const EggMove = z.discriminatedUnion('kind', [
  /** Cracks an egg for the stake that comes with the move. */
  z.strictObject({
    kind: z.literal('crack'),
    egg: z.int().check(z.nonnegative(), z.maximum(99)),
  }),
  /** Leaves the nest; nothing is charged. */
  z.strictObject({ kind: z.literal('quit') }),
]);
export type EggMove = z.infer<typeof EggMove>;
