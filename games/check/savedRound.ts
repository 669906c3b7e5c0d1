import type { RoundRecord, SavedRound } from '#contract/fairness.ts';

/** Two players met: the opponent has a name. */
export const isMatch = ({
  round,
  steps,
}: Pick<SavedRound, 'steps'> & { round: Pick<SavedRound['round'], 'mode'> }): boolean =>
  round.mode === 'live' &&
  steps.some(({ events }) =>
    events.some(({ kind, opponent }) => kind === 'began' && typeof opponent === 'string'),
  );

/** What of a round can be checked: the file that the app saves, and what 'Check this round' looks at. */
export const savedOf = ({ round, steps, serverSeed }: RoundRecord): SavedRound => {
  const { id, seedId, tuningVersion, openedAt, ...checked } = round;
  if (!isMatch({ round, steps })) return { round: checked, steps, serverSeed };
  const { serverSeedHash, clientSeed, nonce, ...played } = checked;
  return { round: played, steps, serverSeed: null };
};
