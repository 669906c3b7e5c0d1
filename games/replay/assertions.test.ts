import { expect, test } from 'vitest';
import type { Assertion } from '#contract/assertions.ts';
import type { Entry, Recording } from '#contract/recording.ts';
import { redacted } from '#engine/lab/record/redact.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { type FailsBy, judgeAssertions } from '#engine/lab/replay/judge.ts';
import { readRecordingFile } from '#tools/replayOf.ts';
import { createLink } from '../squidgame/machine.ts';
import { replayCase } from './replayCase.ts';

const make = createLink as AnyMake;
const kept = readRecordingFile('tests/recordings/squidgame/nothing.json.gz');
/** A round: opened, one panel, lost. */
const SEGMENT = 1;
const entries = kept.segments[SEGMENT]?.entries ?? [];
const placeOf = (isMeant: (entry: Entry) => boolean) => entries.findIndex(isMeant);
const press = placeOf(({ kind }) => kind === 'input');
const settled = placeOf((entry) => entry.kind === 'state' && entry.value === 'settled');
const move = placeOf((entry) => entry.kind === 'call' && entry.name === 'move');

const with_ = (recording: Recording, ...assertions: Assertion[]): Recording => ({
  ...recording,
  assertions,
});
const at = { segment: SEGMENT, index: press };
const state = (name: string) => ({ kind: 'state' as const, name });
const call = { kind: 'call' as const, name: null };

/** Null: it holds. */
const judged = async (assertion: Assertion, recording = kept, by = make) => {
  const [one] = await judgeAssertions(by, with_(recording, assertion));
  return one?.fails ?? null;
};
const why = async (assertion: Assertion, recording = kept): Promise<FailsBy | null> =>
  (await judged(assertion, recording))?.why ?? null;

test('[replay] a state comes, or does not, between two entries', async () => {
  const comes = { kind: 'comes' as const, ...at, what: state('settled') };
  const never = { kind: 'never' as const, ...at, what: state('settled') };
  expect(await judged({ ...comes, until: null })).toBeNull();
  expect(await judged({ ...comes, until: settled })).toBeNull();
  expect(await judged({ ...comes, until: settled - 1 })).toEqual({
    why: 'absent',
    index: settled - 1,
  });
  expect(await judged({ ...never, until: null })).toEqual({ why: 'came', index: settled });
  expect(await judged({ ...never, until: settled - 1 })).toBeNull();
  expect(await judged({ ...never, index: press + 1, what: state('idle'), until: null })).toBeNull();
  expect(await why({ ...never, until: 9_999 })).toBe('noEntry');
  expect(await why({ ...never, segment: 99, until: null })).toBe('noEntry');
});

test('[replay] an event follows soon enough, too late, or not at all', async () => {
  const follows = {
    kind: 'follows' as const,
    ...at,
    what: { kind: 'call' as const, name: 'move' },
  };
  const took = (entries[move]?.at ?? 0) - (entries[press]?.at ?? 0);
  expect(took).toBeGreaterThan(1);
  expect(await judged({ ...follows, withinMs: took })).toBeNull();
  expect(await judged({ ...follows, withinMs: took - 1 })).toEqual({ why: 'late', index: move });
  const fault = { kind: 'fault' as const, name: null };
  expect(await why({ ...follows, what: fault, withinMs: 500 })).toBe('absent');
});

test('[replay] the balance falls at the press, and stays when it is told', async () => {
  const balance = { kind: 'balance' as const, ...at };
  expect(await judged({ ...balance, change: 'falls' })).toBeNull();
  expect(await judged({ ...balance, change: 'rises' })).toEqual({
    why: 'otherBalance',
    index: press,
  });
  const told = placeOf(({ kind }) => kind === 'coins');
  expect(await judged({ ...balance, index: told, change: 'stays' })).toBeNull();
  // The stake is known all the same, what there was is not.
  expect(await why({ ...balance, change: 'falls' }, redacted(kept))).toBeNull();
  expect(await why({ ...balance, index: told, change: 'stays' }, redacted(kept))).toBe(
    'unknownBalance',
  );
});

test('[replay] a machine that takes no stake off the balance fails where the recording says nothing of it', async () => {
  const defect: AnyMake = (services, options) => make({ ...services, showStake() {} }, options);
  const falls: Assertion = { kind: 'balance', ...at, change: 'falls' };
  const told = with_(kept, falls);
  expect(await replayCase(defect, told, '')).toMatchObject({ isSame: true, isPassed: false });
  expect(await replayCase(make, told, '')).toMatchObject({ isSame: true, isPassed: true });
});

/** The same round, where a pause lay over the stage when the player moved. */
const covered = (): Recording => {
  const moved = placeOf(({ kind, at: when }) => kind === 'input' && when > 1_000);
  const cover: Entry = {
    kind: 'input',
    at: entries[moved]?.at ?? 0,
    from: 'scene',
    input: { type: 'cover', isCovered: true },
  };
  const segments = kept.segments.map((part, segment) =>
    segment === SEGMENT ? { ...part, entries: part.entries.toSpliced(moved, 0, cover) } : part,
  );
  return { ...kept, segments };
};

test('[replay] nothing is asked while paused, as today’s machine takes it', async () => {
  const never = { kind: 'neverPaused' as const, segment: SEGMENT, index: 0, what: call };
  expect(await judged(never)).toEqual({ why: 'noPause', index: 0 });
  // No such call was recorded while it lay there: it is what the machine of today does.
  expect(await judged(never, covered())).toMatchObject({ why: 'came' });
  const load = { ...never, what: { kind: 'call' as const, name: 'load' } };
  expect(await judged(load, covered())).toBeNull();
});

test('[replay] what is asserted fails with the defect, and holds once it is mended', async () => {
  const never: Assertion = { kind: 'never', ...at, what: state('nowhere'), until: null };
  const wrong = with_(kept, never);
  const part = wrong.segments[SEGMENT];
  if (!part) throw new Error('no such segment');
  // As an older machine recorded it.
  const elsewhere = part.entries.map((entry, index) =>
    index === settled && entry.kind === 'state' ? { ...entry, value: 'nowhere' } : entry,
  );
  const segments = wrong.segments.map((each) =>
    each === part ? { ...part, entries: elsewhere } : each,
  );
  const report = await replayCase(make, { ...wrong, segments }, '');
  expect(report).toMatchObject({ isSame: false, isPassed: true });
  expect(report.replay.divergence).toMatchObject({ segment: SEGMENT, index: settled });
  // Where nothing is asserted it must be the same.
  const other = [{ ...never, segment: 2 }];
  expect(await replayCase(make, { ...wrong, segments, assertions: other }, '')).toMatchObject({
    isPassed: false,
  });
  // What is asserted of an entry that it does not come to any more holds of nothing.
  const after: Assertion = { ...never, index: part.entries.length - 1 };
  const begun = part.entries.map((entry, index) =>
    index === 2 ? ({ kind: 'coins', at: entry.at } as const) : entry,
  );
  const early = wrong.segments.map((each) => (each === part ? { ...part, entries: begun } : each));
  expect(await why(after, { ...wrong, segments: early })).toBe('departed');
});
