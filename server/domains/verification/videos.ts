import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { VIDEO } from '#contract/terms.ts';
import type { VerificationAnswer, VideoNext } from '#contract/verification.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';
import { tooFrequent } from '../../platform/limits/tooFrequent.ts';
import { Refusal } from '../../platform/refusal.ts';
import { players } from '../../platform/store/schema/players.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import { type Db, type Store, sqlState, UNIQUE_VIOLATION } from '../../platform/store/store.ts';

/** The family of these calls in an error's `typ`. */
export const VERIFICATION_TYP: ErrorTyp = 'verification';

export type VideoRow = typeof videos.$inferSelect;

/** An upload that nobody goes on with is given up. */
export const UPLOAD_MS = DAY_MS;
/** No file takes so long to be made. */
const MAKING_MS = 60_000;
const FAILED: readonly VideoRow['status'][] = ['resubmit', 'support'];

const isFailed = ({ status }: VideoRow): boolean => FAILED.includes(status);

/** Whether the player is verified, and their videos, newest first. */
const videosOf = async (db: Db, playerId: number) => {
  const [player] = await db
    .select({ verifiedAt: players.verifiedAt })
    .from(players)
    .where(eq(players.id, playerId));
  const rows = await db
    .select()
    .from(videos)
    .where(eq(videos.playerId, playerId))
    .orderBy(desc(videos.id))
    .limit(50);
  return { isVerified: player?.verifiedAt != null, rows };
};

/** When the player may send another video, after so many that failed; null: now. */
const retryAtOf = (rows: readonly VideoRow[], now: number): number | null => {
  const failed = rows.filter(isFailed).map(({ decidedAt }) => decidedAt?.getTime() ?? 0);
  const due = (failed.sort((a, b) => b - a)[VIDEO.tries - 1] ?? 0) + VIDEO.tryDays * DAY_MS;
  return due > now ? due : null;
};

type Told = Omit<VerificationAnswer, 'word'>;

/** How a player's verification stands, beside the word of the day. */
export const verificationOf = async (
  db: Db,
  files: PrivateFiles,
  playerId: number,
  now: number,
): Promise<Told> => {
  const { isVerified, rows } = await videosOf(db, playerId);
  const retryAt = retryAtOf(rows, now);
  const told: Told = {
    status: 'none',
    upload: null,
    next: null,
    reason: null,
    retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
  };
  if (isVerified) return { ...told, status: 'success' };
  const [last] = rows;
  if (last?.status === 'pending') return { ...told, status: 'pending' };
  if (last?.status === 'uploading') {
    const offset = await files.sizeOf(last.file);
    const upload = offset === null ? null : { id: last.file, offset, bytes: last.bytes };
    return upload ? { ...told, status: 'uploading', upload } : told;
  }
  if (!last || !isFailed(last)) return told;
  return { ...told, status: 'failed', next: last.status as VideoNext, reason: last.reason };
};

const notNow = () => new Refusal('msg.videoNotNow');

/**
 * Begins a player's upload; answers its name. Throws 409 `msg.videoNotNow` and 429 `msg.tooFrequent` as
 * contract/verification.ts says.
 */
export const beginUpload = async (
  { db }: Store,
  files: PrivateFiles,
  { playerId, bytes, now }: { playerId: number; bytes: number; now: number },
): Promise<string> => {
  const { isVerified, rows } = await videosOf(db, playerId);
  const [last] = rows;
  if (isVerified || last?.status === 'pending' || last?.status === 'support') throw notNow();
  const retryAt = retryAtOf(rows, now);
  if (retryAt !== null) throw tooFrequent(VERIFICATION_TYP, retryAt - now);
  if (last?.status === 'uploading') {
    // Its file is made right after its row: one that is long without was lost with its disk.
    const isNew = now - last.createdAt.getTime() < MAKING_MS;
    if (isNew || (await files.sizeOf(last.file)) !== null) throw notNow();
    await dropUpload(db, files, playerId, last.file);
  }
  const file = randomBytes(16).toString('hex');
  try {
    await db.insert(videos).values({ playerId, file, bytes, createdAt: new Date(now) });
  } catch (error) {
    // Another call of the same player was faster.
    if (sqlState(error) === UNIQUE_VIOLATION) throw notNow();
    throw error;
  }
  return file;
};

const isOwnUpload = (playerId: number, file: string) =>
  and(eq(videos.playerId, playerId), eq(videos.file, file), eq(videos.status, 'uploading'));

/** A player's own upload. Throws 404 `msg.notFound` for any other, or one that is sent. */
export const ownUpload = async (db: Db, playerId: number, file: string): Promise<VideoRow> => {
  const [row] = await db.select().from(videos).where(isOwnUpload(playerId, file));
  if (!row) throw new Refusal('msg.notFound');
  return row;
};

/** Takes an upload back, with its file. Throws as `ownUpload`. */
export const dropUpload = async (
  db: Db,
  files: PrivateFiles,
  playerId: number,
  file: string,
): Promise<void> => {
  const gone = await db.delete(videos).where(isOwnUpload(playerId, file)).returning();
  if (gone.length === 0) throw new Refusal('msg.notFound');
  await files.remove([file]);
};

/** Marks an upload as sent, with what was judged of it; throws as `ownUpload`. */
export const sendUpload = async (
  db: Db,
  playerId: number,
  file: string,
  judged: Pick<VideoRow, 'word' | 'kind' | 'seconds'> & { now: number },
): Promise<void> => {
  const { now, word, kind, seconds } = judged;
  const sent = await db
    .update(videos)
    .set({ status: 'pending', word, kind, seconds, sentAt: new Date(now) })
    .where(isOwnUpload(playerId, file))
    .returning({ id: videos.id });
  if (sent.length === 0) throw new Refusal('msg.notFound');
};

export interface ListedVideo {
  video: VideoRow;
  uid: string;
  fullName: string;
}

const withPlayer = (db: Db) =>
  db
    .select({ video: videos, uid: players.uid, fullName: players.fullName })
    .from(videos)
    .innerJoin(players, eq(players.id, videos.playerId));

/** Videos that wait for a decision, oldest first; or the newest of all that were sent. */
export const listVideos = (db: Db, { isAll }: { isAll: boolean }): Promise<ListedVideo[]> =>
  isAll
    ? withPlayer(db)
        .where(inArray(videos.status, ['pending', 'success', ...FAILED]))
        .orderBy(desc(videos.id))
        .limit(1000)
    : withPlayer(db).where(eq(videos.status, 'pending')).orderBy(videos.id).limit(1000);

/** One that was sent, whatever became of it; null: there is none of that number. */
export const findVideo = async (db: Db, id: number): Promise<ListedVideo | null> => {
  const [row] = await withPlayer(db).where(eq(videos.id, id));
  return row && row.video.status !== 'uploading' ? row : null;
};

/** What a decision may be about: one that waits, or one whose player was sent to support. */
export const isDecidable = (id: number) =>
  and(eq(videos.id, id), inArray(videos.status, ['pending', 'support']));
