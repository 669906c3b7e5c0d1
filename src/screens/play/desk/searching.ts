import type { RoundState } from '../useShown.ts';

const SEARCHING: readonly unknown[] = ['seeking', 'alone'];

/** An opponent is looked for, or none came: giving up then costs nothing, the bet comes back. */
export const isSearching = ({ round }: Pick<RoundState, 'round'>): boolean =>
  round?.status === 'open' && SEARCHING.includes(round.view.phase);
