import { BLOCK, type SimulatedDraws } from './chance.ts';
import { MOST_TURNS, neverEnds, type PlayStakes, playTurns, type TakeTurn } from './stakes.ts';
import { NODE, type Transitions, UNKNOWN } from './transitions.ts';

/**
 * Plays stakes by a table of what the rules answered before, with the same draws in the same order: what each
 * is paid is what the rules pay. A state the table has no place for, and all after it, is played by the rules.
 */
export const playTable = <State>(
  table: Transitions<State>,
  take: TakeTurn<State>,
  draws: SimulatedDraws,
): PlayStakes => {
  let start = table.begin(null);
  /** Led to `start`, and may be made to lead past it. */
  let before = UNKNOWN;
  let rest: PlayStakes | null = null;

  return (paid) => {
    if (rest) return rest(paid);
    const { words } = draws;
    let { nodes, edges, places, fair } = table;
    let { at } = draws;
    let node = start;
    let last = before;
    let sum = 0;
    let steps = 0;
    let done = 0;
    while (done < paid.length) {
      const n = nodes[node] as number;
      let drawn = 0;
      let edge = UNKNOWN;
      let to = UNKNOWN;
      if (n !== 0) {
        const looks = nodes[node + 3] as number;
        const first = nodes[node + 4] as number;
        let word = 0;
        for (let draw = 0; draw <= looks; at += 1) {
          if (at === BLOCK) {
            draws.refill();
            at = 0;
          }
          word = words[at] as number;
          if (word <= (fair[(first + draw) | 0] as number)) draw += 1;
        }
        edge = nodes[node + 2] as number;
        if (n !== 1) {
          // All as 32-bit integers: a division and sums of doubles would take most of the time.
          drawn = (word % (n >>> 0)) | 0;
          const place = places[((nodes[node + 1] as number) + drawn) | 0] as number;
          edge = (edge + 2 * place) | 0;
        }
        to = edges[edge] as number;
      }
      if (to >= 0) {
        sum += edges[edge + 1] as number;
        last = edge;
      } else {
        draws.at = at;
        const followed = table.follow(node, edge === UNKNOWN ? null : drawn, draws);
        ({ at } = draws);
        ({ nodes, edges, places, fair } = table);
        ({ to } = followed);
        sum += followed.pays;
        if (followed.turn) {
          if (followed.turn.isOver) {
            paid[done] = sum;
            done += 1;
            sum = 0;
          }
          rest = playTurns(take, draws, followed.turn.next, sum);
          return rest(paid.subarray(done));
        }
        last = edge === UNKNOWN ? table.shorten(last, node) : edge;
      }
      node = to & NODE;
      if ((to & 1) === 1) {
        paid[done] = sum;
        done += 1;
        sum = 0;
        steps = 0;
      } else {
        steps += 1;
        if (steps >= MOST_TURNS) throw neverEnds();
      }
    }
    draws.at = at;
    start = node;
    before = last;
  };
};
