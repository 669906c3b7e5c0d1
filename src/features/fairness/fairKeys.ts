import type { GameKey } from '#contract/games.ts';
import type { Span } from '#contract/span.ts';

/** The query keys of seeds and rounds, apart from keys.ts: home asks none of them. */
export const fairKeys = {
  all: ['fair'] as const,
  seeds: ['fair', 'seeds'] as const,
  /** All that is asked of a game's rounds. */
  game: (game: GameKey) => ['fair', 'rounds', game] as const,
  rounds: (game?: GameKey, span: Span = {}) => ['fair', 'rounds', game ?? 'all', span] as const,
  record: (id: string) => ['fair', 'record', id] as const,
};
