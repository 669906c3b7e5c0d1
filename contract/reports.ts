import * as z from 'zod/mini';
import { GameKey } from './games.ts';
import { RequestId } from './requestId.ts';

/** Characters a player's note may have, and bytes each file beside it. */
export const REPORT_NOTE_LENGTH = 1000;
export const REPORT_FILE_BYTES = 1_000_000;
/** What a recording may have unpacked: half an hour of quick play has a fifth of it. */
export const REPORT_UNPACKED_BYTES = 10_000_000;

/** The files of a report, both optional: the recording as gzipped JSON, and a picture of the game. */
export const REPORT_FILES = ['recording', 'picture'] as const;

/**
 * POST reports: a problem in a game, for QA. Multipart with eData and `REPORT_FILES`, or eData alone.
 * 400 `msg.invalidRequest` with field `recording` for what is none; 413 for a file that is too big;
 * 415 `msg.formatNotSupported` for another picture than PNG, JPEG, WebP or AVIF.
 */
export const reportsPath = 'reports';
export const ReportRequest = z.object({
  requestId: RequestId,
  game: GameKey,
  /** What happened, in the player's words; may be empty. */
  note: z.string().check(z.trim(), z.maxLength(REPORT_NOTE_LENGTH)),
});
export type ReportRequest = z.infer<typeof ReportRequest>;
/** `id`: the number support and QA find it by. */
export const ReportAnswer = z.object({ id: z.string() });
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** The number of a report, or of a group of them. */
export const ReportNumber = z.string().check(z.regex(/^[0-9]{1,15}$/));

/** GET qa/reports: reports of all players, newest first; for the role qa alone. */
export const qaReportsPath = 'qa/reports';
export const QaReportsQuery = z.object({
  /** The number of the last one that is known: those before it. */
  before: z.optional(ReportNumber),
  game: z.optional(GameKey),
  /** Of a group of them (`reportGroups.ts`). */
  group: z.optional(ReportNumber),
  /** Those that were closed, too. */
  all: z.optional(z.literal('1')),
  /** In its number, UID, build or note. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Malaysian days, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const QaReport = z.object({
  id: z.string(),
  uid: z.string(),
  game: GameKey,
  /** The app's version that was played; null: there is no recording. */
  build: z.nullable(z.string()),
  note: z.string(),
  createdAt: z.iso.datetime(),
  isClosed: z.boolean(),
});
export type QaReport = z.infer<typeof QaReport>;
/** The list ends where `next` is null. */
export const QaReportsAnswer = z.object({
  reports: z.array(QaReport),
  next: z.nullable(z.string()),
});

/** GET qa/reports/{id}; 404 `msg.notFound`. */
export const qaReportPath = (id: string) => `${qaReportsPath}/${id}`;
export const QaReportAnswer = z.extend(QaReport, {
  /** The recording, gzipped JSON, as base64. */
  recording: z.nullable(z.string()),
  /** A data URL. */
  picture: z.nullable(z.string()),
  /** The number of its group (`reportGroups.ts`); null: it came before there were any. */
  group: z.nullable(z.string()),
});
export type QaReportAnswer = z.infer<typeof QaReportAnswer>;
