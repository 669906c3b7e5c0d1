import type { GameKey } from '#contract/games.ts';
import { simulatedDraws } from '#engine/core/odds/chance.ts';
import { type StakePlayer, stakePlayerOf } from '#engine/core/odds/tables.ts';
import { gameOf } from '#games/registry.ts';

/** What simulations play by a table. */
export const TABLE_BENCHES: readonly { game: GameKey; way: string }[] = [
  { game: 'spin-wheel', way: 'spin' },
  { game: 'lucky-egg', way: 'crack' },
  { game: 'squidgame', way: 'stop=3' },
  { game: 'rock-scissor-paper', way: 'house' },
  { game: 'rock-scissor-paper', way: 'live' },
  { game: 'fto', way: 'blind' },
];

const AT_ONCE = 1_000;

/** Stakes a second of processor time, after some that let the engine compile it. */
const speedOf = (stakes: StakePlayer, calls: number): number => {
  const play = stakes(simulatedDraws(7));
  const paid = new Float64Array(AT_ONCE);
  for (let call = 0; call < calls / 4; call += 1) play(paid);
  const began = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) play(paid);
  return (1e6 * AT_ONCE * calls) / process.threadCpuUsage(began).user;
};

/** By the rules alone and by the table, in turn: stakes a second of each run. */
export const benchTable = (
  { game, way: name }: (typeof TABLE_BENCHES)[number],
  runs: number,
): { plain: number; table: number }[] => {
  const { odds, tuning } = gameOf(game);
  const way = odds.way(tuning.defaults, name);
  if (!way) throw new Error(`${game} has no way of playing '${name}'`);
  const { isStaked } = odds;
  const { classOf, ...plain } = { ...way, tuning: tuning.defaults, ...(isStaked && { isStaked }) };
  return Array.from({ length: runs }, () => ({
    plain: speedOf(stakePlayerOf(plain), 200),
    table: speedOf(stakePlayerOf({ ...plain, ...(classOf && { classOf }) }), 2_000),
  }));
};
