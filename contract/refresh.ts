import * as z from 'zod/mini';
import { CoinBalance } from './coins.ts';
import { GAME_KEYS, GameDates, type GameKey, PlayRecord } from './games.ts';
import { InboxMessage } from './inbox.ts';
import { LANGUAGES } from './languages.ts';
import { Promotion } from './promotions.ts';

export { maintenancePath, NO_BONUS, playerPath, vipsPath } from './facts.ts';

export const Option = z.object({ name: z.string(), value: z.string() });

/** A banner's pictures are names of uploads: their address is `uploadUrl` of facts.ts. */
export const Banner = z.object({
  id: z.int(),
  img_en: z.string(),
  img_zh: z.string(),
  img_ms: z.string(),
  link_en: z.string(),
  link_zh: z.string(),
  link_ms: z.string(),
});
export type Banner = z.infer<typeof Banner>;

export const VipsAnswer = z.object({
  options: z.array(Option),
  banners: z.array(Banner),
  promotions: z.array(Promotion),
  /** Of each game whose dates an operator set: those it is held to, in place of the catalogue's. */
  gameDates: z.optional(z.partialRecord(z.enum(GAME_KEYS), GameDates)),
  /** The bot, by its id, that Telegram vouches for players by; absent: none does. */
  telegramBot: z.optional(z.string()),
  /** Which games are under maintenance. */
  playRec: z.optional(z.partialRecord(z.enum(GAME_KEYS), PlayRecord)),
});
export type VipsAnswer = z.infer<typeof VipsAnswer>;

/** `tx_amount` in sen of credit, `turnover` in sen to be wagered before it can be withdrawn. */
export const RedeemableBonus = z.object({
  id: z.nullable(z.string()),
  tx_amount: z.int(),
  turnover: z.int(),
  status: z.string(),
  created_date: z.nullable(z.iso.datetime()),
});
export type RedeemableBonus = z.infer<typeof RedeemableBonus>;

/** One for each game. */
const PLAY_RECORDS = Object.fromEntries(GAME_KEYS.map((game) => [game, PlayRecord])) as Record<
  GameKey,
  typeof PlayRecord
>;

export const PlayerAnswer = z.extend(VipsAnswer, {
  uid: z.string(),
  fullName: z.string(),
  tgBind: z.boolean(),
  tgRegister: z.boolean(),
  language: z.enum(LANGUAGES),
  coin: CoinBalance,
  notify: z.boolean(),
  /**
   * `inbox`: the messages to pop up, oldest first, five at most: each until it is read, its popup was
   * closed, or it is a week old, so that no lost answer loses one. `waiting`: how many there are of
   * these in all, and the newest: several are told in one popup.
   */
  inboxs: z.object({
    unreadCount: z.int(),
    inbox: z.array(InboxMessage),
    waiting: z.object({ count: z.int(), upTo: z.nullable(z.string()) }),
  }),
  redeemableBonus: RedeemableBonus,
  /** Whether a transaction PIN is set. */
  hasPin: z.boolean(),
  playRec: z.object(PLAY_RECORDS),
});
export type PlayerAnswer = z.infer<typeof PlayerAnswer>;

/** `mDateTime`: when it ends, or null when nobody said. */
export const MaintenanceAnswer = z.object({
  maintenance: z.union([z.literal(0), z.literal(1)]),
  mDateTime: z.nullable(z.iso.datetime()),
});
export type MaintenanceAnswer = z.infer<typeof MaintenanceAnswer>;
