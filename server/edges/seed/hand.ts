import { randomUUID } from 'node:crypto';
import type { GameKey } from '#contract/games.ts';
import type { Round } from '#contract/rounds.ts';
import { FtoView, type Look } from '#games/fto/shapes.ts';
import { HANDS } from '#games/rock-scissor-paper/shapes.ts';
import type { RoundDeps } from '../../domains/rounds/deps.ts';
import { playMove } from '../../domains/rounds/move/move.ts';
import { openRound } from '../../domains/rounds/open/open.ts';

const SECOND_MS = 1000;
/** The demo player's own part of the draws. */
const CLIENT_SEED = 'kopi-o-kosong';
/** Of a question's time the player takes so much. */
const SHARE_OF_TIME = 0.4;

/** The card that looks like no other, as an eye finds it. */
const oddOf = (cells: readonly Look[]): number => {
  const looks = cells.map((look) => JSON.stringify(look));
  return looks.findIndex((look) => looks.indexOf(look) === looks.lastIndexOf(look));
};

/**
 * The demo player at the tables: rounds are opened and played as by any player's calls, at the time one
 * names (epoch milliseconds), by what the player sees. Bets in hundredths of a coin.
 */
export const createHand = (deps: RoundDeps, playerId: number) => {
  const open = async (game: GameKey, now: number, bet = 0): Promise<Round> => {
    const asked = { playerId, game, requestId: randomUUID(), clientSeed: CLIENT_SEED, bet, now };
    return (await openRound(deps, asked)).round;
  };
  const move = async (round: Round, now: number, played: object, bet?: number): Promise<Round> => {
    const { id: roundId, game, step } = round;
    const asked = {
      playerId,
      game,
      roundId,
      requestId: randomUUID(),
      step,
      move: played,
      bet,
      now,
    };
    return (await playMove(deps, asked)).round;
  };
  return {
    /** Ten questions, those of `wrong` (from 1) answered wrongly; they take less than three minutes. */
    async cards(now: number, wrong: readonly number[]): Promise<void> {
      let at = now;
      let round = await open('fto', at);
      while (round.status === 'open') {
        at += SECOND_MS;
        round = await move(round, at, { kind: 'next' });
        const { asked } = FtoView.parse(round.view);
        if (!asked) throw new Error('no question was asked');
        const { question, cells, timeMs } = asked;
        const odd = oddOf(cells);
        const cell = wrong.includes(question) ? (odd + 1) % cells.length : odd;
        at += Math.floor(timeMs * SHARE_OF_TIME);
        round = await move(round, at, { kind: 'answer', question, cell });
      }
    },
    /** So many steps over the bridge, or into the sea. */
    async bridge(now: number, bet: number, steps: number): Promise<void> {
      let round = await open('squidgame', now, bet);
      let at = now;
      for (let step = 0; step < steps && round.status === 'open'; step += 1) {
        at += 4 * SECOND_MS;
        round = await move(round, at, { kind: 'step', panel: step % 2 });
      }
      if (round.status === 'open') await move(round, at + 3 * SECOND_MS, { kind: 'take' });
    },
    /** A match against the house. */
    async match(now: number, bet: number): Promise<void> {
      let round = await open('rock-scissor-paper', now, bet);
      for (let turn = 0; round.status === 'open'; turn += 1) {
        const at = now + (turn + 1) * 5 * SECOND_MS;
        round = await move(round, at, { kind: 'throw', hand: HANDS[turn % HANDS.length] });
      }
    },
    /** So many eggs of the nest, each for the bet. */
    async nest(now: number, bet: number, eggs: number): Promise<void> {
      let round = await open('lucky-egg', now);
      for (let egg = 0; egg < eggs; egg += 1)
        round = await move(round, now + (egg + 1) * 6 * SECOND_MS, { kind: 'crack', egg }, bet);
      await move(round, now + (eggs + 2) * 6 * SECOND_MS, { kind: 'quit' });
    },
    async spin(now: number): Promise<void> {
      await open('spin-wheel', now);
    },
  };
};

export type Hand = ReturnType<typeof createHand>;
