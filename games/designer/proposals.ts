import { isAtTarget } from '#engine/core/odds/verdict.ts';
import type { AnyGame } from '../game.ts';
import { type Judgement, judgeTuning } from '../gate/gate.ts';
import { changesBetween, type TuningChange } from './changes.ts';
import { pathName } from './fields.ts';
import { analysesOf, type FigureWish, type ReachedFigure, reachedOf, wishedOf } from './wishes.ts';

/** Values that bring wished figures nearer, and what comes of them by the game's exact odds. */
export interface SolverProposal {
  values: unknown;
  changes: readonly TuningChange[];
  reached: readonly ReachedFigure[];
  /** The gate serves it. */
  passes: boolean;
  /** The names of the numbers that were chosen; what a game puts by them is not among these. */
  chosen: readonly string[];
  size: number;
}

/** What is looked at: numbers that are put, by their names, and all values with them. */
interface Candidate {
  values: unknown;
  chosen: readonly string[];
  size: number;
}

/** From best to worst: all met and served; nearly; met, though the gate refuses it; nearly; missed. */
export type Rank = 0 | 1 | 2 | 3 | 4;

const MISSED = 4 satisfies Rank;

const worstMiss = ({ reached }: SolverProposal): number =>
  Math.max(...reached.map(({ miss }) => miss));

/** No whole numbers meet an index but nearly. */
const isMet = ({ state, wish }: ReachedFigure): boolean =>
  state === 'exact' || (state === 'near' && wish.kind === 'index');

export const isMissed = ({ reached }: SolverProposal): boolean =>
  reached.some(({ state }) => state === 'missed');

/** What a number more counts: as much as a quarter of itself. */
const A_NUMBER = 0.25;

/** How large a change of so many numbers is that change by so much of themselves together. */
export const sizeOf = (numbers: number, share: number): number => A_NUMBER * numbers + share;

const byKey = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Kept {
  key: string;
  proposal: SolverProposal;
  rank: Rank;
}

const better = (a: Kept, b: Kept): number => {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const nearer = a.rank === MISSED ? worstMiss(a.proposal) - worstMiss(b.proposal) : 0;
  return nearer || a.proposal.size - b.proposal.size || byKey(a.key, b.key);
};

const faultsOf = (judged: Judgement): readonly string[] =>
  judged.isServed ? [] : judged.faults.map(({ code, field, way }) => `${code} ${field} ${way}`);

/** Faults that come of what is wished: another return than is announced, a higher win, a dearer day. */
const OF_WISHES = /^(return|betReturn|maximum|paid|day) /;

export interface BestProposals {
  /** Looks at a candidate, unless no more can come of it than is kept. */
  offer(candidate: Candidate, expected: Rank, miss: number): void;
  /** A candidate of that rank and size could be one of the best. */
  isWanted(expected: Rank, size: number, miss: number): boolean;
  /** No larger change is wanted any more, where all that are kept meet all; Infinity: any is. */
  largest(): number;
  proposals(): readonly SolverProposal[];
  /** All wishes are met by what there is: nothing is to be changed. */
  holds(): boolean;
}

interface Asked {
  game: AnyGame;
  /** The draft, which the game's schema reads. */
  values: unknown;
  wishes: readonly FigureWish[];
  /** The names of the numbers that may move. */
  fields: ReadonlySet<string>;
}

/** The best proposals, one for each set of numbers; only what the exact odds and the gate were asked about. */
export const bestOf = ({ game, values, wishes, fields }: Asked, most: number): BestProposals => {
  /** Where another return is wished than is announced nothing is served, and that is no flaw. */
  const isAnnounced = wishes.every(
    (wish) => wish.kind !== 'return' || isAtTarget(wishedOf(wish), game.target.rtp ?? 0),
  );
  const rankOf = (proposal: SolverProposal): Rank => {
    if (isMissed(proposal)) return MISSED;
    const isAllMet = proposal.reached.every(isMet);
    return proposal.passes || !isAnnounced ? (isAllMet ? 0 : 1) : isAllMet ? 2 : 3;
  };
  const before = new Set(faultsOf(judgeTuning(game, values)));
  let kept: Kept[] = [];

  const proposalOf = ({ values: made, chosen, size }: Candidate): SolverProposal | null => {
    const { data } = game.tuning.schema.safeParse(made);
    if (data === undefined) return null;
    const judged = judgeTuning(game, made);
    if (faultsOf(judged).some((fault) => !before.has(fault) && !OF_WISHES.test(fault))) return null;
    const changes = changesBetween(values, made);
    if (changes.some(({ path }) => !fields.has(pathName(path)))) return null;
    const of = analysesOf(game, data);
    const reached = wishes.map((wish) => reachedOf(game, data, of, wish));
    if (reached.includes(null)) return null;
    const passes = judged.isServed;
    return {
      values: made,
      changes,
      reached: reached.filter((each) => each !== null),
      passes,
      chosen,
      size,
    };
  };

  const isWanted: BestProposals['isWanted'] = (expected, size, miss) => {
    const last = kept.length < most ? undefined : kept.at(-1);
    if (!last) return true;
    if (expected !== last.rank) return expected < last.rank;
    return expected === MISSED ? miss < worstMiss(last.proposal) : size < last.proposal.size;
  };

  return {
    isWanted,
    offer(candidate, expected, miss) {
      if (!isWanted(expected, candidate.size, miss)) return;
      const proposal = proposalOf(candidate);
      if (!proposal) return;
      const key = candidate.chosen.toSorted().join(' ');
      const found: Kept = { key, proposal, rank: rankOf(proposal) };
      const same = kept.find((each) => each.key === key);
      if (same && better(same, found) <= 0) return;
      kept = [...kept.filter((each) => each !== same), found].sort(better).slice(0, most);
    },
    largest() {
      const last = kept.length < most ? undefined : kept.at(-1);
      return last?.rank === 0 ? last.proposal.size : Number.POSITIVE_INFINITY;
    },
    holds: () => kept[0]?.rank === 0 && kept[0].proposal.changes.length === 0,
    proposals: () => kept.map(({ proposal }) => proposal),
  };
};
