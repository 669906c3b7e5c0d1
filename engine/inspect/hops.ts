import { getInitialMicrosteps, getMicrosteps } from 'xstate';
import type { Memory } from '../replay/tape.ts';
import type { RoundInput } from '../round/input.ts';
import { stateOf } from '../round/link.ts';
import type { RoundMachine } from '../round/machine.ts';
import { type Chart, eventName, type Hop } from './chart.ts';

/** The key of the active state, from a state's value: the first of its leaves. */
export const activeKey = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .slice(0, 1)
        .map(([key, inner]) => `${key}.${activeKey(inner)}`)
        .join('')
    : String(value);

/**
 * Every state that one event led through, with those that are left at once: a recording names the last of
 * them alone. Computed by the machine from what it knew before; `before` null: its start.
 */
export const hopsOf = (
  machine: RoundMachine,
  chart: Chart,
  before: Memory | null,
  event: unknown,
): Hop[] => {
  const { type } = event as RoundInput;
  const steps = before
    ? getMicrosteps(
        machine,
        stateOf(machine, { value: before.value, context: { ...before.context } }),
        event as RoundInput,
      )
    : getInitialMicrosteps(machine);
  const hops: Hop[] = [];
  let from = before && activeKey(before.value);
  for (const [state] of steps) {
    const to = activeKey(state.value);
    if (from !== null)
      hops.push({ from, event: hops.length ? 'always' : eventName(chart, type), to });
    from = to;
  }
  return hops;
};
