import type { Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import { inBrowser } from '#tools/budget/games.ts';
import { enterAs } from '../journeys/steps.ts';
import { skipGuide } from '../journeys/table.ts';
import { CPU_RATE, inEachGame, threadCalibration } from './slowPhone.ts';
import { type TraceEvent, traced } from './trace.ts';

/** Rounds played while it is watched. */
const ROUNDS = 3;

/** Milliseconds of script in each frame, as a processor slowed four times would take them. */
export interface FrameTimes {
  game: GameKey;
  /** The fixed work of `Tap`, in the thread's own time as the frames are. */
  calibration: number;
  frames: number[];
  /** What the longest frame did, the longest first. */
  worst: { what: string; ms: number }[];
}

/** The club's own calls of functions, one after the other, none within another. */
const callsOf = (events: readonly TraceEvent[], origin: string): TraceEvent[] => {
  const calls = events
    .filter(({ name, args }) => name === 'FunctionCall' && args.data?.url?.startsWith(origin))
    .toSorted((a, b) => a.ts - b.ts);
  let end = 0;
  return calls.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
};

const nameOf = ({ args: { data } }: TraceEvent): string =>
  `${data?.functionName || 'a function'} of ${data?.url?.split('/').at(-1)}:${data?.lineNumber}`;

/** What was called from one frame to the next. */
const byFrame = (events: readonly TraceEvent[], origin: string): TraceEvent[][] => {
  const calls = callsOf(events, origin);
  const starts = events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  return starts.map((start, at) =>
    calls.filter(({ ts }) => ts >= start && ts < (starts[at + 1] ?? start)),
  );
};

const workOf = (calls: readonly TraceEvent[]): number =>
  calls.reduce((sum, { tdur = 0 }) => sum + (CPU_RATE * tdur) / 1_000, 0);

const watch = async (page: Page, game: GameKey, origin: string): Promise<FrameTimes> => {
  const { ready, busy } = await inBrowser(game);
  await ready(page).waitFor();
  const session = await page.context().newCDPSession(page);
  const calibration = CPU_RATE * (await threadCalibration(page, session));
  const { events } = await traced(session, ['devtools.timeline'], async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await busy(page);
      // Where a round leads to a list of what it brought, the next begins from there.
      if (!(await ready(page).isVisible())) break;
    }
  });
  const frames = byFrame(events, origin);
  const [longest = []] = frames.toSorted((a, b) => workOf(b) - workOf(a));
  return {
    game,
    calibration,
    frames: frames.map(workOf),
    worst: longest
      .map((call) => ({ what: nameOf(call), ms: workOf([call]) }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 3),
  };
};

const watchAt = async (page: Page, game: GameKey, token: string): Promise<FrameTimes> => {
  await enterAs(page, token, `/games/${game}/play?lang=en`);
  await skipGuide(page);
  return watch(page, game, new URL(page.url()).origin);
};

/** What a frame costs a phone's script while each game is played. */
export const benchFrames = (): Promise<FrameTimes[]> => inEachGame(watchAt);
