import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { VIDEO } from '#contract/terms.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import type { Db, Store } from '../../platform/store/store.ts';
import { UPLOAD_MS } from './videos.ts';

/**
 * Deletes the videos that were kept for their time after the decision, uploads that nobody went on with, and files
 * that stand for nothing: of an account that was closed, or a process that died between row and file.
 */
export const forgetVideos = async (
  { db }: Pick<Store, 'db'>,
  files: PrivateFiles,
  now: number,
): Promise<void> => {
  const before = (ms: number) => new Date(now - ms);
  await db
    .update(videos)
    .set({ goneAt: new Date(now) })
    .where(and(isNull(videos.goneAt), lt(videos.decidedAt, before(VIDEO.keptDays * DAY_MS))));
  await db
    .delete(videos)
    .where(and(eq(videos.status, 'uploading'), lt(videos.createdAt, before(UPLOAD_MS))));
  // Those that are here first: an upload has its row before its file.
  const here = await files.list();
  if (here.length === 0) return;
  const kept = await db
    .select({ file: videos.file })
    .from(videos)
    .where(and(inArray(videos.file, here), isNull(videos.goneAt)));
  const names = new Set(kept.map(({ file }) => file));
  await files.remove(here.filter((file) => !names.has(file)));
};

/**
 * A player closes the account: their videos are to go at once. Answers the files, to be removed (`PrivateFiles`)
 * after the commit; where that fails, `forgetVideos` finds them. Decisions stay, without a video.
 */
export const dropVideosOf = async (db: Db, playerId: number, now: number): Promise<string[]> => {
  const own = eq(videos.playerId, playerId);
  const undecided = await db
    .delete(videos)
    .where(and(own, isNull(videos.decidedAt)))
    .returning({ file: videos.file });
  const decided = await db
    .update(videos)
    .set({ goneAt: new Date(now) })
    .where(and(own, isNull(videos.goneAt)))
    .returning({ file: videos.file });
  return [...undecided, ...decided].map(({ file }) => file);
};
