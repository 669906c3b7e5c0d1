import { COIN } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import type { SessionPlan } from '#engine/core/odds/sessions.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { type Bounds, betNear, isBet } from '#engine/core/rules/tuning.ts';
import { type Fault, schemaFaults } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import type { RunRequest, Side, Subject } from './jobs.ts';

/** A tuning as a game's schema reads it. */
interface ReadSide {
  side: Side;
  tuning: unknown;
}

/** What is to be compared, or what is wrong with it; a draft that changes nothing is left out. */
export interface Sides {
  read: readonly ReadSide[];
  faults: readonly { side: Side; fault: Fault }[];
}

export const readSides = (game: GameKey, base: unknown, draft: unknown): Sides => {
  const { schema } = gameOf(game).tuning;
  const read: ReadSide[] = [];
  const faults: Sides['faults'][number][] = [];
  for (const [side, values] of [
    ['base', base],
    ['draft', draft],
  ] as const) {
    const parsed = schema.safeParse(values);
    const found = schemaFaults(values, parsed);
    faults.push(...found.map((fault) => ({ side, fault })));
    if (parsed.success && found.length === 0) read.push({ side, tuning: parsed.data });
  }
  const [one, other] = read;
  const isSame = JSON.stringify(one?.tuning) === JSON.stringify(other?.tuning);
  return { read: isSame ? read.slice(0, 1) : read, faults };
};

/** What a designer chooses, as it stands in the form. */
export interface SimulationForm {
  ways: readonly string[];
  /** A way written by hand. */
  other: string;
  rounds: number;
  seed: string;
  /** Coins. */
  bet: string;
  balance: string;
  /** Of a session. */
  stakes: string;
}

type AskedField = 'ways' | 'other' | 'seed' | 'bet' | 'balance' | 'stakes';

export interface Reading {
  request: RunRequest | null;
  /** Which fields can't be taken as they are. */
  wrong: ReadonlySet<AskedField>;
}

export const ROUNDS = [1e4, 1e5, 1e6, 1e7, 1e8] as const;
const PLAYERS = 1_000;
const MOST_SESSION = 10_000;
const MOST_SEED = 2 ** 32 - 1;

/** The ways of all tunings that are compared, those of the first first. */
export const waysOf = (game: GameKey, { read }: Sides): string[] => [
  ...new Set(read.flatMap(({ tuning }) => gameOf(game).odds.ways(tuning))),
];

/** The bounds of the stakes of each side; none where nothing is staked. */
export const sideBounds = (game: GameKey, { read }: Sides): Bounds[] =>
  read.flatMap(({ tuning }) => boundsOf(gameOf(game).plan, tuning) ?? []);

const coins = (text: string): number => {
  const written = text.trim();
  return /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * COIN) : Number.NaN;
};
const whole = (text: string): number =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Stakes of an evening; of a game that is played once in 24 hours, a month of them. */
const SESSION = '500';
const FREE_SESSION = '30';

/** A coin a stake or what is next to it, fifty of them to begin with. */
export const firstAsked = (game: GameKey, sides: Sides): SimulationForm => {
  const [bounds] = sideBounds(game, sides);
  const bet = bounds ? betNear(bounds, COIN) : 0;
  return {
    ways: waysOf(game, sides).slice(0, 1),
    other: '',
    rounds: 1e7,
    seed: '1',
    bet: (bet / COIN).toFixed(2),
    balance: ((50 * bet) / COIN).toFixed(2),
    stakes: gameOf(game).plan.kind === 'free' ? FREE_SESSION : SESSION,
  };
};

/** How a player's session goes, by how the game is staked. */
const planOf = (game: GameKey, tuning: unknown, asked: Omit<SessionPlan, 'unit'>): SessionPlan => {
  const { plan } = gameOf(game);
  if (plan.kind === 'free') return { ...asked, balance: 0, bet: 0, unit: plan.unit(tuning) };
  if (plan.kind === 'spins') return { ...asked, balance: 0, bet: 0, unit: plan.unitSen(tuning) };
  return { ...asked, unit: asked.bet };
};

const isTaken = (bounds: Bounds, bet: number): boolean =>
  isBet(bounds, bet) || (bounds.live?.includes(bet) ?? false);

/** The request of a form; null when anything of it can't be taken. */
export const readAsked = (game: GameKey, sides: Sides, asked: SimulationForm): Reading => {
  const wrong = new Set<AskedField>();
  const { odds } = gameOf(game);
  const other = asked.other.trim();
  const ways = [...new Set([...asked.ways, ...(other ? [other] : [])])];
  const subjects = sides.read.flatMap(({ side, tuning }) =>
    ways.filter((way) => odds.way(tuning, way)).map((way) => ({ side, tuning, way })),
  );
  // Also where a draft took the steps away that were chosen.
  if (subjects.length === 0) wrong.add('ways');
  if (other && subjects.every(({ way }) => way !== other)) wrong.add('other');
  const seed = whole(asked.seed);
  if (!(seed <= MOST_SEED)) wrong.add('seed');
  const stakes = whole(asked.stakes);
  if (!(stakes >= 1 && stakes <= MOST_SESSION)) wrong.add('stakes');
  const bounds = sideBounds(game, sides);
  const [bet, balance] = bounds.length > 0 ? [coins(asked.bet), coins(asked.balance)] : [0, 0];
  if (!bounds.every((each) => isTaken(each, bet))) wrong.add('bet');
  if (!(balance >= bet)) wrong.add('balance');
  if (wrong.size > 0 || sides.faults.length > 0) return { request: null, wrong };
  const planned = subjects.map(
    ({ side, tuning, way }): Subject => ({
      side,
      tuning,
      way,
      plan: planOf(game, tuning, { stakes, balance, bet }),
    }),
  );
  return {
    request: { game, subjects: planned, rounds: asked.rounds, seed, players: PLAYERS },
    wrong,
  };
};
