import * as z from 'zod/mini';
import { GameKey } from './games.ts';
import { RequestId } from './requestId.ts';

/** Characters a player's note may have, and bytes each file beside it. */
export const REPORT_NOTE_LENGTH = 1000;
export const REPORT_FILE_BYTES = 1_000_000;

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
