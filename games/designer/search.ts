import type { Analysis } from '#engine/core/odds/analysis.ts';
import { choicesCount, choicesOf, combined } from './choices.ts';
import { type NumberShape, pathName, withValue } from './fields.ts';
import {
  type Model,
  modelOf,
  type Polynomial,
  polynomialAt,
  type Unknown,
  weightsAt,
} from './model.ts';
import { movableIn } from './movable.ts';
import {
  type BestProposals,
  bestOf,
  isMissed,
  type Rank,
  type SolverProposal,
  sizeOf,
} from './proposals.ts';
import { isNearlyWhole, rootOf, wholeRoots } from './roots.ts';
import { filling, reachWishes, type SearchQuestion, type Start, startsOf } from './starts.ts';
import { analysesOf, type Equation, equationsOf } from './wishes.ts';

/** How many numbers a proposal changes at most, and how many where they have wide ranges. */
const MOST_NUMBERS = 6;
const MOST_WIDE = 4;
/** A range whose numbers can all be tried, and how many sets of such numbers are. */
const SMALL_RANGE = 8;
const MOST_CHOICES = 1_500;
/** How far from what it is a number is tried where the others follow from it, by how many they are. */
const FURTHEST = [8_192, 8_192, 8_192, 2_048, 64];
/** Beside where the wishes that are met but nearly are all met. */
const BESIDE = 256;
/** So many points of small ranges are tried for a set of numbers. */
const MOST_POINTS = 4_096;
/** The work of a search: a point that is tried is one, exact odds are more. */
const MOST_WORK = 20_000_000;
const ODDS_WORK = 100;
const JUDGED_WORK = 1_000;
const ROOT_WORK = 3;
const POINTS_OF_WORK = 10;
/** An equation that is 0 but for rounding, as a part of what is near. */
const HOLDS = 1e-6;

interface Found {
  proposals: readonly SolverProposal[];
  /** The bound of work ended it. */
  isCut: boolean;
}

/** What a search has done, of what it may do. */
interface Work {
  done: number;
}

/** One search over every set of numbers, from one of the starts. */
class Search {
  readonly work: Work;
  readonly question: SearchQuestion;
  readonly best: BestProposals;
  readonly start: Start;
  readonly values: unknown;
  readonly model: Model;
  readonly equations: readonly Equation[];
  readonly fill: ((values: unknown) => unknown) | null;

  constructor(
    question: SearchQuestion,
    best: BestProposals,
    work: Work,
    start: Start,
    movable: readonly NumberShape[],
  ) {
    this.work = work;
    const { game, wishes } = question;
    this.question = question;
    this.best = best;
    this.start = start;
    const filled = filling(question);
    this.values = start.reduce(
      (made, { field, to }) => withValue(made, field.path, to),
      question.values,
    );
    this.fill = filled && ((values) => filled.fill(values, filled.rtp) ?? values);
    const asked = filled ? reachWishes(question, filled.fill, filled.rtp) : wishes;
    this.equations = equationsOf(game, this.values, asked);
    const put = new Set(start.map(({ field }) => pathName(field.path)));
    const free = movable.filter(
      (field) => !put.has(pathName(field.path)) && !filled?.put.has(pathName(field.path)),
    );
    this.model = modelOf(this.values, free, (values) => this.residuals(values));
  }

  residuals(values: unknown) {
    this.work.done += ODDS_WORK;
    try {
      const of = analysesOf(this.question.game, values);
      return this.equations.map((equation) => equation.of(of(equation.way) as Analysis));
    } catch {
      // What can't be played has no odds.
      return null;
    }
  }

  /** Looks at these changes of these numbers. */
  offer(chosen: readonly Unknown[], by: readonly number[], misses: readonly number[]) {
    const { start, best } = this;
    const moved = chosen.flatMap(({ path, from }, i) =>
      by[i] ? [{ path, from, to: from + by[i] }] : [],
    );
    const all = [...start.map(({ field: { path }, from, to }) => ({ path, from, to })), ...moved];
    const share = all.reduce(
      (sum, { from, to }) => sum + Math.abs(to - from) / Math.max(1, Math.abs(from)),
      0,
    );
    const size = sizeOf(all.length, share);
    const miss = Math.max(0, ...misses);
    const expected: Rank = miss > 1 + HOLDS ? 4 : miss > HOLDS ? 1 : 0;
    if (!best.isWanted(expected, size, miss)) return;
    this.work.done += JUDGED_WORK;
    const made = moved.reduce((values, { path, to }) => withValue(values, path, to), this.values);
    best.offer(
      { size, chosen: all.map(({ path }) => pathName(path)), values: this.fill?.(made) ?? made },
      expected,
      miss,
    );
  }

  /** How many numbers are worth choosing: one more than there are equations, all of a few small ones. */
  atMost(): number {
    const { unknowns } = this.model;
    if (unknowns.some(({ min, max }) => max - min > SMALL_RANGE))
      return Math.min(MOST_WIDE, Math.max(2, this.equations.length + 1));
    let count = 1;
    while (count < MOST_NUMBERS && choicesCount(unknowns.length, count + 1) <= MOST_CHOICES)
      count += 1;
    return count;
  }

  /** Every set of so many numbers. */
  chooseAny(count: number) {
    const { unknowns } = this.model;
    for (const choice of choicesOf(unknowns.length, count)) {
      if (this.work.done > MOST_WORK) return;
      this.choose(choice);
    }
  }

  /** Every whole solution of these numbers, and the whole numbers beside one. */
  choose(chosen: readonly number[]) {
    const polynomials = this.model.polynomials(chosen);
    if (!polynomials) return;
    const active = polynomials.flatMap((polynomial, k) => {
      const { isSoft = false, near = 1 } = this.equations[k] ?? {};
      return isBorne(polynomial) ? [{ polynomial, isSoft, near }] : [];
    });
    const still = polynomials.map((polynomial, k) =>
      isBorne(polynomial) ? 0 : Math.abs(polynomial[0] ?? 0) / (this.equations[k]?.near ?? 1),
    );
    if (active.length === 0 && chosen.length > 0) return;
    const hard = active.filter(({ isSoft }) => !isSoft);
    const solved = hard.length > 0 ? hard : active;
    // More wishes than numbers: each few of them are met, and the others come as they come.
    const groups =
      solved.length <= chosen.length
        ? [solved]
        : [...choicesOf(solved.length, chosen.length)].map((its) =>
            its.flatMap((index) => solved[index] ?? []),
          );
    for (const group of groups) this.solve(chosen, group, active, Math.max(0, ...still));
  }

  solve(
    chosen: readonly number[],
    solved: readonly Active[],
    active: readonly Active[],
    still: number,
  ) {
    const order = this.orderOf(chosen, solved);
    if (!order) return;
    const { unknowns, swap } = order;
    const its = solved.map(({ polynomial }) => swap(polynomial));
    const all = active.map((each) => ({ ...each, polynomial: swap(each.polynomial) }));
    const free = unknowns.length - solved.length;
    const look = (by: readonly number[]) => {
      this.work.done += 1;
      if (!unknowns.every(({ min, max, from }, i) => inRange(from + (by[i] ?? 0), min, max)))
        return;
      const limit = this.best.largest() - sizeOf(this.start.length + unknowns.length, 0);
      if (unknowns.some(({ from }, i) => Math.abs(by[i] ?? 0) > limit * Math.max(1, from))) return;
      const weights = weightsAt(unknowns, by);
      const misses = all.map(({ polynomial, near, isSoft }) => {
        const miss = Math.abs(polynomialAt(polynomial, by) / weights) / near;
        return isSoft && miss <= 1 ? 0 : miss;
      });
      this.offer(unknowns, by, [...misses, still]);
    };
    const first = unknowns.slice(0, free);
    const points = this.pointsOf(first);
    if (points) {
      for (const fixed of points) {
        this.work.done += ROOT_WORK;
        const bounded = rootOf(its, fixed)?.map((by, i) => {
          const { min, max, from } = unknowns[free + i] as Unknown;
          return Math.min(max - from, Math.max(min - from, by));
        });
        for (const beside of combined(bounded?.map(wholeBeside) ?? [[]]))
          look([...fixed, ...beside]);
      }
    } else if (free === 1) for (const by of wholeRoots(its, this.firstsOf(unknowns, all))) look(by);
  }

  /** The unknowns with those first that are tried one after the other, so that the last ones follow from them. */
  orderOf(chosen: readonly number[], solved: readonly Active[]) {
    const places = chosen.map((_, i) => i);
    const unknowns = chosen.map((index) => this.model.unknowns[index] as Unknown);
    const tried = [...choicesOf(chosen.length, chosen.length - solved.length)].sort((a, b) => {
      const room = (list: number[]) =>
        list.reduce((sum, i) => {
          const { min = 0, max = 0, from = 0 } = unknowns[i] ?? {};
          return sum + Math.min(max - min, 2 * from);
        }, 0);
      return room(a) - room(b);
    });
    for (const first of tried) {
      const order = [...first, ...places.filter((i) => !first.includes(i))];
      const swap = (polynomial: readonly number[]) =>
        polynomial.map((_, mask) => {
          const from = order.reduce((made, place, i) => made | (((mask >> i) & 1) << place), 0);
          return polynomial[from] ?? 0;
        });
      const its = solved.map(({ polynomial }) => swap(polynomial));
      if (
        its.length > 0 &&
        !rootOf(
          its,
          first.map(() => 0),
        )
      )
        continue;
      return { unknowns: order.map((i) => unknowns[i] as Unknown), swap };
    }
    return null;
  }

  /** All that unknowns of small ranges may be changed by; null: they are too many. */
  pointsOf(free: readonly Unknown[]): Iterable<number[]> | null {
    if (free.reduce((points, { min, max }) => points * (max - min + 1), 1) > MOST_POINTS)
      return null;
    return combined(
      free.map(({ min, max, from }) =>
        Array.from({ length: max - min + 1 }, (_, i) => min + i - from).filter((by) => by !== 0),
      ),
    );
  }

  /** What the first unknown may be changed by, as far as something better could come of it. */
  firstsOf(unknowns: readonly Unknown[], all: readonly Active[]): number[] {
    const [first] = unknowns;
    if (!first) return [];
    const values: number[] = [];
    const { min, max, from } = first;
    const share = this.best.largest() - sizeOf(this.start.length + unknowns.length, 0);
    const furthest = Math.min(FURTHEST[unknowns.length] ?? 0, share * Math.max(1, from));
    this.work.done += furthest / POINTS_OF_WORK;
    for (let by = 1; by <= furthest; by += 1) {
      if (from - by >= min) values.push(-by);
      if (from + by <= max) values.push(by);
    }
    // What is met but nearly is met on a stretch, which may lie far away.
    if (all.length !== unknowns.length || all.every(({ isSoft }) => !isSoft)) return values;
    const at = rootOf(
      all.map(({ polynomial }) => polynomial),
      [],
    )?.[0];
    if (at === undefined) return values;
    for (let by = Math.round(at) - BESIDE; by <= at + BESIDE; by += 1)
      if (Math.abs(by) > furthest && inRange(from + by, min, max)) values.push(by);
    return values;
  }
}

const inRange = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** A root's whole number, or both beside it. */
const wholeBeside = (root: number): number[] =>
  isNearlyWhole(root) ? [Math.round(root)] : [Math.floor(root), Math.ceil(root)];

/** Whether the numbers bear on it at all. */
const isBorne = (polynomial: Polynomial): boolean =>
  polynomial.some((coefficient, mask) => mask > 0 && coefficient !== 0);

interface Active {
  polynomial: Polynomial;
  isSoft: boolean;
  near: number;
}

/**
 * The smallest changes of a draft with which wished figures are met: first by as few numbers as can be, then by as
 * little of them. Every set of numbers is tried, a few at a time, and what is found is held to the game's exact
 * odds and to the gate. The same question has the same answer. The best first; one without changes alone where all
 * is met as it is, and ones that miss a wish where nothing meets all.
 */
export const search = (question: SearchQuestion): Found => {
  const { game, values, fields, most } = question;
  const movable = movableIn(game, values).filter((field) => fields.has(pathName(field.path)));
  const best = bestOf(question, most);
  const work: Work = { done: 0 };
  const starts = filling(question) ? [[]] : startsOf(question, movable);
  const searches = starts.map((start) => new Search(question, best, work, start, movable));
  for (let count = 0; count <= MOST_NUMBERS; count += 1) {
    for (const each of searches) {
      const chosen = count - each.start.length;
      if (
        chosen >= 0 &&
        chosen <= (question.numbers ?? each.atMost()) &&
        sizeOf(count, 0) < best.largest()
      )
        each.chooseAny(chosen);
    }
    if (best.holds()) break;
  }
  const all = best.proposals();
  const met = all.filter((proposal) => !isMissed(proposal));
  return { proposals: met.length > 0 ? met : all, isCut: work.done > MOST_WORK };
};
