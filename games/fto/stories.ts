import { ALWAYS, defineMoves, defineStories, type Story } from '../story.ts';
import type { FtoState } from './rules.ts';
import { FtoEvent, type FtoMove } from './shapes.ts';
import type { FtoTuning } from './tuning.ts';

type FtoStory = Story<FtoTuning, FtoState, FtoMove, FtoEvent>;

/** Touches the odd card of the question that is asked, or another one. */
const answer = ({ answered, asked }: FtoState, isRight: boolean): FtoMove => {
  const odd = asked?.odd ?? 0;
  const cell = isRight ? odd : Number(odd === 0);
  return { kind: 'answer', question: answered.length + 1, cell };
};

const ask = (name: string, move: (state: FtoState) => FtoMove | 'timeout'): FtoStory => ({
  name,
  next: (_tuning, state, at) => {
    if (at > 1) return null;
    return at === 0 ? { kind: 'next' } : move(state);
  },
  isTold: ({ events }) => events.some(({ kind }) => kind === 'judged'),
  chance: ALWAYS,
});

/** What may come of the cards: all of it is the player's doing. */
export const stories = defineStories<FtoTuning, FtoState, FtoMove, FtoEvent>([
  {
    name: 'question',
    numbers: ({ ladder }) => ladder.map((_, at) => at + 1),
    next: (_tuning, state, _at, number) => {
      if (state.asked) return state.answered.length + 1 === number ? null : answer(state, true);
      return { kind: 'next' };
    },
    isTold: ({ state }, number) => state.asked !== null && state.answered.length + 1 === number,
    chance: ALWAYS,
  },
  ask('right', (state) => answer(state, true)),
  ask('wrong', (state) => answer(state, false)),
  ask('missed', () => 'timeout'),
  {
    name: 'finished',
    numbers: ({ ladder }) => Array.from({ length: ladder.length + 1 }, (_, right) => right),
    next: (_tuning, state, _at, right) => {
      if (state.answered.length >= state.of) return null;
      return state.asked ? answer(state, state.answered.length < right) : { kind: 'next' };
    },
    isTold: ({ events }, right) =>
      events.some((event) => event.kind === 'finished' && event.right === right),
    chance: ALWAYS,
  },
]);

export const moves = defineMoves<FtoTuning, FtoState, FtoMove>((_tuning, { answered, asked }) => {
  if (!asked) return [{ kind: 'next' }];
  const question = answered.length + 1;
  const cells = asked.columns * asked.rows;
  return Array.from({ length: cells }, (_, cell) => ({ kind: 'answer', question, cell }));
});

export const events = FtoEvent;
