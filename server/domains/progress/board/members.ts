import { eq } from 'drizzle-orm';
import type { DrawnNickname } from '#contract/board.ts';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { boardMembers, boardWeeks } from '../../../platform/store/schema/progress.ts';
import { type Store, sqlState, UNIQUE_VIOLATION } from '../../../platform/store/store.ts';
import { isTold } from '../progress.ts';
import { codeOf, proofOf } from './nicknames.ts';

export const BOARD_TYP: ErrorTyp = 'board';

const refused = () => new Refusal('msg.updateFailed', { typ: BOARD_TYP });

/**
 * Joins the board by a nickname that was drawn, or takes another one. Throws 400 `msg.invalidRequest` for one that was
 * not drawn for this player, 409 `msg.updateFailed` for one that somebody has, and while days and goals are off or rest.
 */
export const joinBoard = async (
  { store, cipher }: { store: Store; cipher: Pick<SeedCipher, 'keyFor'> },
  { playerId, nickname, proof, now }: DrawnNickname & { playerId: number; now: number },
): Promise<void> => {
  if (proof !== proofOf(cipher, playerId, nickname))
    throw new Refusal('msg.invalidRequest', { typ: BOARD_TYP });
  if (!(await isTold(store.db, playerId, now))) throw refused();
  const code = codeOf(nickname);
  try {
    await store.db
      .insert(boardMembers)
      .values({ playerId, nickname: code, joinedAt: new Date(now), countedAt: new Date(0) })
      .onConflictDoUpdate({ target: boardMembers.playerId, set: { nickname: code } });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw refused();
    throw error;
  }
};

/** Whoever counts a member at the same time has the row locked: what it wrote goes with it. */
export const leaveBoard = (store: Store, playerId: number): Promise<void> =>
  store.transaction(async (tx) => {
    await tx.delete(boardMembers).where(eq(boardMembers.playerId, playerId));
    await tx.delete(boardWeeks).where(eq(boardWeeks.playerId, playerId));
  });
