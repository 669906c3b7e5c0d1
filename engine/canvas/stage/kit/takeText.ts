import type { RoundLink } from '../../../round/link.ts';

/**
 * What the button that takes says: a text of its game. `take` with what it pays, `begin` before there is anything
 * to take, `ready` and `moment` while it can't be pressed; the others a game tells itself.
 */
export type TakeText = string;

type Phase = ReturnType<RoundLink<never, never>['state']>['phase'];

const ASKING: ReadonlySet<Phase> = new Set([
  'loading',
  'loaded',
  'recovering',
  'restoring',
  'reconnecting',
  'repeating',
]);

/**
 * What is really the case, whatever the machine is doing. `told`: what is under way as its game tells it, null
 * while nothing is; it stays so from one try to the next, and that the network is away the ribbon says. `worth`: what
 * taking pays, hundredths.
 */
export const takeTextOf = (phase: Phase, told: TakeText | null, worth: number): TakeText => {
  if (phase === 'deciding') return worth > 0 ? 'take' : 'begin';
  if (told) return told;
  return ASKING.has(phase) ? 'moment' : 'ready';
};
