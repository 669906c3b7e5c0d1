/**
 * How long the tests wait for what has to come, in one place. None of it is a promise of speed: a wait
 * ends as soon as what it waits for is there, and its length matters only when that never comes.
 * `TEST_SLOWNESS=3` makes all of them three times as long, for a machine that is slow or busy.
 */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);
if (!(slowness > 0))
  throw new Error(`TEST_SLOWNESS is no positive number: ${process.env.TEST_SLOWNESS}`);

const seconds = (count: number) => Math.round(count * 1000 * slowness);

/** Milliseconds. */
export const timeout = {
  /** A unit, component or server test, or one of its hooks. */
  test: seconds(300),
  /** What a component shows, or a server does, a moment later. */
  shown: seconds(20),
  /** A whole journey. */
  journey: seconds(300),
  /** What a page shows, and a touch that has to land. */
  page: seconds(30),
  /** A page or a scene that loads. */
  loading: seconds(60),
  /** A server that starts, database included. */
  start: seconds(90),
} as const;
