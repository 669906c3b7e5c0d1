import type { Moment } from '../replay/tape.ts';
import { type Chart, edgeOf, type Hop } from './chart.ts';
import { activeKey, hopsOf } from './hops.ts';

/** Where a machine is in its chart, and how it came there. */
export interface ChartWay {
  /** The active state's key; null: the machine has not begun. */
  active: string | null;
  /** The hops of the last event, and those of the events before it; the oldest first. */
  taken: readonly Hop[];
  trail: readonly Hop[];
}

/** Events before the last one that are followed back. */
const MOST_EVENTS = 16;

/** The way to the `at`th of these moments, from 0. */
export const wayTo = (chart: Chart, moments: readonly Moment[], at: number): ChartWay => {
  const events: Moment[] = [];
  for (let place = at; place >= 0 && events.length <= MOST_EVENTS; place -= 1) {
    const moment = moments[place];
    if (moment && moment.event !== null && moment !== events.at(-1)) events.push(moment);
  }
  const [last, ...before] = events;
  const now = moments[at]?.now ?? null;
  // An event that nobody waited for led nowhere.
  const hopsAt = (moment: Moment) => hopsOf(chart, moment).filter((hop) => edgeOf(chart, hop));
  return {
    active: now && activeKey(now.value),
    taken: last ? hopsAt(last) : [],
    trail: before.toReversed().flatMap(hopsAt),
  };
};
