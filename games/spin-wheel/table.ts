import type { FrameClock } from '#engine/canvas/stage/frames.ts';
import { numberOf } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import type { WheelLink } from './machine.ts';
import { wheelPrizes } from './odds.ts';
import type { Spun } from './shapes.ts';
import { WheelTuning } from './tuning.ts';
import type { Chance } from './view/legend.ts';
import { type Edges, edgesOf, restAngle, restShare, widestOf } from './view/spin.ts';

/** How the wheel stands between two frames, and what the scene asks of its round. */
export interface WheelTable {
  /** The tuning of the spin that is shown, else of the next one. */
  tuning(): WheelTuning | null;
  /** Each prize once with its chance, from the tuning that is shown. */
  chances(): Chance[];
  /** Where a spin rests, in radians: the same for whoever sees it again. */
  restOf(spun: Spun): number;
  /** Where the likeliest rib stands at the top. Radians. */
  restOfLikeliest(): number;
  /** Where the wheel rests when nobody spins it, in radians; null: no spin was seen yet. */
  home(): number | null;
  restAt(home: number): void;
  /** For how long the wheel is drawn back, in shown milliseconds; null: it is not. */
  drawnMs(): number | null;
  /** Draws it back, if it is not. */
  drawBack(): void;
  letGo(): void;
  /** A spin is played: its turning begins, is cut short by a touch, ends. */
  turn(): void;
  cut(): void;
  endTurn(): void;
  isTurning(): boolean;
  isCut(): boolean;
}

export const createTable = (frames: FrameClock, link: WheelLink): WheelTable => {
  let home: number | null = null;
  let drawnSince: number | null = null;
  let isTurning = false;
  let isCut = false;

  const tuning = (): WheelTuning | null => {
    const { round, tuning: next, phase } = link.state();
    const isShown = round !== null && (phase === 'presenting' || phase === 'settled');
    return WheelTuning.safeParse(isShown ? round.tuning : (next ?? round?.tuning)).data ?? null;
  };
  const edges = (): Edges => edgesOf(tuning()?.segments.map(({ weight }) => weight) ?? [1]);

  return {
    tuning,
    chances() {
      const shown = tuning();
      const prizes = shown ? wheelPrizes(shown) : [];
      return prizes.map(({ sen, chance }) => ({ sen, chance: percentText(numberOf(chance)) }));
    },
    restOf: ({ segment }) =>
      restAngle(segment, edges(), restShare(segment, link.state().round?.nonce ?? 0)),
    restOfLikeliest() {
      const ribs = edges();
      return restAngle(widestOf(ribs), ribs, 0.5);
    },
    home: () => home,
    restAt(next) {
      home = next;
    },
    drawnMs: () => (drawnSince === null ? null : frames.now() - drawnSince),
    drawBack() {
      drawnSince ??= frames.now();
    },
    letGo() {
      drawnSince = null;
    },
    turn() {
      isTurning = true;
      isCut = false;
    },
    cut() {
      isCut = true;
    },
    endTurn() {
      isTurning = false;
    },
    isTurning: () => isTurning,
    isCut: () => isCut,
  };
};
