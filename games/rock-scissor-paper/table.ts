import type { RpsLink } from './machine.ts';
import type { Hand, Thrown } from './shapes.ts';
import { rpsTuning } from './tuning.ts';

type Timed = 'throwMs' | 'seekMs';
type Told = Timed | 'wins' | 'pay';

/** What the scene shows now, and what it has told of it. */
export interface Table {
  /** The hand the server has been told, until it answers. */
  chosen: Hand | null;
  /** The throw before the one that is on. */
  last: Thrown | null;
  /** The opponent's name; empty: there is none yet. */
  rival: string;
  /** Whose clock is shown: a throw's or the search's. */
  clock: Timed | null;
  /** The phase that was shown last. */
  phase: string;
  /** How long the round on stage gives, from the tuning it was opened with. Milliseconds. */
  ms(key: Timed): number;
  /** The same in whole seconds. */
  seconds(key: Timed): number;
  /** Throws to win, and what a match against the house pays, a multiplier. */
  wins(): number;
  pay(): number;
  /** In hundredths of a coin. */
  bet(): number;
  /** Against another player. */
  isLive(): boolean;
  /** Milliseconds left of a clock; null while it is not shown. */
  millisLeft(key: Timed): number | null;
}

export const createTable = (link: RpsLink): Table => {
  const told = (key: Told): number => {
    const { round, tuning } = link.state();
    const value = (round?.tuning ?? tuning)?.[key];
    return typeof value === 'number' ? value : rpsTuning.defaults[key];
  };
  const ms = (key: Timed) => told(key);
  const table: Table = {
    chosen: null,
    last: null,
    rival: '',
    clock: null,
    phase: '',
    ms,
    seconds: (key) => Math.round(ms(key) / 1_000),
    wins: () => told('wins'),
    pay: () => told('pay'),
    bet: () => link.state().round?.bet ?? 0,
    isLive: () => link.state().view?.isLive ?? false,
    millisLeft: (key) => (table.clock === key ? link.millisLeft() : null),
  };
  return table;
};
