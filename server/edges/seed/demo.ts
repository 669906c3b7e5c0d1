import { eq } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { LINK_OPTIONS } from '#contract/facts.ts';
import { servedGames } from '../../domains/rounds/games.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { options } from '../../platform/store/schema/club.ts';
import { pins, players } from '../../platform/store/schema/players.ts';
import type { Store } from '../../platform/store/store.ts';
import { within } from '../../platform/store/within.ts';
import { seedContent } from './content.ts';
import { seedDemoEvent } from './event.ts';
import { seedStaff } from './staff.ts';
import { joinedAt, seedStory } from './story.ts';

/** Who a visitor of the demo logs in as. */
export const DEMO_PLAYER = {
  uid: 'hornbill1',
  password: 'merdeka57',
  pin: '135790',
  phone: '+60123456789',
};

/** Hosts of a reserved domain: a demo leads nowhere. */
export const DEMO_HOSTS = '.hornbill.example';

const LINKS: Record<string, string> = {
  [LINK_OPTIONS.h5]: `https://h5${DEMO_HOSTS}`,
  [LINK_OPTIONS.whatsapp]: `https://whatsapp${DEMO_HOSTS}`,
  [LINK_OPTIONS.telegram]: `https://telegram${DEMO_HOSTS}`,
  [LINK_OPTIONS.facebook]: `https://facebook${DEMO_HOSTS}`,
  [LINK_OPTIONS.liveChat]: `https://chat${DEMO_HOSTS}`,
};

interface DemoOptions {
  /** Epoch milliseconds. */
  now: number;
  /** Of the server seeds. */
  cipher: SeedCipher;
  hashPassword: (password: string) => Promise<string>;
}

/** The demo player with a history that adds up, or nothing; who is there already is left as they are. */
const seedPlayer = async (
  store: Store,
  { now, cipher, hashPassword }: DemoOptions,
): Promise<void> => {
  const isDemo = eq(players.uidLower, DEMO_PLAYER.uid);
  if ((await store.db.select({ id: players.id }).from(players).where(isDemo)).length > 0) return;
  const passwordHash = await hashPassword(DEMO_PLAYER.password);
  const pinHash = await hashPassword(DEMO_PLAYER.pin);
  await store.transaction(async (tx) => {
    const { uid, phone } = DEMO_PLAYER;
    const joined = joinedAt(now);
    const dayAfter = new Date(joined + DAY_MS);
    const [player] = await tx
      .insert(players)
      .values({
        uid,
        uidLower: uid,
        fullName: 'Aisyah Tan',
        phone,
        passwordHash,
        createdAt: new Date(joined),
        verifiedAt: dayAfter,
      })
      .onConflictDoNothing()
      .returning({ id: players.id });
    if (!player) return;
    await tx.insert(pins).values({ playerId: player.id, pinHash, setAt: dayAfter });
    const deps = { store: within(store, tx), games: servedGames, cipher, onChange: () => {} };
    await seedStory(deps, { playerId: player.id, now });
  });
};

/**
 * Fills a club for show: the demo player, the five links, banners and promotions, a quiz that is open, QA with
 * reports, designers.
 * Safe at every start and from several processes: what is there is left alone.
 */
export const seedDemo = async (store: Store, demo: DemoOptions): Promise<void> => {
  await seedPlayer(store, demo);
  await store.db
    .insert(options)
    .values(Object.entries(LINKS).map(([name, value]) => ({ name, value })))
    .onConflictDoNothing();
  await seedContent(store, demo);
  await seedDemoEvent(store, demo);
  await seedStaff(store, { ...demo, reporter: DEMO_PLAYER.uid });
};
