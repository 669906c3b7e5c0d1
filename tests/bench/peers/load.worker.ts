import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { LoadReport } from '../load.ts';
import { measure } from '../measure.ts';
import { loaderOf } from './packages.ts';
import type { PeerOrder } from './peer.ts';
import { PEERS } from './peers.ts';

// The players, in a thread of their own, as load.worker.ts has the club's.
const play = async ({ kind, folder, url, players, ms }: PeerOrder): Promise<LoadReport> => {
  const load = await loaderOf(folder);
  const connecting = Array.from({ length: players }, () =>
    PEERS[kind].connect(load, url, randomUUID()),
  );
  const seats = await Promise.all(connecting);
  const times: number[] = [];
  const plays = seats.map(({ stake }) => async (isTime: () => boolean, settled: () => void) => {
    while (!isTime()) {
      const began = performance.now();
      await stake();
      times.push(performance.now() - began);
      settled();
    }
  });
  const report = await measure(ms, times, plays);
  for (const { close } of seats) close();
  return report;
};

parentPort?.on('message', async (order: PeerOrder) => parentPort?.postMessage(await play(order)));
