import * as z from 'zod/mini';
import { Assertion, MOST_ASSERTIONS } from './assertions.ts';
import { RECORDING_VERSION } from './facts.ts';
import { RoundRecord } from './fairness.ts';

export { RECORDING_VERSION } from './facts.ts';

/** Milliseconds after the recording began. */
const At = { at: z.number() };
/** Numbers given out in order, from 1, by each part of a recording for itself. */
const Id = z.int();

/** Who gave the machine an input: the player's finger on the stage, the scene itself, or the chrome. */
export const InputOrigin = z.enum(['player', 'scene', 'chrome']);
export type InputOrigin = z.infer<typeof InputOrigin>;

/**
 * What came from outside, in the order it came: a replay causes these and nothing else. Times, ids,
 * answers and the ends of animations are here because no machine makes them.
 */
const Cause = [
  z.object({ kind: z.literal('input'), ...At, from: InputOrigin, input: z.unknown() }),
  /** A call's end: what the server answered, why there was no answer, or what it threw. */
  z.object({ kind: z.literal('answer'), ...At, call: Id, answer: z.unknown() }),
  z.object({ kind: z.literal('failure'), ...At, call: Id, failure: z.unknown() }),
  z.object({ kind: z.literal('broke'), ...At, call: Id, error: z.string() }),
  z.object({ kind: z.literal('fired'), ...At, timer: Id }),
  /** The scene has shown what it was given, or could not: then `error` says why. */
  z.object({ kind: z.literal('shown'), ...At, show: Id, error: z.nullable(z.string()) }),
] as const;

/** What was read from outside while something else went on. */
const Reading = [
  /** The call a reload had cut off, as it was kept. */
  z.object({ kind: z.literal('kept'), ...At, call: z.unknown() }),
  z.object({
    kind: z.literal('made'),
    ...At,
    what: z.enum(['requestId', 'clientSeed']),
    value: z.string(),
  }),
] as const;

/** What the machine did: a replay must do the same. */
const Effect = [
  /** An event the round's root machine took, answers of its child actors among them. */
  z.object({ kind: z.literal('event'), ...At, event: z.unknown() }),
  /** Where it stood then. `hash`: of its memory, without what a replay can't repeat; null: unknown. */
  z.object({
    kind: z.literal('state'),
    ...At,
    status: z.string(),
    value: z.unknown(),
    hash: z.nullable(z.string()),
  }),
  /** A child actor began; `timer`s name the one that was begun last as their owner. */
  z.object({ kind: z.literal('actor'), ...At, src: z.string() }),
  z.object({ kind: z.literal('armed'), ...At, timer: Id, ms: z.number(), owner: z.string() }),
  z.object({ kind: z.literal('call'), ...At, call: Id, name: z.string(), request: z.unknown() }),
  z.object({ kind: z.literal('show'), ...At, show: Id, what: z.string() }),
  z.object({ kind: z.literal('coins'), ...At }),
  /** A fault that was reported and survived. */
  z.object({ kind: z.literal('fault'), ...At, error: z.string() }),
] as const;

/**
 * What lay around the machine, which knows nothing of it: the part that changed; all of it where a scene
 * came on and where a segment begins.
 */
export const Surroundings = z.object({
  /** The stage in CSS pixels, the device's pixels in one of them, the text's size (1: as designed). */
  size: z.optional(
    z.object({
      width: z.number(),
      height: z.number(),
      density: z.number(),
      textScale: z.number(),
      insets: z.object({
        top: z.number(),
        right: z.number(),
        bottom: z.number(),
        left: z.number(),
      }),
    }),
  ),
  isVisible: z.optional(z.boolean()),
  /** What lies over the stage, so that it stands still: the guide, a popup, a notice; null: nothing. */
  pausedBy: z.optional(z.nullable(z.string())),
  language: z.optional(z.string()),
  isMotionReduced: z.optional(z.boolean()),
  isQuick: z.optional(z.boolean()),
  /** Volumes 0..1; 0 is off. */
  sound: z.optional(z.object({ music: z.number(), effects: z.number() })),
  /** The browser took the canvas's context away, and gave it back. */
  isContextLost: z.optional(z.boolean()),
  /** The scene is loaded and comes on: shown time begins. */
  isOn: z.optional(z.literal(true)),
});
export type Surroundings = z.infer<typeof Surroundings>;

/** Of the stage alone: no cause to the machine and no effect of it. Recordings without them are whole. */
const OfStage = [
  z.object({ kind: z.literal('around'), ...At, change: Surroundings }),
  /**
   * The frames since the last of these or since the scene came on: how long each was shown, and how many of them. It
   * is of the time of the last; the first may have come later than it says, no other.
   */
  z.object({
    kind: z.literal('frames'),
    ...At,
    runs: z.array(z.tuple([z.number(), z.int()])),
  }),
] as const;

/** Left, top, width and height in CSS pixels, from the stage's upper left. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** Of a text of the club, which says what is there; null: the words are another's, or put together. */
const TextKey = z.nullable(z.string().check(z.maxLength(120)));
export const MOST_LAYER_PARTS = 10;

/** A piece of the page that lies over the stage: where it is and what it is, never what it says of anybody. */
export const PageLayer = z.object({
  what: z.enum(['popup', 'question', 'notice', 'note', 'desk', 'bar', 'other']),
  box: Box,
  key: TextKey,
  parts: z
    .array(z.object({ what: z.enum(['button', 'field', 'text']), box: Box, key: TextKey }))
    .check(z.maxLength(MOST_LAYER_PARTS)),
});
export type PageLayer = z.infer<typeof PageLayer>;

/** Of the page around the stage: no cause and no effect either. */
const OfPage = [
  /** A piece of the page came to lie over the stage, changed, or went: then `shown` is null. */
  z.object({ kind: z.literal('layer'), ...At, layer: Id, shown: z.nullable(PageLayer) }),
  /** A control of the stage was touched: its middle. What the scene does of itself at that, it does again. */
  z.object({
    kind: z.literal('touch'),
    ...At,
    what: z.enum(['down', 'up', 'press']),
    x: z.number(),
    y: z.number(),
  }),
  /** What its console said, or what nobody caught. */
  z.object({
    kind: z.literal('said'),
    ...At,
    level: z.enum(['warning', 'error']),
    text: z.string(),
  }),
  /** A request that failed: its path below the API's; `status` 0: there was no answer; the message's key. */
  z.object({
    kind: z.literal('request'),
    ...At,
    method: z.string(),
    path: z.string(),
    status: z.int(),
    message: z.string(),
  }),
] as const;

export const Entry = z.discriminatedUnion('kind', [
  ...Cause,
  ...Reading,
  ...Effect,
  ...OfStage,
  ...OfPage,
]);
export type Entry = z.infer<typeof Entry>;
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** All that fixes a round's course; filled in as it becomes known. */
export const RoundFacts = z.object({
  roundId: z.nullable(z.string()),
  /** SHA-256 of the server seed, shown before the round. */
  seedHash: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  nonce: z.nullable(z.int()),
  tuningVersion: z.nullable(z.int()),
  /** SHA-256 of the tuning, shown beside the seed's. */
  tuningHash: z.nullable(z.string()),
});
export type RoundFacts = z.infer<typeof RoundFacts>;

/** A part that can be replayed without those before it: a page's start, or a round from its opening. */
export const Segment = z.object({
  /** The machine's state and memory before the first entry; null: it had not begun. */
  begin: z.nullable(z.object({ value: z.unknown(), context: z.record(z.string(), z.unknown()) })),
  facts: RoundFacts,
  entries: z.array(Entry),
});
export type Segment = z.infer<typeof Segment>;

/** One visit to one game; plain JSON. */
export const Recording = z.object({
  version: z.literal(RECORDING_VERSION),
  game: z.string(),
  /** A visit's parts over reloads carry the same id. */
  visit: z.string(),
  /** What it was made with: the app's version, and a hash of the machine's states and transitions. */
  build: z.string(),
  machine: z.string(),
  /** Epoch milliseconds of `at` 0. */
  startedAt: z.number(),
  /** Parts that were let go before the first of `segments`. */
  dropped: z.int(),
  segments: z.array(Segment),
  /** The rounds that were played, their seeds revealed: with them a replay checks the rules too. */
  rounds: z.optional(z.array(RoundRecord)),
  /** What must hold when it is replayed: with them it is judged by these, and may come out another one. */
  assertions: z.optional(z.array(Assertion).check(z.maxLength(MOST_ASSERTIONS))),
});
export type Recording = z.infer<typeof Recording>;
