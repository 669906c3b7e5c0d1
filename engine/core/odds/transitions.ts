import { placeAt, type Weighted, weightOf } from '../rules/among.ts';
import type { Draws } from '../rules/rules.ts';
import { lastFair } from './chance.ts';
import type { TakeTurn, Turn } from './stakes.ts';
import { type Traced, TracedDraws } from './trace.ts';

export const UNKNOWN = -1;
/** Of what an edge leads to: the node, without the mark of a stake that is over. */
export const NODE = -2;
/** Even, so that the mark has a place. */
const NODE_NUMBERS = 6;

/** Numbers of a draw that are looked up; of more, the place is searched for or the rules are asked. */
const MOST_NUMBERS = 2 ** 17;
/** Places fit into a byte. */
const MOST_PLACES = 2 ** 8;
/** In all; what comes after them is played by the rules. */
const MOST_NODES = 2 ** 16;
const MOST_EDGES = 2 ** 20;

interface Edge {
  /** The node after it, plus 1 where the stake is over; `UNKNOWN` where there was no place for it. */
  to: number;
  pays: number;
}

/** How a node is reached, so that the rules can be asked again, and what is not in the table of it. */
interface Reached<State> {
  from: State | null;
  /** The numbers drawn in this turn before. */
  drawn: number[];
  /** A turn in which nothing is drawn: where it leads. */
  only: Edge | null;
  /** A draw of too many numbers from a table: where its places lead. */
  wide: { table: readonly Weighted[]; edges: Edge[] } | null;
}

const grown = <Numbers extends Int32Array | Uint32Array | Uint8Array>(
  numbers: Numbers,
  least: number,
): Numbers => {
  if (least <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Numbers;
  const more = new Kind(Math.max(least, 2 * numbers.length));
  more.set(numbers);
  return more;
};

const isStored = (pays: number): boolean => (pays | 0) === pays;

/**
 * What comes of a game's turns as a table, filled with what the rules answer when something is drawn for the first
 * time. A node is a draw after a state, an edge a place that the number drawn leads to.
 */
export class Transitions<State> {
  /**
   * Five numbers a node: how many numbers it draws from (1: one place for all; 0: `follow` is asked), where its
   * places begin in `places` and its edges in `edges`; how many draws for looks come before it, and where the highest
   * fair words of these and its own begin in `fair`.
   */
  nodes = new Int32Array(256);
  /** Two numbers an edge, as in `Edge`. */
  edges = new Int32Array(1_024);
  fair = new Uint32Array(64);
  /** The place of each number. */
  places = new Uint8Array(1_024);
  private usedEdges = 0;
  private usedPlaces = 0;
  private usedFair = 0;
  private readonly reached: Reached<State>[] = [];
  /** Where turns begin, by the class of the state before. */
  private readonly begun = new Map<string | null, number>();
  /** Where places begin, by what they are the places of. */
  private readonly placed = new Map<string, number>();
  private readonly take: TakeTurn<State>;
  private readonly classOf: (state: State) => string;

  constructor(take: TakeTurn<State>, classOf: (state: State) => string) {
    this.take = take;
    this.classOf = classOf;
  }

  /** The node at which the turn after a state begins; `UNKNOWN` when there is no place left. */
  begin(state: State | null): number {
    const name = state === null ? null : this.classOf(state);
    const known = this.begun.get(name);
    if (known !== undefined) return known;
    const node = this.add(state, []);
    if (node !== UNKNOWN) this.begun.set(name, node);
    return node;
  }

  /**
   * Goes on from a node where the table can't tell, and notes what the rules answer; `drawn` is the number that
   * was drawn there, or null. `turn` is given where the table had no place. Throws as the rules do.
   */
  follow(node: number, drawn: number | null, draws: Draws): Edge & { turn: Turn<State> | null } {
    const reached = this.reachedAt(node);
    const { only, wide, from } = reached;
    if (only) return { ...only, turn: null };
    const number = wide ? draws.below(weightOf(wide.table)) : drawn;
    const known = wide?.edges[placeAt(wide.table, number ?? 0)];
    if (known) return { ...known, turn: null };
    const first = number === null ? reached.drawn : [...reached.drawn, number];
    const traced = new TracedDraws(first, draws);
    const turn = this.take(from, traced);
    const { pays } = turn;
    const begun = this.begin(turn.next);
    if (begun === UNKNOWN) return { to: UNKNOWN, pays, turn };
    const end = { to: begun + Number(turn.isOver), pays };
    if (isStored(pays)) this.note(node, traced.path, end);
    return { ...end, turn: null };
  }

  /** Leads an edge past a node at which nothing is drawn; answers the edge, `UNKNOWN` where it can't. */
  shorten(edge: number, node: number): number {
    const { only } = this.reachedAt(node);
    if (!only || edge === UNKNOWN) return UNKNOWN;
    const to = this.edges[edge] as number;
    const isOver = to & 1;
    const pays = (this.edges[edge + 1] as number) + only.pays;
    // What comes after a stake belongs to the next one.
    const isNext = isOver === 1 && (only.pays !== 0 || (only.to & 1) === 1);
    if ((to & NODE) !== node || isNext || !isStored(pays)) return UNKNOWN;
    this.edges[edge] = only.to | isOver;
    this.edges[edge + 1] = pays;
    return edge;
  }

  private reachedAt(node: number): Reached<State> {
    return this.reached[node / NODE_NUMBERS] as Reached<State>;
  }

  private add(from: State | null, drawn: number[]): number {
    if (this.reached.length === MOST_NODES) return UNKNOWN;
    const node = NODE_NUMBERS * this.reached.length;
    this.nodes = grown(this.nodes, node + NODE_NUMBERS);
    this.reached.push({ from, drawn, only: null, wide: null });
    return node;
  }

  /** Where the places of a draw's numbers begin. */
  private placesOf({ n, places, table }: Traced): number {
    if (places === 1) return 0;
    const name = table ? table.map(({ weight }) => weight).join() : `${n}`;
    const known = this.placed.get(name);
    if (known !== undefined) return known;
    const first = this.usedPlaces;
    this.usedPlaces += n;
    this.places = grown(this.places, this.usedPlaces);
    if (table) {
      let next = first;
      for (const [place, { weight }] of table.entries()) {
        this.places.fill(place, next, next + weight);
        next += weight;
      }
    } else for (let number = 0; number < n; number += 1) this.places[first + number] = number;
    this.placed.set(name, first);
    return first;
  }

  /** Whether a node has edges for the places of a draw: gives it some where there is room. */
  private hasEdges(node: number, draw: Traced): boolean {
    const reached = this.reachedAt(node);
    if (reached.wide || this.nodes[node] !== 0) return true;
    const { n, places, table } = draw;
    if (table && n > MOST_NUMBERS && places > 1) reached.wide = { table, edges: [] };
    return reached.wide !== null || this.define(node, draw, []);
  }

  /** Makes a node one of this draw, after some for looks; false where there is no room. */
  private define(node: number, draw: Traced, looks: readonly Traced[]): boolean {
    const { n, places } = draw;
    if (places > 1 && n > MOST_NUMBERS) return false;
    if (places > MOST_PLACES || this.usedEdges + places > MOST_EDGES) return false;
    const words = [...looks, draw].map((each) => lastFair(each.n));
    this.fair = grown(this.fair, this.usedFair + words.length);
    this.fair.set(words, this.usedFair);
    const first = 2 * this.usedEdges;
    this.usedEdges += places;
    this.edges = grown(this.edges, 2 * this.usedEdges);
    this.edges.fill(UNKNOWN, first, 2 * this.usedEdges);
    const numbers = places === 1 ? 1 : n;
    this.nodes.set([numbers, this.placesOf(draw), first, looks.length, this.usedFair], node);
    this.usedFair += words.length;
    return true;
  }

  /** Puts draws for looks before a node that has no draw yet; answers the draw it is to have. */
  private passLooks(node: number, path: readonly Traced[], index: number): number {
    const after = path.findIndex(({ places }, at) => at >= index && places > 1);
    const next = path[after];
    if (!next || after === index || this.nodes[node] !== 0) return index;
    const looks = path.slice(index, after);
    if (!this.define(node, next, looks)) return index;
    this.reachedAt(node).drawn.push(...looks.map(({ drawn }) => drawn));
    return after;
  }

  /** Notes the draws of a turn from a node on, and where they led. */
  private note(node: number, path: readonly Traced[], end: Edge): void {
    const { from, drawn: before } = this.reachedAt(node);
    if (path.length === before.length) {
      this.reachedAt(node).only = end;
      return;
    }
    let at = node;
    for (let index = before.length; index < path.length; index += 1) {
      index = this.passLooks(at, path, index);
      const draw = path[index] as Traced;
      if (!this.hasEdges(at, draw)) return;
      const isLast = index === path.length - 1;
      const drawn = path.slice(0, index + 1).map((each) => each.drawn);
      const edge = isLast ? end : { to: this.add(from, drawn), pays: 0 };
      if (edge.to === UNKNOWN) return;
      const { wide } = this.reachedAt(at);
      if (wide) wide.edges[draw.place] = edge;
      else this.edges.set([edge.to, edge.pays], (this.nodes[at + 2] as number) + 2 * draw.place);
      at = edge.to;
    }
  }
}
