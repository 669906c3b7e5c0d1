import type { GameKey } from '#contract/games.ts';
import { createAdjustableClock } from '#engine/core/adjustableClock.ts';
import type { RoundPresenter, RoundView } from '#engine/round/game.ts';
import { GAMES } from '#games/index.ts';
import { gameOf } from '#games/registry.ts';
import { createTable } from './createTable.ts';

type AnyScene = RoundPresenter<{ kind: string }, RoundView>;

const KINDS = [
  'began',
  'crossed',
  'fell',
  'ended',
  'laid',
  'cracked',
  'spun',
  'question',
  'judged',
  'finished',
  'sought',
  'alone',
  'chosen',
  'thrown',
];

/** Tests' own: a scene that shows every event in one way. */
export const sceneOf = (show: (event: { kind: string }) => Promise<void> | void): AnyScene => ({
  restore() {},
  play: new Proxy({} as AnyScene['play'], {
    get: () => show,
    ownKeys: () => KINDS,
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
});

/** Tests' own: a table whose time passes when the test says so. */
export const setUpTable = async (key: GameKey) => {
  const clock = createAdjustableClock(1_000_000, () => {});
  const machine = await GAMES[key].play.machine();
  const tuning = gameOf(key).tuning.defaults as object;
  const table = createTable({ game: key, machine, clock, tuning: () => tuning });
  /** So many milliseconds pass, and all that comes of them. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      clock.pass(50);
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    }
  };
  return { clock, table, tuning, pass };
};
