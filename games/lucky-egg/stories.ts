import { numberOf, plus, ZERO } from '#engine/core/odds/fraction.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { ALWAYS, defineMoves, defineStories, ENDED_UNPLAYED, once, type Story } from '../story.ts';
import { eggOutcomes } from './odds.ts';
import type { EggState } from './rules.ts';
import { EggEvent, type EggMove, type Prize } from './shapes.ts';
import type { EggTuning } from './tuning.ts';

type EggStory = Story<EggTuning, EggState, EggMove, EggEvent>;

const crack = (egg: number): EggMove => ({ kind: 'crack', egg });
/** Odds as they are shown, of hundredths. */
const shown = (multiplier: number): number => multiplier / UNIT;

const found = (tuning: EggTuning, kind: Prize['kind']) =>
  eggOutcomes(tuning).filter((outcome) => outcome.kind === kind);

/** The first egg holds a prize of a kind. */
const prize = (kind: Exclude<Prize['kind'], 'none'>): EggStory => ({
  name: kind,
  numbers: (tuning) => [...new Set(found(tuning, kind).map(({ multiplier }) => shown(multiplier)))],
  next: once(crack(0)),
  isTold: ({ state }, times) => {
    const first = state.cracked[0]?.prize;
    return first?.kind === kind && shown(first.times) === times;
  },
  chance: (tuning, times) =>
    numberOf(
      found(tuning, kind)
        .filter(({ multiplier }) => shown(multiplier) === times)
        .reduce((sum, { chance }) => plus(sum, chance), ZERO),
    ),
});

/** What may come of the nest. */
export const stories = defineStories<EggTuning, EggState, EggMove, EggEvent>([
  prize('coins'),
  prize('free'),
  prize('box'),
  {
    name: 'none',
    next: once(crack(0)),
    isTold: ({ state }) => state.cracked[0]?.prize.kind === 'none',
    chance: (tuning) =>
      numberOf(found(tuning, 'none').reduce((sum, { chance }) => plus(sum, chance), ZERO)),
  },
  {
    name: 'empty',
    next: (_tuning, { end }, at) => (end ? null : crack(at)),
    isTold: ({ state }) => state.end?.why === 'empty',
    chance: ALWAYS,
  },
  ...ENDED_UNPLAYED,
]);

export const moves = defineMoves<EggTuning, EggState, EggMove>(({ eggs }) => [
  ...Array.from({ length: eggs }, (_, egg) => crack(egg)),
  { kind: 'quit' },
]);

export const events = EggEvent;
