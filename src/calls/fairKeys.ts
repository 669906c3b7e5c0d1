import type { GameKey } from '#contract/games.ts';

/** The query keys of seeds and rounds, apart from keys.ts: home asks none of them. */
export const fairKeys = {
  all: ['fair'] as const,
  seeds: ['fair', 'seeds'] as const,
  rounds: (game?: GameKey) => ['fair', 'rounds', game ?? 'all'] as const,
  record: (id: string) => ['fair', 'record', id] as const,
};
