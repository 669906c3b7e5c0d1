import { expect, it } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { RoundRecord } from '#contract/fairness.ts';
import { GAME_KEYS } from '#contract/games.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { checkRound } from '#games/check/check.ts';
import { gameOf } from '#games/registry.ts';
import { type Chance, TIMEOUT } from '#games/testKit.ts';
import { testKitOf } from '#games/testKits.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { servedGames } from './games.ts';
import { roundRecord } from './history/history.ts';
import { rotateSeed } from './seeds/rotate.ts';
import { chancesLeft } from './state.ts';
import { NOW, seatAt } from './testSeat.ts';

const COINS = 100_00;
let turns = 0;
/** By turns, not by chance: the same in every run. */
const ONE_BY_ONE: Chance = {
  below: (n) => (turns++ * 7) % n,
  oneOf: (from) => from[(turns++ * 7) % from.length] as (typeof from)[number],
};

// What holds of any game of the registry, also of one that was added this morning.
eachStore('every game of the registry', (store) => {
  it.each(GAME_KEYS)(
    '%s takes what it stakes, pays what it won, and can be checked',
    async (key) => {
      const { plan, tuning, transactionType } = gameOf(key);
      const least = 'bounds' in plan ? plan.bounds(tuning.defaults).min : 0;
      const me = await seatAt(store(), { coins: COINS, sen: 30_00 });
      let now = NOW;
      let answer: RoundAnswer = await me.open(key, plan.kind === 'round' ? least : 0, { now });
      // An answer is made beside the database (`rowAfter`); a page that is loaded anew reads the database's own.
      const expectKept = async () => {
        const { round, last, remain, nextAt } = await me.state(key, now);
        expect(round ?? last).toEqual(answer.round);
        const asked = { key, playerId: me.playerId, tuning: tuning.defaults, now };
        expect(await chancesLeft(store().db, servedGames, asked)).toEqual({ remain, nextAt });
      };
      await expectKept();
      const { moves, choose } = testKitOf(key);
      for (let turn = 0; answer.round.status === 'open'; turn += 1) {
        now += 3_000;
        const { round } = answer;
        const steps = Array.from({ length: round.step + 1 });
        const move =
          moves(0)[turn] ?? choose({ round, steps } as unknown as RoundRecord, ONE_BY_ONE);
        if (move === TIMEOUT) {
          now += DAY_MS;
          answer = { ...answer, round: (await me.state(key, now)).round ?? round };
          continue;
        }
        const isStaked = plan.kind === 'move' && plan.isStaked(move);
        const bet = isStaked ? { bet: least } : {};
        answer = await me.move(key, round.id, round.step, move, { now, ...bet });
        await expectKept();
      }
      const { bet, won } = answer.round;
      expect(await me.available(now)).toBe(COINS - bet + won);
      expect((await me.coin(now)).pending).toBe(0);
      // The first line is of the coins the player came with.
      const [, ...lines] = await me.lines();
      const types = new Set(lines.map((line) => line.split(' ')[0]));
      expect([...types]).toEqual(bet + won > 0 ? [transactionType] : []);

      // Once the seed is shown, anybody can check it.
      const requestId = crypto.randomUUID();
      await rotateSeed(me.deps, { playerId: me.playerId, requestId, now });
      const record = await roundRecord(me.deps, me.playerId, answer.round.id);
      expect(checkRound(record)).toMatchObject({ kind: 'drawn', isFair: true });
    },
  );
});
