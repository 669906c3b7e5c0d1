import * as z from 'zod/mini';
import { GameKey } from './games.ts';
import { ReportNumber } from './reports.ts';

/*
 * Reports that share what went wrong: the game, the state its machine ended in and the last error of the recording.
 * One without an error stands alone. For the role qa alone, as `reports.ts`.
 */

/** Characters of what QA writes of a group, and of who looks after it. */
export const GROUP_NOTE_LENGTH = 1000;
export const GROUP_ASSIGNEE_LENGTH = 40;
/** Groups that come at once, those with the latest reports first. */
export const MOST_GROUPS = 200;

/** A version of the app. */
export const Build = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

export const ReportGroup = z.object({
  id: z.string(),
  game: GameKey,
  /** The machine's state when it was reported; '': there is no recording. */
  state: z.string(),
  /** The last error of the recordings, its figures as #; '': there was none. */
  error: z.string(),
  /** Its reports, and how many players they came from. */
  reports: z.int(),
  players: z.int(),
  /** Players of its open reports: they are told when it is closed. */
  waiting: z.int(),
  /** The beginning of what the last player said. */
  said: z.string(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  builds: z.array(z.string()),
  /** Browser and system. */
  devices: z.array(z.string()),
  /** Who looks after it; '': nobody. */
  assignee: z.string(),
  note: z.string(),
  isClosed: z.boolean(),
  /** The version that mends it; '': not known. */
  mendedIn: z.string(),
  /** It was closed, and came again in `mendedIn` or later. */
  isBack: z.boolean(),
  /** Counts its changes. */
  version: z.int(),
});
export type ReportGroup = z.infer<typeof ReportGroup>;

/** GET qa/groups: those that are open, or all; or one. */
export const reportGroupsPath = 'qa/groups';
export const ReportGroupsQuery = z.object({
  id: z.optional(ReportNumber),
  game: z.optional(GameKey),
  /** Those that were closed, too. */
  all: z.optional(z.literal('1')),
});
export const ReportGroupsAnswer = z.object({ groups: z.array(ReportGroup) });

/**
 * PUT qa/groups/{id}: who looks after it, what is known of it, and whether it is closed; with it its open reports
 * are closed, and their players told. 404 `msg.notFound`; 409 `msg.updateFailed` where `version` is not that of the
 * group.
 */
export const reportGroupPath = (id: string) => `${reportGroupsPath}/${id}`;
export const ReportGroupRequest = z.object({
  version: z.int().check(z.positive()),
  assignee: z.string().check(z.trim(), z.maxLength(GROUP_ASSIGNEE_LENGTH)),
  note: z.string().check(z.trim(), z.maxLength(GROUP_NOTE_LENGTH)),
  isClosed: z.boolean(),
  mendedIn: z.union([z.literal(''), Build]),
});
export type ReportGroupRequest = z.infer<typeof ReportGroupRequest>;
