import { eq, sql } from 'drizzle-orm';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { pins, players } from '../../platform/store/schema/players.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import type { Db } from '../../platform/store/store.ts';
import { coinsOf } from '../ledger/index.ts';
import { bonusOf } from '../redemptions/index.ts';

type Account = Pick<
  PlayerAnswer,
  | 'uid'
  | 'fullName'
  | 'tgBind'
  | 'tgRegister'
  | 'language'
  | 'coin'
  | 'notify'
  | 'redeemableBonus'
  | 'hasPin'
>;

/** The refresh answer's part that is of the account itself, in one statement; null: there is none. */
export const readAccount = async (
  db: Db,
  playerId: number,
  now: number,
): Promise<Account | null> => {
  const latest = sql`(select -min(-id) from redemptions where player_id = ${playerId})`;
  const [row] = await db
    .select({
      player: players,
      pin: pins.setAt,
      coin: coinsOf(playerId, now),
      redemption: redemptions,
    })
    .from(players)
    .leftJoin(pins, eq(pins.playerId, players.id))
    .leftJoin(redemptions, eq(redemptions.id, latest))
    .where(eq(players.id, playerId));
  if (!row) return null;
  const { uid, fullName, tgUserId, tgRegister, language, notify } = row.player;
  return {
    uid,
    fullName,
    tgBind: tgUserId !== null,
    tgRegister,
    language,
    coin: row.coin,
    notify,
    redeemableBonus: bonusOf(row.redemption),
    hasPin: row.pin !== null,
  };
};
