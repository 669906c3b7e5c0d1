import { hashTuning } from '#engine/core/fair/canonical.ts';

/** What a spin is drawn from: the week's prizes in their order, and of each how many are left before it. */
export interface DrawTuning {
  prizes: readonly { key: string; left: number }[];
}

/** Prizes that are left, all together. */
export const leftOf = ({ prizes }: DrawTuning): number =>
  prizes.reduce((sum, { left }) => sum + left, 0);

/** A week's prizes before anybody spun. */
interface DrawPrizes {
  event: string;
  week: number;
  prizes: readonly { key: string; winners: number }[];
}

/** What is shown of a week's prizes before it opens: none can be added, taken away or moved after it. */
export const drawHash = ({ event, week, prizes }: DrawPrizes): string =>
  hashTuning({ event, week, prizes: prizes.map(({ key, winners }) => ({ key, winners })) });
