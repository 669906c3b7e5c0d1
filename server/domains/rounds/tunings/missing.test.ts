import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { RoundAnswer } from '#contract/rounds.ts';
import { openTestApp, registerPlayer } from '../../../edges/testApp.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { servedGames } from '../games.ts';
import { demandGame, TuningMissing } from '../load.ts';
import { sweepRounds } from '../settle/settle.ts';
import { NOW, seatAt } from '../testSeat.ts';
import { tuningInForce } from './inForce.ts';

const GAME = 'squidgame';
const VERSION = 77;
const BET = 1_00;

oneStore('a version of the numbers that rounds were opened with and that is gone', (store) => {
  /** `work` while there is a version that is gone afterwards. */
  const lose = async <Came>(work: () => Promise<Came>): Promise<Came> => {
    const { db } = store();
    const { version } = await tuningInForce(db, demandGame(servedGames, GAME), NOW);
    const isOf = (wanted: number) => and(eq(tunings.game, GAME), eq(tunings.version, wanted));
    const [row] = await db.select().from(tunings).where(isOf(version));
    if (!row) throw new Error('no version');
    await db.insert(tunings).values({ ...row, version: VERSION });
    const came = await work();
    await db.delete(tunings).where(isOf(VERSION));
    return came;
  };

  test('ends openings and moves at once, each with what is missing', async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const { round } = await lose(() => me.open(GAME, BET));
    const asked = vi.spyOn(store(), 'run');
    await expect(me.open(GAME, BET)).rejects.toThrow(TuningMissing);
    expect(asked.mock.calls).toHaveLength(1);
    asked.mockRestore();
    await expect(me.move(GAME, round.id, 0, { kind: 'quit' })).rejects.toThrow(
      `round ${round.id}: version ${VERSION} of ${GAME}'s numbers is not there`,
    );
    // Other games go on.
    expect((await me.open('lucky-egg', 0)).round.status).toBe('open');
  });

  test('is told by every sweep that can’t settle a round for it, and holds up no other', async () => {
    const lost = await seatAt(store(), { coins: 5_00 });
    const { round } = await lose(() => lost.open(GAME, BET));
    const other = await seatAt(store(), { coins: 5_00 });
    const own = await other.open(GAME, BET);
    const late = (own.round.deadlineAt ?? 0) + 60_000;
    const errors: unknown[] = [];
    await sweepRounds(other.deps, late, (error) => errors.push(error));
    expect(errors.map(String)).toContainEqual(
      expect.stringContaining(`round ${round.id}: version`),
    );
    const [settled] = await store()
      .db.select({ status: rounds.status })
      .from(rounds)
      .where(eq(rounds.id, Number(own.round.id)));
    expect(settled?.status).toBe('settled');
  });

  test('is the catalogue’s system error to its player, and an error in the log to the operator', async () => {
    const club = await openTestApp({ store: store() });
    const token = await registerPlayer(club, 'Unlucky77', '+60123999999');
    const open = () =>
      club.post('games/fto/rounds', { requestId: randomUUID(), clientSeed: 'mine', bet: 0 }, token);
    const { round } = RoundAnswer.parse((await open()).json());
    await store()
      .db.update(rounds)
      .set({ tuningVersion: VERSION })
      .where(eq(rounds.id, Number(round.id)));
    const moves = `games/fto/rounds/${round.id}/moves`;
    const move = { requestId: randomUUID(), step: 0, move: { kind: 'quit' } };
    for (const answer of [await open(), await club.post(moves, move, token)]) {
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ message: 'msg.systemError', typ: 'round' });
    }
    const told = club.logged.filter((line) => line.includes(`version ${VERSION} of fto`));
    expect(told.map((line) => JSON.parse(line).msg)).toEqual(Array(2).fill('a request failed'));
    expect((await club.post(moves, move)).statusCode).toBe(401);
    await club.close();
  });
});
