import type { RoundInput } from '../../round/input.ts';
import type { Moment } from '../replay/tape.ts';
import { type Chart, eventName, type Hop } from './chart.ts';

/** The key of the active state, from a state's value: the first of its leaves. */
export const activeKey = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .slice(0, 1)
        .map(([key, inner]) => `${key}.${activeKey(inner)}`)
        .join('')
    : String(value);

/** Every hop of the event that led to a moment, with those to states that were left at once. */
export const hopsOf = (chart: Chart, { before, event, passed }: Moment): Hop[] => {
  const hops: Hop[] = [];
  let from = before && activeKey(before.value);
  for (const value of passed) {
    const to = activeKey(value);
    if (from !== null) {
      const { type } = event as RoundInput;
      hops.push({ from, event: hops.length ? 'always' : eventName(chart, type), to });
    }
    from = to;
  }
  return hops;
};
