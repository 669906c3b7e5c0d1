import type { TFunction } from 'i18next';
import type { Transaction, TransactionType } from '#contract/transactions.ts';
import { type AnyPlan, BET_PLAN, stakesOf } from '#engine/core/rules/plan.ts';
import { gameOfType } from './useTypeText.ts';

const PLANS = import.meta.glob<AnyPlan>('/games/*/plan.ts', { eager: true, import: 'plan' });

/** Lines of rounds in which coins are staked: the stake goes with one line, what it paid comes with another. */
const isStaked = (type: TransactionType): boolean => {
  const game = gameOfType(type);
  return !!game && stakesOf(PLANS[`/games/${game.key}/plan.ts`] ?? BET_PLAN) !== 'never';
};

/**
 * What a line of a staked game is, or null: what comes has the stake in it, so it must not be taken for
 * what was won.
 */
export const stakeWord = (
  t: TFunction<'transaction'>,
  { type, amount }: Pick<Transaction, 'type' | 'amount'>,
): string | null => (isStaked(type) ? t(amount < 0 ? 'staked' : 'paid') : null);
