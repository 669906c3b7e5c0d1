import type { GameKey } from '#contract/games.ts';

/** A game's `fill.ts`: a form's values with payouts put for a return in ten-thousandths; null: they can't be read. */
export type Fill = (values: unknown, rtp: number) => unknown;

// The rooms that have one; Vite finds them. The designers' tool alone reads them.
const ROOMS = import.meta.glob<Fill>('../*/fill.ts', { eager: true, import: 'fill' });

/** How a game's payouts are put for a wished return; null where its room does not say. */
export const fillOf = (game: GameKey): Fill | null => ROOMS[`../${game}/fill.ts`] ?? null;
