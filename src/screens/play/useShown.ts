import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyRoundLink } from '#games/catalogue.ts';

export type RoundState = ReturnType<AnyRoundLink['state']>;

interface UseShown {
  <Shown>(link: AnyRoundLink, pick: (state: RoundState) => Shown): Shown;
  <Shown>(link: AnyRoundLink | null, pick: (state: RoundState) => Shown): Shown | undefined;
}

/**
 * What a part of the table shows of its round, undefined without one. The part is rendered when that changes, and
 * not at every step of the machine: a press takes several, in the frames that have most to do.
 */
export const useShown: UseShown = <Shown>(
  link: AnyRoundLink | null,
  pick: (state: RoundState) => Shown,
) => useSelector(link?.actor, () => (link ? pick(link.state()) : undefined), shallowEqual) as Shown;

/** The numbers of the round that is open, else those in force. */
export const tuningOf = (state: RoundState): RoundState['tuning'] =>
  (state.round?.status === 'open' ? state.round : state).tuning ?? null;
