import { randomUUID } from 'node:crypto';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { gameOf } from '#games/registry.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { testKitOf } from '#games/testKits.ts';
import type { Hands } from './testHands.ts';
import type { Request, RoundModel } from './testModel.ts';

const betFor = ({ books: { available } }: RoundModel, game: GameKey, b: number): number => {
  const { plan, tuning } = gameOf(game);
  const {
    min: least,
    max: most,
    step,
  } = boundsOf(plan, tuning.defaults) ?? { min: 0, max: 0, step: 1 };
  const odd = [0, least - 1, most + 1, available, available + 1][b % 20];
  if (odd !== undefined) return Math.max(0, odd);
  const room = Math.min(most, Math.max(available, least)) - least;
  return least + step * (b % (Math.floor(room / step) + 1));
};

/** Tests' own: an opening the two numbers stand for, most of them such that it may be taken. */
export const openingOf = (model: RoundModel, hands: Hands, a: number, b: number): Request => {
  const game = GAME_KEYS[a % GAME_KEYS.length] ?? 'fto';
  const { plan, seek } = gameOf(game);
  const bet = plan.kind === 'round' ? betFor(model, game, b) : 0;
  // Where two servers run, players who look for each other would meet.
  const mayLook = seek !== null && hands.sendAndKill === null && b % 3 === 0;
  const opening = { call: 'open', id: randomUUID(), game } as const;
  if (!mayLook) return { ...opening, bet, mode: 'house' };
  return { ...opening, bet: rpsTuning.defaults.liveBets[b % 4] ?? bet, mode: 'live' };
};

/** A move of one of the open rounds, most of them such that it may be taken. */
export const moveOf = (model: RoundModel, a: number, b: number): Request => {
  const open = model.books.rounds.filter(({ status }) => status === 'open');
  const round = open[a % Math.max(1, open.length)] ?? model.books.rounds.at(-1);
  const id = randomUUID();
  if (!round || b % 97 === 0) {
    const move = { kind: 'quit' };
    return { call: 'move', id, game: 'squidgame', roundId: '999999999', step: 0, move };
  }
  const { game, id: roundId, step } = round;
  const shared = { call: 'move', id, game, roundId, step } as const;
  if (b % 31 === 0) return { ...shared, move: { kind: 'nonsense' } };
  if (b % 23 === 0) return { ...shared, move: { kind: 'quit' } };
  switch (game) {
    case 'squidgame': {
      const safe = model.draws(round).below(2);
      if (b % 4 === 0) return { ...shared, move: { kind: 'take' } };
      return { ...shared, move: { kind: 'step', panel: b % 9 === 0 ? 1 - safe : safe } };
    }
    case 'lucky-egg': {
      const bet = b % 13 === 0 ? {} : { bet: betFor(model, game, b) };
      return { ...shared, ...bet, move: { kind: 'crack', egg: a % 13 } };
    }
    case 'rock-scissor-paper': {
      const hand = ['rock', 'scissors', 'paper'][a % 3];
      const kind = (round.state as { mode: string }).mode === 'seek' ? 'house' : 'throw';
      const other = b % 5 === 0 ? { kind: 'wait' } : { kind: 'house' };
      return { ...shared, move: kind === 'throw' ? { kind, hand } : other };
    }
    case 'fto': {
      const state = round.state as { answered?: unknown[]; asked?: { odd: number } | null };
      const question = (state.answered?.length ?? 0) + 1;
      const odd = state.asked?.odd ?? 0;
      const cell = b % 3 === 0 ? odd + 1 : odd;
      return {
        ...shared,
        move: state.asked ? { kind: 'answer', question, cell } : { kind: 'next' },
      };
    }
    default: {
      const moves = testKitOf(game).moves(a);
      return { ...shared, move: moves[step % moves.length] ?? { kind: 'quit' } };
    }
  }
};
