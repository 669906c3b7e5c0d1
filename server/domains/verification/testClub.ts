import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer } from '../../edges/testApp.ts';
import { players } from '../../platform/store/schema/players.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import type { Store } from '../../platform/store/store.ts';
import { uploaderOf } from './testUpload.ts';
import { videoFile } from './testVideo.ts';

/** Tests' own: what was answered, in short. */
export const said = (answer: LightMyRequestResponse): string =>
  [answer.statusCode, answer.json().message].filter(Boolean).join(' ');

/** Tests' own: a club whose members send videos, and an operator who looks at them. */
export const openVideoClub = async (store: Store) => {
  const club = await openTestApp({ store });
  const video = await videoFile();
  const broadcasts: unknown[] = [];
  let members = 0;
  const join = async () => {
    members += 1;
    const uid = `Cempaka${members}`;
    const token = await registerPlayer(club, uid, `+60129${100_000 + members}`);
    return { uid, token, ...uploaderOf(club, token) };
  };
  const operator = (name: string, args: object, more: object = {}) =>
    runCommand(
      {
        ...club.deps,
        isServing: true,
        broadcast: (_id, change) => void broadcasts.push(change),
        drop: () => {},
        ...more,
      },
      name,
      args,
      'siti',
    );
  /** The player's last video. */
  const rowOf = async (uid: string) => {
    const own = store.db.select({ id: players.id }).from(players).where(eq(players.uid, uid));
    const rows = await store.db
      .select()
      .from(videos)
      .where(eq(videos.playerId, own))
      .orderBy(videos.id);
    const row = rows.at(-1);
    if (!row) throw new Error(`${uid} has no video`);
    return row;
  };
  /** Sends one that is rejected. */
  const fail = async (
    { uid, send }: Awaited<ReturnType<typeof join>>,
    more: object = { reason: 'wordNotShown' },
  ) => {
    await send(video);
    await operator('verification reject', { id: String((await rowOf(uid)).id), ...more });
  };
  return {
    ...club,
    video,
    broadcasts,
    join,
    operator,
    rowOf,
    fail,
    files: () => readdir(club.deps.videos.folder),
  };
};

export type VideoClub = Awaited<ReturnType<typeof openVideoClub>>;
