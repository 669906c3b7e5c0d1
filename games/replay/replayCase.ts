import { isGameKey } from '#contract/games.ts';
import type { Recording } from '#contract/recording.ts';
import { machineHash } from '#engine/lab/record/machineHash.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { type JudgedAssertion, judgeAssertions } from '#engine/lab/replay/judge.ts';
import { machineOf, type Replay, replay } from '#engine/lab/replay/replay.ts';
import { checkRound, type RoundCheck } from '../check/check.ts';
import { gameOf } from '../registry.ts';

/** What is other today than when it was recorded, and is no defect by itself. */
type Change =
  | { what: 'machine' | 'build'; recorded: string; now: string }
  | { what: 'tuning'; recorded: number; now: number };

export interface CaseReport {
  replay: Replay;
  /** Rounds of the recording whose draws, payments or views the rules of today don't give. */
  unfair: readonly { roundId: string; check: RoundCheck }[];
  changes: readonly Change[];
  /** It holds something, and all of it came out as it was. */
  isSame: boolean;
  /** What is asserted of it, judged. */
  judged: readonly JudgedAssertion[];
  /**
   * It is the same. Or all that is asserted of it holds: then segments with assertions may come out others,
   * since what they keep is a defect.
   */
  isPassed: boolean;
}

const changesOf = (make: AnyMake, recording: Recording, build: string): Change[] => {
  const changes: Change[] = [];
  const machine = machineHash(machineOf(make));
  if (recording.machine && recording.machine !== machine)
    changes.push({ what: 'machine', recorded: recording.machine, now: machine });
  if (recording.build && recording.build !== build)
    changes.push({ what: 'build', recorded: recording.build, now: build });
  const { version } = isGameKey(recording.game) ? gameOf(recording.game).tuning : { version: 0 };
  const versions = new Set(recording.segments.map(({ facts }) => facts.tuningVersion));
  for (const recorded of versions)
    if (recorded !== null && recorded !== version)
      changes.push({ what: 'tuning', recorded, now: version });
  return changes;
};

/**
 * Replays a recording of any game and checks its rounds by the rules. `make`: the game's `createLink`;
 * `build`: the app's version now. A new default tuning or text changes nothing: rounds keep theirs.
 */
export const replayCase = async (
  make: AnyMake,
  recording: Recording,
  build: string,
): Promise<CaseReport> => {
  const free = new Set(recording.assertions?.map(({ segment }) => segment));
  const done = await replay(make, recording, free);
  const judged = await judgeAssertions(make, recording);
  const unfair = (recording.rounds ?? [])
    .map((record) => ({ roundId: record.round.id, check: checkRound(record) }))
    .filter(({ check }) => !('isFair' in check && check.isFair));
  const { divergence, entries } = done;
  const isSame = divergence === null && entries > 0 && unfair.length === 0;
  const isAsAsserted =
    judged.length > 0 &&
    judged.every(({ fails }) => fails === null) &&
    unfair.length === 0 &&
    (divergence === null || free.has(divergence.segment));
  return {
    replay: done,
    unfair,
    changes: changesOf(make, recording, build),
    isSame,
    judged,
    isPassed: judged.length > 0 ? isAsAsserted : isSame,
  };
};
