import type { Assertion, Sought } from '#contract/assertions.ts';
import { availableCoins, type CoinBalance } from '#contract/coins.ts';
import type { Entry, Recording, Segment } from '#contract/recording.ts';
import { isSameJson } from '../../core/fair/verify.ts';
import { nameOf } from '../record/nameOf.ts';
import { NO_COINS } from '../record/redact.ts';
import type { AnyMake } from './byInputs.ts';
import { type Course, courseOf } from './course.ts';
import { isCause, type ShownBalance } from './outside.ts';

/**
 * FailsBy an assertion does not hold: what it wants did not come, or came too late; what it forbids came; nothing
 * lay over the stage; the balance did another thing, or is not in a redacted recording; the replay departs
 * before its entry; there is no such entry.
 */
export type FailsBy =
  | 'absent'
  | 'late'
  | 'came'
  | 'noPause'
  | 'otherBalance'
  | 'unknownBalance'
  | 'departed'
  | 'noEntry';

/** An assertion, and whether it holds; where not, why, and the place in its segment where it fails. */
export interface JudgedAssertion {
  assertion: Assertion;
  /** How many entries there are before its segment: with a place there it makes an entry's number. */
  before: number;
  fails: { why: FailsBy; index: number } | null;
}

const isSought = (entry: Entry, { kind, name }: Sought): boolean =>
  entry.kind === kind && (name === null || nameOf(entry) === name);

interface Scene {
  part: Segment;
  course: Course;
  /** The balance as it was told last before the segment; null: not known. */
  told: number | null;
}
type Fails = JudgedAssertion['fails'];
type Of<Kind extends Assertion['kind']> = Extract<Assertion, { kind: Kind }>;

/** The place of the cause that a recorded entry came of. */
const turnOf = ({ entries }: Segment, index: number): number =>
  Math.max(
    0,
    entries.findLastIndex((entry, at) => at <= index && isCause(entry)),
  );

/** What stands from an entry on. */
const from = ({ course }: Scene, index: number) =>
  course.entries.filter(({ place, isRecorded }) => place >= index || !isRecorded);

const judgeFrom = (scene: Scene, assertion: Of<'comes' | 'never'>): Fails => {
  const last = scene.part.entries.length - 1;
  const until = assertion.until ?? last;
  if (until < assertion.index || until > last) return { why: 'noEntry', index: last };
  const found = from(scene, assertion.index).find(
    ({ entry, place }) => place <= until && isSought(entry, assertion.what),
  );
  if (assertion.kind === 'comes') return found ? null : { why: 'absent', index: until };
  return found ? { why: 'came', index: found.place } : null;
};

const judgePaused = ({ part, course }: Scene, { what, index }: Of<'neverPaused'>): Fails => {
  let isCovered = part.begin?.context.isCovered === true;
  let wasCovered = isCovered;
  for (const { entry, place } of course.entries) {
    const { type, isCovered: isNow } = Object(entry.kind === 'input' ? entry.input : null);
    if (type === 'cover') isCovered = isNow === true;
    wasCovered ||= isCovered;
    if (isCovered && isSought(entry, what)) return { why: 'came', index: place };
  }
  return wasCovered ? null : { why: 'noPause', index };
};

const judgeFollows = (scene: Scene, { what, index, withinMs }: Of<'follows'>): Fails => {
  const { entries } = scene.part;
  const latest = (entries[index]?.at ?? 0) + withinMs;
  const found = from(scene, index + 1).find(({ entry }) => isSought(entry, what));
  if (found && found.entry.at <= latest) return null;
  if (found) return { why: 'late', index: found.place };
  return {
    why: 'absent',
    index: Math.max(
      index,
      entries.findLastIndex(({ at }) => at <= latest),
    ),
  };
};

const spendable = ({ told, staked, times }: ShownBalance, known: number | null): number | null => {
  const coins = times === 0 ? known : told;
  return coins === null ? null : Math.max(0, coins - staked);
};

const judgeBalance = ({ part, course, told }: Scene, { index, change }: Of<'balance'>): Fails => {
  const known = course.balances.get(turnOf(part, index));
  if (!known) return { why: 'absent', index };
  const { before, after } = known;
  let by: number;
  // Nothing was told in between: what was staked says it, whatever there was.
  if (before.times === after.times) by = before.staked - after.staked;
  else {
    const [had, has] = [spendable(before, told), spendable(after, told)];
    if (had === null || has === null) return { why: 'unknownBalance', index };
    by = has - had;
  }
  const did = by < 0 ? 'falls' : by > 0 ? 'rises' : 'stays';
  return did === change ? null : { why: 'otherBalance', index };
};

const judgeOne = (scene: Scene, assertion: Assertion): Fails => {
  const { part, course } = scene;
  const { index } = assertion;
  if (index >= part.entries.length) return { why: 'noEntry', index: part.entries.length - 1 };
  if (course.departsAt !== null && course.departsAt < turnOf(part, index))
    return { why: 'departed', index: course.departsAt };
  switch (assertion.kind) {
    case 'comes':
    case 'never':
      return judgeFrom(scene, assertion);
    case 'neverPaused':
      return judgePaused(scene, assertion);
    case 'follows':
      return judgeFollows(scene, assertion);
    case 'balance':
      return judgeBalance(scene, assertion);
  }
};

/** What there was to spend when a segment began, as far as the answers before it say. */
const toldBefore = ({ segments }: Recording, segment: number): number | null => {
  const answers = segments.slice(0, segment).flatMap(({ entries }) => entries);
  const last = answers.findLast((entry) => entry.kind === 'answer');
  const coin = Object(last?.answer).coin as CoinBalance | undefined;
  return coin && !isSameJson(coin, NO_COINS) ? availableCoins(coin) : null;
};

/**
 * Judges a recording's assertions by what today's machine makes of its causes. One whose entry the machine does
 * not come to as it was recorded fails: what holds because nothing happened any more holds of nothing.
 */
export const judgeAssertions = async (
  make: AnyMake,
  recording: Recording,
): Promise<readonly JudgedAssertion[]> => {
  const { assertions = [], segments } = recording;
  const scenes = new Map<number, Scene>();
  for (const segment of new Set(assertions.map((each) => each.segment))) {
    const part = segments[segment];
    if (!part || part.entries.length === 0) continue;
    const course = await courseOf(make, recording, segment);
    scenes.set(segment, { part, course, told: toldBefore(recording, segment) });
  }
  return assertions.map((assertion) => {
    const { segment } = assertion;
    const scene = scenes.get(segment);
    const earlier = segments.slice(0, segment);
    return {
      assertion,
      before: earlier.reduce((sum, { entries }) => sum + entries.length, 0),
      fails: scene ? judgeOne(scene, assertion) : { why: 'noEntry', index: 0 },
    };
  });
};
