import { eq } from 'drizzle-orm';
import { COIN } from '#contract/coins.ts';
import { LINK_OPTIONS } from '#contract/refresh.ts';
import { credit } from '../ledger/ledger.ts';
import { options } from '../store/schema/club.ts';
import { deposits } from '../store/schema/money.ts';
import { pins, players } from '../store/schema/players.ts';
import type { Store } from '../store/store.ts';
import { seedContent } from './content.ts';
import { seedMessages } from './messages.ts';

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

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** Perfect evenings at the cards: 60.00 coins, the last one long enough ago to play again. */
const EVENINGS = 6;
const QUESTIONS = 10;
const BETWEEN_MS = 20 * SECOND_MS;
/** Paid in at the cashier: seven spins of the wheel at RM30 each. */
const DEPOSIT_SEN = 210_00;

interface DemoOptions {
  /** Epoch milliseconds. */
  now: number;
  hashPassword: (password: string) => Promise<string>;
}

/** The demo player with a history that adds up; someone who is there already is left as they are. */
const seedPlayer = async (store: Store, { now, hashPassword }: DemoOptions): Promise<void> => {
  const isDemo = eq(players.uidLower, DEMO_PLAYER.uid);
  if ((await store.db.select({ id: players.id }).from(players).where(isDemo)).length > 0) return;
  const passwordHash = await hashPassword(DEMO_PLAYER.password);
  const pinHash = await hashPassword(DEMO_PLAYER.pin);
  await store.transaction(async (tx) => {
    const { uid, phone } = DEMO_PLAYER;
    const [player] = await tx
      .insert(players)
      .values({
        uid,
        uidLower: uid,
        fullName: 'Aisyah Tan',
        phone,
        passwordHash,
        createdAt: new Date(now - (EVENINGS + 2) * DAY_MS),
        verifiedAt: new Date(now - (EVENINGS + 1) * DAY_MS),
      })
      .onConflictDoNothing()
      .returning({ id: players.id });
    if (!player) return;
    await tx.insert(pins).values({ playerId: player.id, pinHash, setAt: new Date(now - DAY_MS) });
    await tx.insert(deposits).values({
      playerId: player.id,
      sen: DEPOSIT_SEN,
      reference: 'demo',
      recordedBy: 'demo',
      at: new Date(now - DAY_MS),
    });
    for (let evening = EVENINGS + 1; evening > 1; evening -= 1)
      for (let question = 0; question < QUESTIONS; question += 1)
        await credit(tx, {
          playerId: player.id,
          type: 'FINDTHEODD',
          amount: COIN,
          now: now - evening * DAY_MS + question * BETWEEN_MS,
        });
    await seedMessages(tx, player.id, now);
  });
};

/**
 * Fills a club for show: the demo player, the five links, banners and promotions.
 * Safe at every start and from several processes: what is there is left alone.
 */
export const seedDemo = async (store: Store, demo: DemoOptions): Promise<void> => {
  await seedPlayer(store, demo);
  await store.db
    .insert(options)
    .values(Object.entries(LINKS).map(([name, value]) => ({ name, value })))
    .onConflictDoNothing();
  await seedContent(store, demo);
};
