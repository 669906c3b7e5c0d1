import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import type { GameKey } from '#contract/games.ts';
import { readBuild } from '../reports/files.ts';
import { players } from '../store/schema/players.ts';
import { reports } from '../store/schema/reports.ts';
import type { Store } from '../store/store.ts';
import { seedOnce } from './once.ts';

/** Who looks at reports in the demo. */
export const DEMO_QA = { uid: 'semak1', password: 'merdeka57', phone: '+60123456788' };

/** Real visits, that the tests replay as well. */
const RECORDINGS = resolve(import.meta.dirname, '../../tests/recordings');

const DEMO_REPORTS: readonly { game: GameKey; recording: string; note: string }[] = [
  {
    game: 'squidgame',
    recording: 'lost-answers',
    note: 'My step took very long and I thought the bet was gone. Was it counted twice?',
  },
  {
    game: 'fto',
    recording: 'reload',
    note: 'Masa saya masih berjalan selepas halaman dimuat semula.',
  },
  { game: 'lucky-egg', recording: 'no-network', note: '断网以后，我敲开的那颗蛋算不算？' },
];

const HOUR_MS = 3_600_000;

interface DemoStaff {
  /** Epoch milliseconds. */
  now: number;
  /** Whose reports they are. */
  reporter: string;
  hashPassword: (password: string) => Promise<string>;
}

/** Somebody of QA, and three reports for them; each once in a club's life. */
export const seedStaff = async (
  store: Store,
  { now, reporter, hashPassword }: DemoStaff,
): Promise<void> => {
  const { uid, phone, password } = DEMO_QA;
  await seedOnce(store, 'qa', now, async (tx) => {
    const passwordHash = await hashPassword(password);
    await tx
      .insert(players)
      .values({
        ...{ uid, uidLower: uid, fullName: 'Nurul Hashim', phone, passwordHash, role: 'qa' },
        createdAt: new Date(now),
      })
      .onConflictDoNothing();
  });
  await seedOnce(store, 'reports', now, async (tx) => {
    const [player] = await tx
      .select({ id: players.id })
      .from(players)
      .where(eq(players.uidLower, reporter.toLowerCase()));
    if (!player) return;
    for (const [i, { game, recording: name, note }] of DEMO_REPORTS.entries()) {
      const recording = await readFile(resolve(RECORDINGS, game, `${name}.json.gz`));
      await tx.insert(reports).values({
        ...{ playerId: player.id, game, note, recording, build: await readBuild(recording) },
        createdAt: new Date(now - (DEMO_REPORTS.length - i) * HOUR_MS),
      });
    }
  });
};
