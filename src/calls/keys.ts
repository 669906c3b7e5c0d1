import type { TransactionType } from '#contract/transactions.ts';

/** The query keys, in one place, so that whoever invalidates names the same thing as whoever asks. */
export const keys = {
  refresh: (isPlayer: boolean) => ['refresh', isPlayer ? 'player' : 'vips'] as const,
  redemptions: ['redemptions'] as const,
  transactions: (type?: TransactionType) =>
    type === undefined ? (['transactions'] as const) : (['transactions', type] as const),
  gameState: (game: string) => ['gameState', game] as const,
};
