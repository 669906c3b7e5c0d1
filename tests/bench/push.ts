import { openPushClub } from '#server/domains/push/testClub.ts';
import { openTestStore } from '#server/platform/store/testStore.ts';

const PUSHES = 10_000;
const PLAYERS = 20;

export interface PushReport {
  /** Seconds to write the messages with their pushes, and to send them. */
  queued: number;
  sent: number;
  /** What the push service took, and how many of it came twice: none. */
  taken: number;
  twice: number;
}

/** Ten thousand pushes through the queue on PostgreSQL, to a push service in the same process. */
export const benchPush = async (): Promise<PushReport> => {
  const store = await openTestStore('postgres');
  const club = await openPushClub(store);
  try {
    const players: Awaited<ReturnType<typeof club.join>>[] = [];
    for (let count = 0; count < PLAYERS; count += 1) players.push(await club.join());
    const seconds = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return (performance.now() - began) / 1000;
    };
    const news = { redeem_credit: 1000 };
    const queued = await seconds(async () => {
      for (let count = 0; count < PUSHES; count += PLAYERS)
        await Promise.all(players.map(({ playerId }) => club.message(playerId, news)));
    });
    const sent = await seconds(club.push);
    const tags = players.flatMap(({ device }) => club.service.newsFor(device)).map((n) => n.tag);
    return { queued, sent, taken: tags.length, twice: tags.length - new Set(tags).size };
  } finally {
    await club.close();
    await store.close();
  }
};
