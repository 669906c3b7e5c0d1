import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { GameKey } from '#contract/games.ts';
import { redacted } from '#engine/lab/record/redact.ts';
import { unpackRecording } from '../../domains/reports/recording.ts';
import { writeReport } from '../../domains/reports/reports.ts';
import { readSigns } from '../../domains/reports/signs.ts';
import { seedOnce } from '../../platform/audit/once.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Store } from '../../platform/store/store.ts';

/** Who looks at reports in the demo. */
export const DEMO_QA = {
  uid: 'semak1',
  name: 'Nurul Hashim',
  password: 'merdeka57',
  phone: '+60123456788',
};

/** Who changes the games' numbers in the demo, and who approves it. */
export const DEMO_DESIGNERS = [
  { uid: 'pereka1', name: 'Tan Wei Ling', password: 'merdeka57', phone: '+60123456787' },
  { uid: 'pereka2', name: 'Amir Rosli', password: 'merdeka57', phone: '+60123456786' },
] as const;

/** Real visits, that the tests replay as well. */
const RECORDINGS = resolve(import.meta.dirname, '../../../tests/recordings');

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

/** A recording as it leaves a device: redacted, and without the rounds that tests check it by. */
const reported = async (file: string) => {
  const { recording } = unpackRecording(await readFile(file));
  if (!recording) throw new Error(`${file} is no recording`);
  const { rounds: _, ...visit } = recording;
  return { bytes: gzipSync(JSON.stringify(redacted(visit))), signs: readSigns(visit) };
};

const HOUR_MS = 3_600_000;

interface DemoStaff {
  /** Epoch milliseconds. */
  now: number;
  /** Whose reports they are. */
  reporter: string;
  hashPassword: (password: string) => Promise<string>;
}

interface Member {
  uid: string;
  name: string;
  phone: string;
  password: string;
  role: 'qa' | 'designer';
}

/** Accounts of the staff, as `what` once in a club's life. */
const seedMembers = (
  store: Store,
  what: string,
  { now, hashPassword }: Pick<DemoStaff, 'now' | 'hashPassword'>,
  members: readonly Member[],
): Promise<void> =>
  seedOnce(store, what, now, async (tx) => {
    for (const { uid, name, phone, password, role } of members) {
      const passwordHash = await hashPassword(password);
      await tx
        .insert(players)
        .values({
          uid,
          uidLower: uid,
          fullName: name,
          phone,
          passwordHash,
          role,
          createdAt: new Date(now),
        })
        .onConflictDoNothing();
    }
  });

/** Somebody of QA with three reports, and two designers; each once in a club's life. */
export const seedStaff = async (
  store: Store,
  { now, reporter, hashPassword }: DemoStaff,
): Promise<void> => {
  const own = { now, hashPassword };
  await seedMembers(store, 'qa', own, [{ ...DEMO_QA, role: 'qa' }]);
  const designers = DEMO_DESIGNERS.map((each) => ({ ...each, role: 'designer' as const }));
  await seedMembers(store, 'designers', own, designers);
  await seedOnce(store, 'reports', now, async (tx) => {
    const [player] = await tx
      .select({ id: players.id })
      .from(players)
      .where(eq(players.uidLower, reporter.toLowerCase()));
    if (!player) return;
    for (const [i, { game, recording: name, note }] of DEMO_REPORTS.entries()) {
      const recording = await reported(resolve(RECORDINGS, game, `${name}.json.gz`));
      const reporter = { playerId: player.id, device: null };
      const at = now - (DEMO_REPORTS.length - i) * HOUR_MS;
      await writeReport(tx, reporter, { game, note }, { recording, picture: null }, at);
    }
  });
};
