import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RoundAnswer } from '#contract/rounds.ts';
import type { Hand, RpsMove } from '#games/rock-scissor-paper/shapes.ts';
import type { Change } from '../../../platform/requests/change.ts';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import { gameFlags } from '../../../platform/store/schema/games.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import type { Store } from '../../../platform/store/store.ts';
import { coinBalance } from '../../ledger/balance.ts';
import { testPlayer } from '../../ledger/testPlayer.ts';
import type { RoundDeps } from '../deps.ts';
import { servedGames } from '../games.ts';
import { playMove } from '../move/move.ts';
import { openRound } from '../open/open.ts';
import { sweepRounds } from '../settle/settle.ts';
import { gameState } from '../state.ts';
import { NOW } from '../testSeat.ts';
import { createDuels } from './duels.ts';

export const GAME = 'rock-scissor-paper';

/** Tests' own: matches between players switched on or off, the game open. */
export const switchLive = async (store: Store, isLive: boolean): Promise<void> => {
  await store.db
    .insert(gameFlags)
    .values({ game: GAME, isLive })
    .onConflictDoUpdate({ target: gameFlags.game, set: { isLive, maintenance: false } });
};

/** One process's deps: two of them on one store are two servers. */
export const serverOn = (store: Store): RoundDeps & { changes: Change[] } => {
  const changes: Change[] = [];
  const shared = {
    store,
    games: servedGames,
    cipher: testCipher,
    onChange: (each: Change) => changes.push(each),
  };
  const onError = (error: unknown) => {
    throw error;
  };
  return { ...shared, changes, live: createDuels({ ...shared, onError }) };
};

/** A player with coins (hundredths); every helper speaks for this player, at `now`. */
export const seat = async (deps: RoundDeps, coins = 100_00) => {
  const { store } = deps;
  const playerId = await testPlayer(store, coins, NOW);
  let latest: RoundAnswer['round'] | null = null;
  const follow = (answer: RoundAnswer): RoundAnswer => {
    latest = answer.round;
    return answer;
  };
  const state = async (now = NOW, via = deps) => {
    const found = await gameState(via, playerId, GAME, now);
    latest = found.round ?? latest;
    return found;
  };
  return {
    playerId,
    state,
    seek: async (bet = 500, now = NOW, requestId: string = randomUUID(), via = deps) =>
      follow(
        await openRound(via, {
          playerId,
          game: GAME,
          requestId,
          clientSeed: 'mine',
          bet,
          now,
          mode: 'live',
        }),
      ),
    /** Answers the step the player was last told of. */
    move: async (move: RpsMove, now = NOW, requestId: string = randomUUID(), via = deps) => {
      if (!latest) throw new Error('no round to move in');
      const { id: roundId, step } = latest;
      const played = { playerId, game: GAME, roundId, requestId, step, move, now };
      return follow(await playMove(via, played));
    },
    coins: async (now = NOW) => {
      const { balance, pending } = await coinBalance(store.db, playerId, now);
      return { available: balance - pending, pending };
    },
  };
};

export type Seated = Awaited<ReturnType<typeof seat>>;

export const handOf = (hand: Hand): RpsMove => ({ kind: 'throw', hand });

/** Both look at the round and throw; the second one's answer. */
export const throwBoth = async (
  [first, second]: readonly [Seated, Seated],
  [one, two]: readonly [Hand, Hand],
  now = NOW,
): Promise<RoundAnswer> => {
  await first.state(now);
  await second.state(now);
  await first.move(handOf(one), now);
  return second.move(handOf(two), now);
};

/** Two players in a match; `deps` is the server both play on. */
export const match = async (deps: RoundDeps, bet = 500): Promise<readonly [Seated, Seated]> => {
  const both = [await seat(deps), await seat(deps)] as const;
  for (const each of both) await each.seek(bet);
  for (const each of both) await each.state();
  return both;
};

/** Lets every clock run out until nobody plays or looks any more: the next test starts alone. */
export const clearTable = async (store: Store): Promise<void> => {
  const server = serverOn(store);
  for (let now = NOW; (await openRounds(store)) > 0; now += 600_000) await sweepRounds(server, now);
};

const openRounds = (store: Store): Promise<number> =>
  store.db.$count(rounds, eq(rounds.status, 'open'));
