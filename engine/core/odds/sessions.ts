import { payoutOf } from '../rules/result.ts';
import { simulatedDraws, streamSeed } from './chance.ts';
import { type Interval, wilson } from './confidence.ts';
import { addCounts, type Counts, countAll, quantileOf, totalOf } from './counts.ts';
import { isHit } from './hit.ts';
import type { SimulationOptions } from './simulate.ts';
import type { PlayStakes } from './stakes.ts';
import { stakePlayerOf } from './tables.ts';

/** How each player plays, in hundredths of a coin (of a ringgit where money is won). */
export interface SessionPlan {
  /** Stakes until a player has had enough. */
  stakes: number;
  /** What they come with. */
  balance: number;
  /** Of each stake; 0 where nothing is staked. */
  bet: number;
  /** What a multiplier of once pays: the bet, or what a game without one pays. */
  unit: number;
}

/** What came of players' sessions; whole numbers that add up exactly, in any order. */
export interface Sessions {
  players: number;
  /** Players who could not stake any more, by the stakes they had played by then. */
  ruins: Counts;
  /** Players by the most stakes they lost in a row. */
  losingRuns: Counts;
  /** Players by the balance they left with. */
  ends: Counts;
  /** The first players' balances after the stakes `pathStakes` names, by the player's number. */
  paths: readonly (readonly [player: number, balances: readonly number[]])[];
}

export const NO_SESSIONS: Sessions = { players: 0, ruins: [], losingRuns: [], ends: [], paths: [] };

/** Whose balances are kept, as many as can be looked at. */
const PATHS = 100;
const PATH_POINTS = 100;
/** Beyond the streams of simulations, so that no session repeats one. */
const FIRST_STREAM = 2 ** 20;

/** After how many stakes the balances of a path are: from 0 to the last, evenly. */
export const pathStakes = ({ stakes }: Pick<SessionPlan, 'stakes'>): number[] => {
  const points = Math.min(stakes, PATH_POINTS);
  return Array.from({ length: points + 1 }, (_, at) => Math.round((at * stakes) / points));
};

/** Plays one session; answers when it ended in ruin, or null. */
const playSession = (play: PlayStakes, plan: SessionPlan, points: readonly number[]) => {
  const { stakes, bet, unit } = plan;
  const path: number[] = [];
  const multiplier = new Float64Array(1);
  let { balance } = plan;
  let ruin: number | null = null;
  let run = 0;
  let longest = 0;
  for (let played = 0; played <= stakes; played += 1) {
    if (played === points[path.length]) path.push(balance);
    if (played === stakes) break;
    if (ruin !== null) continue;
    if (balance < bet) {
      ruin = played;
      continue;
    }
    play(multiplier);
    const paid = payoutOf(unit, multiplier[0] as number);
    balance += paid - bet;
    run = isHit(paid, bet) ? 0 : run + 1;
    if (run > longest) longest = run;
  }
  // Whoever can't stake again after the last stake is ruined by it too.
  if (ruin === null && balance < bet) ruin = stakes;
  return { balance, ruin, longest, path };
};

/**
 * Plays the sessions of the players from `from` to before `to`, counted from 0. Each has a seed of
 * their own, so who plays them together with whom changes nothing; `stakes` may be shared.
 */
export const playSessions = <Tuning, State, Move>(
  options: SimulationOptions<Tuning, State, Move>,
  plan: SessionPlan,
  { from, to }: { from: number; to: number },
  stakes = stakePlayerOf(options),
): Sessions => {
  const points = pathStakes(plan);
  const played = Array.from({ length: to - from }, (_, at) => {
    const player = from + at;
    const draws = simulatedDraws(streamSeed(options.seed, FIRST_STREAM + player));
    return { player, ...playSession(stakes(draws), plan, points) };
  });
  return {
    players: played.length,
    ruins: countAll(played.flatMap(({ ruin }) => ruin ?? [])),
    losingRuns: countAll(played.map(({ longest }) => longest)),
    ends: countAll(played.map(({ balance }) => balance)),
    paths: played
      .filter(({ player }) => player < PATHS)
      .map(({ player, path }) => [player, path] as const),
  };
};

/** Two parts that share no player. Associative and commutative. */
export const mergeSessions = (a: Sessions, b: Sessions): Sessions => ({
  players: a.players + b.players,
  ruins: addCounts(a.ruins, b.ruins),
  losingRuns: addCounts(a.losingRuns, b.losingRuns),
  ends: addCounts(a.ends, b.ends),
  paths: [...a.paths, ...b.paths].sort(([one], [other]) => one - other),
});

type Quartiles = readonly [lower: number, median: number, upper: number];

export interface SessionFigures {
  players: number;
  /** The share of players who are ruined before they have had enough, with its 99% interval. */
  ruin: number;
  ruinInterval: Interval;
  /** Stakes until it came to that, of those it came to; null where it came to nobody. */
  timeToRuin: Quartiles | null;
  /** Stakes lost in a row at most: of the median player, of one in twenty, of anybody. */
  losingRun: { median: number; twentieth: number; longest: number };
  /** Balances at the end: 5, 25, 50, 75 and 95 of 100 players have no more. */
  end: readonly [number, number, number, number, number];
}

/** Of at least one player. */
export const sessionFiguresOf = ({
  players,
  ruins,
  losingRuns,
  ends,
}: Sessions): SessionFigures => {
  const ruined = totalOf(ruins);
  const at = (counts: Counts) => (share: number) => quantileOf(counts, share);
  const time = at(ruins);
  const run = at(losingRuns);
  const end = at(ends);
  return {
    players,
    ruin: ruined / players,
    ruinInterval: wilson(ruined, players),
    timeToRuin: ruined === 0 ? null : [time(0.25), time(0.5), time(0.75)],
    losingRun: { median: run(0.5), twentieth: run(0.95), longest: run(1) },
    end: [end(0.05), end(0.25), end(0.5), end(0.75), end(0.95)],
  };
};
