import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Assertion } from '#contract/assertions.ts';
import { isGameKey } from '#contract/facts.ts';
import type { Recording } from '#contract/recording.ts';
import { reelOf } from '#engine/lab/replay/reel.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import { GAMES } from '#games/index.ts';
import { replayCase } from '#games/replay/replayCase.ts';
import { BRAND } from '#src/base/brand.ts';

/** Replays it with the machine and the rules of today; rejects where its game is none. */
const replayed = async (recording: Recording) => {
  const { game } = recording;
  if (!isGameKey(game)) throw new Error(game);
  const { createLink } = await GAMES[game].play.machine();
  const machine = machineOf(createLink);
  const verdict = await replayCase(createLink, recording, BRAND.version);
  const reel = reelOf(recording, momentsOf(machine, recording));
  return { game, make: createLink, verdict, reel, machine };
};

/** A recording and what came of it. `source` names it, for whoever asks again. */
export const useReplayed = (source: string, recording: Recording) =>
  useQuery({
    queryKey: ['replayed', source],
    queryFn: () => replayed(recording),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
export type Replayed = Awaited<ReturnType<typeof replayed>>;

/** The same, judged by other assertions than it came with; until it is, as it was judged before. */
export const useVerdict = (
  source: string,
  recording: Recording,
  { make, verdict }: Pick<Replayed, 'make' | 'verdict'>,
  assertions: readonly Assertion[],
): Replayed['verdict'] => {
  const { assertions: own = [] } = recording;
  const isOwn = assertions === own || (assertions.length === 0 && own.length === 0);
  const judged = useQuery({
    queryKey: ['judged', source, assertions],
    queryFn: () => replayCase(make, { ...recording, assertions: [...assertions] }, BRAND.version),
    enabled: !isOwn,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  return isOwn ? verdict : (judged.data ?? verdict);
};
