import {
  ALWAYS,
  defineMoves,
  defineStories,
  ENDED_BY_QUITTING,
  once,
  type Story,
  timeOut,
} from '../story.ts';
import { houseAnalysis, throwOdds } from './odds.ts';
import type { RpsState } from './rules.ts';
import { HANDS, type Result, RpsEvent, type RpsMove } from './shapes.ts';
import type { RpsTuning } from './tuning.ts';

type RpsStory = Story<RpsTuning, RpsState, RpsMove, RpsEvent>;

const ROCK: RpsMove = { kind: 'throw', hand: 'rock' };

/** The first throw of a match against the house. */
const first = (result: Result): RpsStory => ({
  name: result,
  next: once(ROCK),
  isTold: ({ events }) =>
    events.some((event) => event.kind === 'thrown' && event.result === result),
  chance: (tuning) => throwOdds(tuning)[0]?.[result] ?? 0,
});

/** A match to its end, every throw made. */
const match = (why: 'won' | 'lost'): RpsStory => ({
  name: why,
  next: (_tuning, { end }) => (end ? null : ROCK),
  isTold: ({ state }) => state.end?.why === why,
  chance: (tuning) => {
    const { hitRate } = houseAnalysis(tuning);
    return why === 'won' ? hitRate : 1 - hitRate;
  },
});

/** Nobody comes: an opponent is looked for until the time is out, and so on. */
const alone = (name: string, after: readonly RpsMove[], kind: RpsEvent['kind']): RpsStory => ({
  name,
  mode: 'live',
  next: (_tuning, _state, at) => (at === 0 ? 'timeout' : (after[at - 1] ?? null)),
  isTold: ({ events }) => events.some((event) => event.kind === kind),
  chance: ALWAYS,
});

/** What may come of a match. */
export const stories = defineStories<RpsTuning, RpsState, RpsMove, RpsEvent>([
  first('win'),
  first('lose'),
  first('tie'),
  match('won'),
  match('lost'),
  {
    name: 'missed',
    next: timeOut,
    isTold: ({ events }) => events.some((event) => event.kind === 'thrown' && event.mine === null),
    chance: ALWAYS,
  },
  ENDED_BY_QUITTING,
  alone('alone', [], 'alone'),
  alone('sought', [{ kind: 'wait' }], 'sought'),
  alone('house', [{ kind: 'house' }], 'began'),
  {
    name: 'chosen',
    mode: 'live',
    rival: { kind: 'throw', hand: 'scissors' },
    next: once(ROCK),
    isTold: ({ events }) => events.some(({ kind }) => kind === 'chosen'),
    chance: ALWAYS,
  },
]);

export const moves = defineMoves<RpsTuning, RpsState, RpsMove>(() => [
  ...HANDS.map((hand): RpsMove => ({ kind: 'throw', hand })),
  { kind: 'wait' },
  { kind: 'house' },
  { kind: 'quit' },
]);

export const events = RpsEvent;
