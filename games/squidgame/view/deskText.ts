import type { SquidLink } from '#games/squidgame/machine.ts';

/** What is under way on the bridge, as it is told: null while nothing is. */
export type Told = 'leap' | 'held' | 'broke' | 'took' | null;

/** What the desk's button says: a key of `squidgame.*`; `take` with what it pays. */
export type DeskText = 'begin' | 'take' | 'taking' | 'ready' | 'leaping' | 'broke' | 'moment';

type Phase = ReturnType<SquidLink['state']>['phase'];

/** That the network is away the ribbon says, here as everywhere. */
const AWAY: ReadonlySet<Phase> = new Set(['reconnecting', 'repeating']);
const ASKING: ReadonlySet<Phase> = new Set(['loading', 'loaded', 'recovering', 'restoring']);
const TELLING: Readonly<Record<Exclude<Told, null>, DeskText>> = {
  leap: 'leaping',
  held: 'ready',
  broke: 'broke',
  took: 'taking',
};

/** What is really the case, whatever the machine is doing; `worth`: what taking pays, hundredths. */
export const deskTextOf = (phase: Phase, told: Told, worth: number): DeskText => {
  if (phase === 'deciding') return worth > 0 ? 'take' : 'begin';
  if (AWAY.has(phase)) return 'moment';
  if (told) return TELLING[told];
  return ASKING.has(phase) ? 'moment' : 'ready';
};
