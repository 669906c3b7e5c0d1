import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';

/** A version that waits for whoever looks at it. */
export const isApprovable = (
  { status, isMine, base, hash }: TuningVersion,
  inForce: TuningVersion,
): boolean => status === 'pending' && !isMine && base === inForce.version && hash !== inForce.hash;

/** How many versions wait for whoever asked. */
export const waitingOf = ({ versions, inForce }: TuningsAnswer): number => {
  const now = versions.find(({ version }) => version === inForce);
  return now ? versions.filter((each) => isApprovable(each, now)).length : 0;
};
