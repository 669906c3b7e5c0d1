import { randomUUID } from 'node:crypto';
import { activityHeartbeatPath } from '#contract/activity.ts';
import { MOVE_GRACE_MS, RoundAnswer } from '#contract/rounds.ts';
import type { Causes, World } from './testWorld.ts';

const BRIDGE = 'squidgame';
const CARDS = 'fto';

/** Opens a round of the cards; answers how its moves are made. */
const deal = async ({ join, open, post }: World) => {
  const { token } = await join();
  const { round } = RoundAnswer.parse((await open(CARDS, token)).json());
  return (step: number, move: object) =>
    post(`games/${CARDS}/rounds/${round.id}/moves`, { requestId: randomUUID(), step, move }, token);
};

/** Tests' own: what is said of games, rounds and bets. */
export const roundCauses: Causes = {
  'msg.invalidGame': [404, async ({ member, open }) => open('roulette', (await member()).token)],
  'msg.gameMaintenance': [
    409,
    async ({ member, open, operator }) => {
      await operator('game maintenance', { game: 'lucky-egg', state: 'on' });
      return open('lucky-egg', (await member()).token);
    },
  ],
  'msg.eventNotStarted': [
    409,
    async ({ join, open, operator }) => {
      const game = 'rock-scissor-paper';
      await operator('game dates', { game, clear: true, from: '2027-01-01' });
      return open(game, (await join(10)).token, 1_00);
    },
  ],
  'msg.eventEnded': [
    409,
    async ({ join, open, operator }) => {
      const game = 'rock-scissor-paper';
      await operator('game dates', { game, clear: true, to: '2026-01-31' });
      return open(game, (await join(10)).token, 1_00);
    },
  ],
  'msg.roundOpen': [
    409,
    async ({ join, open }) => {
      const { token } = await join();
      await open(CARDS, token);
      return open(CARDS, token);
    },
  ],
  'msg.dailyPlayUsed': [
    409,
    async ({ join, open, post, deps }) => {
      const { token } = await join();
      const { round } = RoundAnswer.parse((await open(CARDS, token)).json());
      const moves = `games/${CARDS}/rounds/${round.id}/moves`;
      const play = async (step: number, move: object) => {
        const answer = await post(moves, { requestId: randomUUID(), step, move }, token);
        return RoundAnswer.parse(answer.json()).round;
      };
      let now = round;
      for (let question = 1; now.status === 'open'; question += 1) {
        await play(now.step, { kind: 'next' });
        deps.clock.advance(1_000);
        now = await play(now.step + 1, { kind: 'answer', question, cell: 0 });
      }
      return open(CARDS, token);
    },
  ],
  'msg.invalidQuestion': [
    409,
    async (world) => (await deal(world))(0, { kind: 'answer', question: 2, cell: 0 }),
  ],
  'msg.invalidAnswer': [
    409,
    async (world) => {
      const play = await deal(world);
      const asked = RoundAnswer.parse((await play(0, { kind: 'next' })).json()).round;
      const { clock } = world.deps;
      clock.advance((asked.deadlineAt ?? 0) + MOVE_GRACE_MS + 1 - clock.now());
      return play(1, { kind: 'answer', question: 1, cell: 0 });
    },
  ],
  'msg.roundNotFound': [
    404,
    async ({ member, post }) => {
      const move = { requestId: randomUUID(), step: 0, move: { kind: 'quit' } };
      return post(`games/${BRIDGE}/rounds/77777/moves`, move, (await member()).token);
    },
  ],
  'msg.invalidSessionId': [
    400,
    async ({ member, post }) =>
      post(activityHeartbeatPath, { sessionId: 'none' }, (await member()).token),
  ],
  'msg.noHistoryFound': [
    404,
    async ({ member, get }) => get('rounds/77777', (await member()).token),
  ],
  'msg.notVerified': [409, async ({ member, open }) => open('spin-wheel', (await member()).token)],
  'msg.noMoreChances': [
    409,
    async ({ join, open, operator }) => {
      const { uid, token } = await join();
      await operator('player verify', { uid });
      await operator('deposit record', { uid, amount: '30', reference: 'a receipt' });
      await open('spin-wheel', token);
      return open('spin-wheel', token);
    },
  ],
  'msg.insufficientBalance': [
    409,
    async ({ member, open }) => open(BRIDGE, (await member()).token, 1_00),
  ],
  'msg.insufficientCoins': [
    409,
    async ({ join, open }) => open(BRIDGE, (await join(1)).token, 2_00),
  ],
  'msg.requestMismatch': [
    409,
    async ({ join, open }) => {
      const { token } = await join(10);
      const requestId = randomUUID();
      await open(BRIDGE, token, 1_00, requestId);
      return open(BRIDGE, token, 2_00, requestId);
    },
  ],
  'msg.dailyLimit': [
    409,
    async ({ join, open, put }) => {
      const { token } = await join(10);
      await put('responsible-gaming/limit', { dailyLimit: 1_00 }, token);
      return open(BRIDGE, token, 2_00);
    },
  ],
  'msg.paused': [
    409,
    async ({ join, open, post }) => {
      const { token } = await join(10);
      await post('responsible-gaming/pause', { days: 1 }, token);
      return open(BRIDGE, token, 1_00);
    },
  ],
  'msg.pausedForGood': [
    409,
    async ({ join, open, post }) => {
      const { token } = await join(10);
      await post('responsible-gaming/pause', { days: null }, token);
      return open(BRIDGE, token, 1_00);
    },
  ],
};
