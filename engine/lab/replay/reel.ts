import type { CoinBalance } from '#contract/coins.ts';
import type { EntryOf, PageLayer, Recording, Surroundings } from '#contract/recording.ts';
import type { RoundContext } from '../../round/context.ts';
import { NO_COINS } from '../record/redact.ts';
import { type Memory, type Moment, type TapeStep, tapeSteps } from './tape.ts';

/** A recording as it is shown: its entries, and what the machine knew at each. */
export interface Reel {
  steps: readonly TapeStep[];
  moments: readonly Moment[];
  /** Of each segment: the machine before its first entry. */
  begins: readonly (Memory | null)[];
  /** When a step was, epoch milliseconds. */
  timeOf(step: number): number;
  /** The first step of the segment that a step is in. */
  firstOf(step: number): number;
  /** The machine's memory at a step; null: it had not begun. */
  memoryAt(step: number): Memory | null;
  /** The memory that something was shown from: that of the state the step leads to. */
  shownFrom(step: number): Partial<RoundContext>;
  /** What lay around the machine at a step, as far as its segment says. */
  aroundAt(step: number): Surroundings;
  /** What of the page lay over the stage at a step, the oldest first, as far as its segment says. */
  layersAt(step: number): PageLayer[];
  /** The stage stood still at a step: something lay over it, or nobody saw it. */
  isStill(step: number): boolean;
  /** How long the scene had been shown when the step's segment began, milliseconds; null: not known. */
  shownBefore(step: number): number | null;
  /** The frames of the step's segment were recorded. */
  hasFrames(step: number): boolean;
  /** The balance that was known last at a step or before it; a redacted recording has none. */
  coinsAt(step: number): CoinBalance;
}

/** How long frames were shown, milliseconds: a late one counts as the shorter one that was shown. */
export const shownMs = ({ runs }: EntryOf<'frames'>): number =>
  runs.reduce((sum, [ms, count]) => sum + ms * count, 0);

/** `moments`: as `momentsOf` has them. */
export const reelOf = (recording: Recording, moments: Reel['moments']): Reel => {
  const steps = tapeSteps(recording);
  const memoryAt = (step: number) => moments[step]?.now ?? null;
  const coinAt = (step: number) => memoryAt(step)?.context.coin as CoinBalance | null | undefined;
  /** Of each step: the first state after it, and the last step until it that knows a balance. */
  const stateAfter: number[] = [];
  const coinsUntil: number[] = [];
  for (const step of steps.keys())
    coinsUntil[step] = coinAt(step) ? step : (coinsUntil[step - 1] ?? -1);
  for (let step = steps.length - 1, next = steps.length; step >= 0; step -= 1) {
    stateAfter[step] = next;
    if (steps[step]?.entry.kind === 'state') next = step;
  }
  const firstOf = (step: number) => Math.max(0, step - (steps[step]?.index ?? 0));
  const aroundAt = (step: number): Surroundings => {
    const known: Surroundings = {};
    for (const { entry } of steps.slice(firstOf(step), step + 1))
      if (entry.kind === 'around') Object.assign(known, entry.change);
    return known;
  };
  return {
    steps,
    moments,
    begins: recording.segments.map(({ begin }) => begin),
    timeOf: (step) => recording.startedAt + (steps[step]?.entry.at ?? 0),
    firstOf,
    memoryAt,
    shownFrom: (step) => memoryAt(stateAfter[step] ?? steps.length)?.context ?? {},
    aroundAt,
    layersAt(step) {
      const layers = new Map<number, PageLayer>();
      for (const { entry } of steps.slice(firstOf(step), step + 1)) {
        if (entry.kind !== 'layer') continue;
        if (entry.shown) layers.set(entry.layer, entry.shown);
        else layers.delete(entry.layer);
      }
      return [...layers.values()];
    },
    isStill(step) {
      const { pausedBy, isVisible } = aroundAt(step);
      return (pausedBy ?? null) !== null || isVisible === false;
    },
    shownBefore(step) {
      let shown: number | null = null;
      for (const { entry, segment, index } of steps.slice(0, firstOf(step))) {
        // Another page, whose scene is not yet on.
        if (index === 0 && recording.segments[segment]?.begin === null) shown = null;
        if (entry.kind === 'around' && entry.change.isOn) shown = 0;
        if (entry.kind === 'frames' && shown !== null) shown += shownMs(entry);
      }
      return shown;
    },
    hasFrames: (step) =>
      recording.segments[steps[step]?.segment ?? 0]?.entries.some(
        ({ kind }) => kind === 'frames',
      ) ?? false,
    coinsAt: (step) => coinAt(coinsUntil[step] ?? -1) ?? NO_COINS,
  };
};
