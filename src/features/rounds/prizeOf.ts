import type { Round } from '#contract/rounds.ts';
import { WheelView } from '#games/spin-wheel/shapes.ts';

/** The money a round won in a game that pays money, in sen, 0: none; null in the other games. */
export const prizeOf = ({ game, view }: Pick<Round, 'game' | 'view'>): number | null =>
  game === 'spin-wheel' ? (WheelView.safeParse(view).data?.spun.sen ?? 0) : null;
