import * as z from 'zod/mini';
import { NICKNAME_ADJECTIVES, NICKNAME_ANIMALS, NICKNAME_NUMBERS } from './nicknames.ts';

/**
 * The weekly board: who of those that joined it reached how many of the week's goals. It knows no coins, pays
 * nothing, and names nobody by more than a nickname.
 */

export const Nickname = z.object({
  adjective: z.enum(NICKNAME_ADJECTIVES),
  animal: z.enum(NICKNAME_ANIMALS),
  number: z.int().check(z.minimum(NICKNAME_NUMBERS.least), z.maximum(NICKNAME_NUMBERS.most)),
});
export type Nickname = z.infer<typeof Nickname>;

export const BoardRow = z.object({
  /** From 1; shared by those who reached as many goals on as many days. */
  place: z.int(),
  nickname: Nickname,
  goals: z.int(),
  /** Days of the week on which a round was begun. */
  days: z.int(),
  isOwn: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** Rows that are shown: of this week, before and after one's own, and of the week before. */
export const BOARD_ROWS = { first: 10, beside: 2, lastWeek: 3 } as const;

/** `nickname` is null, and no row is told, for who is not on it; no row while days and goals are off or rest. */
export const BoardAnswer = z.object({
  nickname: z.nullable(Nickname),
  /** The first rows of this week. */
  first: z.array(BoardRow),
  /** One's own with those before and after it, where it is not among the first. */
  around: z.array(BoardRow),
  lastWeek: z.array(BoardRow),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

/**
 * GET progress/board. PUT progress/board: joins by a nickname that was drawn (`DrawnNickname`), or takes another one;
 * 409 `msg.updateFailed` where somebody else took it meanwhile, or days and goals are off or rest. DELETE
 * progress/board: leaves, and is gone from it at once. Both answer like GET.
 */
export const boardPath = 'progress/board';

/** POST progress/board/nicknames: draws some that nobody has. Rate-limited. */
export const nicknamesPath = 'progress/board/nicknames';
export const NicknamesRequest = z.object({});
/** How many are drawn at a time. */
export const NICKNAMES_DRAWN = 3;
/** `proof` that it was drawn for this player: no other nickname is taken. */
export const DrawnNickname = z.object({
  nickname: Nickname,
  proof: z.string().check(z.maxLength(64)),
});
export type DrawnNickname = z.infer<typeof DrawnNickname>;
export const NicknamesAnswer = z.object({ drawn: z.array(DrawnNickname) });
