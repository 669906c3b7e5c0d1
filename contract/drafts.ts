import * as z from 'zod/mini';

/*
 * Values of a game's tuning that designers work on, kept by name for all of them; nothing of it is played. For the
 * role designer alone, as `tunings.ts`.
 */

/** Characters of a name. */
export const DRAFT_NAME_LENGTH = 40;
/** Drafts of a game, and characters of one as JSON. */
export const MOST_DRAFTS = 50;
export const DRAFT_LENGTH = 20_000;

/** Letters, digits, spaces and dashes: it stands in addresses. */
export const DraftName = z
  .string()
  .check(z.trim(), z.maxLength(DRAFT_NAME_LENGTH), z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} _-]*)$/u));

export const TuningDraft = z.object({
  name: z.string(),
  values: z.unknown(),
  /** The version of the tuning it was made from. */
  base: z.int(),
  /** Counts its saves. */
  version: z.int(),
  /** Who saved it last, and when. */
  author: z.string(),
  at: z.iso.datetime(),
});
export type TuningDraft = z.infer<typeof TuningDraft>;

/** GET designer/games/{game}/drafts: all of a game, the latest saved first. */
export const draftsPath = (game: string) => `designer/games/${game}/drafts`;
export const DraftsAnswer = z.object({ drafts: z.array(TuningDraft) });

/**
 * PUT designer/games/{game}/drafts/{name}: keeps values under a name. `version` is that of the draft it is written
 * over, null where there is none: 409 `msg.updateFailed` when somebody else saved it meanwhile, or there are
 * `MOST_DRAFTS`. Answers like GET. DELETE: it is gone.
 */
export const draftPath = (game: string, name: string) =>
  `${draftsPath(game)}/${encodeURIComponent(name)}`;
export const DraftRequest = z.object({
  values: z.unknown(),
  base: z.int().check(z.positive()),
  version: z.nullable(z.int().check(z.positive())),
});
