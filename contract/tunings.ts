import * as z from 'zod/mini';
import { RequestId } from './requestId.ts';

/*
 * The versions of a game's numbers, for the role designer alone: whoever else calls is answered 403
 * `msg.invalidRole`.
 */

/** Characters of a reason. */
export const TUNING_REASON_LENGTH = 200;
const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(TUNING_REASON_LENGTH));

const Version = z.int().check(z.positive());

/** What is said of values that somebody changed in the table. */
export const OTHER_VALUES = 'values: not those the version was published with';

export const TuningVersion = z.object({
  version: Version,
  /** The game's own defaults, or what somebody published. */
  origin: z.enum(['code', 'published']),
  status: z.enum(['pending', 'published', 'withdrawn']),
  values: z.unknown(),
  /** SHA-256 of the values' canonical JSON. */
  hash: z.string(),
  /** Why it may not be served, in the gate's words; empty: it may. */
  faults: z.array(z.string()),
  /** What its author had to confirm, in the same words. */
  warnings: z.array(z.string()),
  /** What a stake returns by it when it is played the usual way, as a share; null: nothing is staked, or it fails. */
  return: z.nullable(z.number()),
  /** The version it was made from; of defaults, their number in the code. */
  base: z.int(),
  /** Empty for defaults. */
  reason: z.string(),
  author: z.string(),
  /** Whoever asks is its author, and can't approve it. */
  isMine: z.boolean(),
  /** Null: nobody had to. */
  approver: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  approvedAt: z.nullable(z.iso.datetime()),
});
export type TuningVersion = z.infer<typeof TuningVersion>;

/** GET designer/games/{game}/tunings: the newest versions, the newest first. */
export const tuningsPath = (game: string) => `designer/games/${game}/tunings`;
export const TuningsAnswer = z.object({
  /** The version that new rounds are played by; `versions` has it, however old it is. */
  inForce: Version,
  /** The defaults of the code that runs. */
  code: z.object({ version: Version, values: z.unknown(), hash: z.string() }),
  /** What is published waits for a second person. */
  isApprovalNeeded: z.boolean(),
  versions: z.array(TuningVersion),
});
export type TuningsAnswer = z.infer<typeof TuningsAnswer>;

/**
 * POST designer/games/{game}/tunings: puts values in force, or has them wait for approval. 400
 * `msg.tuningRefused`, with every fault in `params`, for values that don't pass; 400 `msg.tuningUnconfirmed`, with every
 * warning in `params`, where `confirmed` has not all of them; 409 `msg.tuningStale` where
 * `base` is not in force any more, and `msg.tuningRepeated`, with the version in `params`, where one that is in force,
 * or waits to come after it, has the same values.
 */
export const PublishRequest = z.object({
  requestId: RequestId,
  values: z.unknown(),
  /** The version the author compared it with. */
  base: Version,
  reason: Reason,
  /** The gate's warnings that the author saw and stands by, as they were told. */
  confirmed: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)), []),
});
export const PublishAnswer = z.object({
  version: Version,
  status: z.enum(['pending', 'published', 'withdrawn']),
});
export type PublishAnswer = z.infer<typeof PublishAnswer>;

/**
 * POST designer/games/{game}/tunings/{version}/approval: puts a version that waits in force. 403 `msg.forbidden`
 * for its author; 404 `msg.notFound`; 409 `msg.updateFailed` when it waits no more; else as publishing.
 */
export const approvalPath = (game: string, version: string) =>
  `${tuningsPath(game)}/${version}/approval`;

/** POST designer/games/{game}/tunings/{version}/withdrawal: ends the wait of a version; 404, 409 as there. */
export const withdrawalPath = (game: string, version: string) =>
  `${tuningsPath(game)}/${version}/withdrawal`;

/**
 * POST designer/games/{game}/tunings/{version}/rollback: a new version with the values of one that was
 * published before, in force at once: they were approved then. Answers as publishing; 404, 409 as there.
 */
export const rollbackPath = (game: string, version: string) =>
  `${tuningsPath(game)}/${version}/rollback`;
export const RollbackRequest = z.omit(PublishRequest, { values: true, confirmed: true });

/** The days that figures go back at most: later a round's steps are packed. */
export const MOST_FIGURE_DAYS = 60;

/** By what the rounds of a version are told apart: the day they were opened, the player's device or language. */
export const FIGURE_PARTS = ['day', 'device', 'language'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

const Share = z.nullable(z.number());
const Band = z.nullable(z.tuple([z.number(), z.number()]));

/** What really came of a version, of the rounds that are over. */
export const TuningFigures = z.object({
  /**
   * Which of its rounds: those opened on a Malaysian day ('2026-03-10'), played on a kind of device ('Android,
   * Chrome') or by players of a language ('ms'). Empty: nobody knows; null: all of them.
   */
  part: z.nullable(z.string()),
  version: Version,
  mode: z.enum(['house', 'live']),
  rounds: z.int(),
  players: z.int(),
  /** How often something was staked, and how much of it was staked and paid: `unit` says what. */
  stakes: z.int(),
  staked: z.number(),
  paid: z.number(),
  /** Of how many stakes at least the stake came back. */
  hits: z.int(),
  /** What was paid of what was staked, as a share; null: nothing was staked. */
  return: Share,
  /** What it is exactly by the version's numbers; null: nothing is staked, or they can't be read or were changed. */
  exact: Share,
  /** Where the return lies in 99 of 100 cases, for so many stakes of that size. */
  band: Band,
  /** How many standard deviations the return is off its exact value. */
  deviations: Share,
  /** The share of stakes that hit; null: nothing was staked. */
  hitRate: Share,
  /** What it is exactly: the least and the most, by how the players choose to play. */
  exactHits: Band,
  /** Where the hit rate lies in 99 of 100 cases at least, whichever way was played. */
  hitBand: Band,
});
export type TuningFigures = z.infer<typeof TuningFigures>;

/** By chance one version of some 16,000 is so far off. */
const MOST_DEVIATIONS = 4;
/** Of fewer the deviation says little. */
const LEAST_STAKES = 1_000;

/** It returned what it can't be expected to. */
export const isOff = ({ stakes, deviations }: TuningFigures): boolean =>
  stakes >= LEAST_STAKES && Math.abs(deviations ?? 0) > MOST_DEVIATIONS;

/**
 * GET designer/games/{game}/figures?days=7&by=day: of the last days, today included; all rounds of each version
 * first. Of days the newest comes first, of devices and languages the most played.
 */
export const figuresPath = (game: string) => `designer/games/${game}/figures`;
export const FiguresQuery = z.object({
  days: z.optional(
    z.string().check(
      z.regex(/^[1-9][0-9]?$/),
      z.refine((days) => Number(days) <= MOST_FIGURE_DAYS),
    ),
  ),
  by: z.optional(z.enum(FIGURE_PARTS)),
});
export const FiguresAnswer = z.object({
  /** Amounts are hundredths of a coin, or sen. */
  unit: z.enum(['coins', 'sen']),
  /** When they were read, epoch milliseconds. */
  at: z.int(),
  figures: z.array(TuningFigures),
});
export type FiguresAnswer = z.infer<typeof FiguresAnswer>;
