import type { DrawLink } from './machine.ts';
import type { Drawn } from './shapes.ts';
import { drawnOf, type Lantern, lanternsOf } from './view/lot.ts';
import { type ShownPrize, ShownPrizes } from './week.ts';

/** How the draw stands between two frames, and what the scene asks of its round. */
export interface DrawTable {
  lanterns(): readonly Lantern[];
  /** The prize at its place of the week's order; null: it is not of this week. */
  prize(at: number): ShownPrize | null;
  /** The share of all prizes there were that are of this kind, 0..1. */
  shareOf(at: number): number;
  /** Which lantern stands for what was drawn; the same for whoever sees that spin again. */
  lanternOf(drawn: Drawn): number;
  /** The lanterns that may be drawn, by their places. */
  lit(): number[];
  /** The lantern that is told, or was; null: none yet. */
  shown(): Drawn | null;
  show(drawn: Drawn): void;
  /** The light runs: begins, is cut short by a touch, ends. */
  run(): void;
  cut(): void;
  endRun(): void;
  isRunning(): boolean;
  isCut(): boolean;
}

export const createTable = (link: DrawLink): DrawTable => {
  let shown: Drawn | null = null;
  let isRunning = false;
  let isCut = false;
  const prizes = (): readonly ShownPrize[] =>
    ShownPrizes.safeParse(link.state().tuning).data?.prizes ?? [];
  const lanterns = () => lanternsOf(prizes());

  return {
    lanterns,
    prize: (at) => prizes()[at] ?? null,
    shareOf(at) {
      const all = prizes().reduce((sum, { winners }) => sum + winners, 0);
      return (prizes()[at]?.winners ?? 0) / Math.max(1, all);
    },
    lanternOf: ({ at }) => drawnOf(lanterns(), at, link.state().round?.nonce ?? 0),
    lit: () => lanterns().flatMap(({ isLit }, place) => (isLit ? [place] : [])),
    shown: () => shown,
    show(drawn) {
      shown = drawn;
    },
    run() {
      isRunning = true;
      isCut = false;
    },
    cut() {
      isCut = true;
    },
    endRun() {
      isRunning = false;
    },
    isRunning: () => isRunning,
    isCut: () => isCut,
  };
};
