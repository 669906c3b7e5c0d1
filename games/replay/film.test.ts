import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isGameKey } from '#contract/facts.ts';
import { type Entry, Recording } from '#contract/recording.ts';
import { createFrames } from '#engine/canvas/stage/frames.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import { createFilm } from '#engine/lab/replay/film.ts';
import { createFilmClock } from '#engine/lab/replay/filmClock.ts';
import { type Reel, reelOf } from '#engine/lab/replay/reel.ts';
import { machineOf, replay } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { GAMES } from '../index.ts';
import { RECORDED_GAMES } from './testRecordings.ts';

/** What a scene is shown, told with the shown time in which it was; each animation takes so long. */
const TAKES_MS = 300;

const recordingIn = (file: string): Recording =>
  Recording.parse(
    JSON.parse(gunzipSync(readFileSync(`tests/recordings/${file}.json.gz`)).toString()),
  );

const reelOfFile = async (file: string, change: (recording: Recording) => void = () => {}) => {
  const recording = recordingIn(file);
  change(recording);
  if (!isGameKey(recording.game)) throw new Error(recording.game);
  const { createLink } = await GAMES[recording.game].play.machine();
  return reelOf(recording, momentsOf(machineOf(createLink), recording));
};

/** A scene that shows nothing and says what it was given, so many turns of the microtask queue after it was. */
const sceneOf = (reel: Reel, turns = 0) => {
  const clock = createFilmClock(0, () => {});
  const frames = createFrames(clock);
  const { wait } = createTweens(frames);
  const said: string[] = [];
  const faults: unknown[] = [];
  const film = createFilm({
    reel,
    clock,
    applyCoins: ({ balance }) => said.push(`${Math.round(frames.now())} coins ${balance}`),
    surround: (change) => said.push(`${Math.round(frames.now())} ${JSON.stringify(change)}`),
    // The control's own: what was recorded next is sent, if the phase allows it.
    touch() {
      const before = film.link.state().phase;
      const next = reel.steps.slice(film.at() + 1).find(({ entry }) => entry.kind === 'input');
      if (next?.entry.kind === 'input') film.link.send(next.entry.input as RoundInput);
      said.push(`touched in ${before}, sent to ${film.link.state().phase}`);
    },
    report: (fault) => faults.push(fault),
    breathe: async () => {},
  });
  const show = (what: string) => async (_: unknown, signal: AbortSignal) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const { phase } = film.link.state();
    said.push(`${Math.round(frames.now())} ${what} in ${phase}`);
    await wait(TAKES_MS, signal).then(
      () =>
        said.push(`${Math.round(frames.now())} ${what} shown, ${film.link.state().round?.status}`),
      () => said.push(`${Math.round(frames.now())} ${what} cut`),
    );
  };
  frames.start();
  film.link.subscribe(({ phase }) => said.push(phase));
  film.link.attach({
    restore: show('restore'),
    play: Object.fromEntries(
      reel.steps.flatMap(({ entry }) =>
        entry.kind === 'show' ? [[entry.what, show(entry.what)]] : [],
      ),
    ) as never,
  });
  const never = new AbortController().signal;
  return { film, clock, frames, said, faults, never };
};

/** What was given to the scene, in its order. */
const givenIn = (said: readonly string[]) =>
  said.flatMap((line) => / (\w+) in /.exec(line)?.[1] ?? []);

const seekOf = async (reel: Reel, step: number, turns?: number) => {
  const scene = sceneOf(reel, turns);
  await scene.film.seek(step, scene.never);
  expect([scene.film.at(), scene.faults]).toEqual([step, []]);
  return scene.said;
};

it.each(RECORDED_GAMES)(
  '[replay] %s: on the way to a step the scene is shown what was recorded, the same each time',
  async (game) => {
    const reel = await reelOfFile(`${game}/nothing`);
    const last = reel.steps.length - 1;
    const once = await seekOf(reel, last);
    expect(await seekOf(reel, last)).toEqual(once);
    const shows = reel.steps
      .slice(reel.firstOf(last))
      .flatMap(({ entry }) => (entry.kind === 'show' ? [entry.what] : []));
    expect(shows.length).toBeGreaterThan(0);
    expect(givenIn(once).slice(-shows.length)).toEqual(shows);
  },
);

const stepOf = (reel: Reel, kind: string, from = 0) =>
  reel.steps.findIndex(({ entry }, step) => step > from && entry.kind === kind);

it('[replay] what the scene shows ends where it was recorded to end, or in its own time', async () => {
  const reel = await reelOfFile('squidgame/nothing');
  const began = stepOf(reel, 'show');
  const told = await seekOf(reel, stepOf(reel, 'shown', began));
  // It took 550 ms when it was recorded.
  expect(told.at(-1)).toMatch(/began shown, open$/);
  const slow = await seekOf(
    await reelOfFile('squidgame/nothing', ({ segments }) => {
      for (const { entries } of segments)
        for (const entry of entries)
          if (entry.kind === 'shown') entry.at -= entry.show === 1 ? 500 : 0;
    }),
    stepOf(reel, 'shown', began) + 1,
  );
  expect(slow.at(-1)).toMatch(/began cut$/);
});

it('[replay] a step is previewed at once and from memory alone, in both directions', async () => {
  const reel = await reelOfFile('squidgame/nothing');
  const last = reel.steps.length - 1;
  const { film, clock, said } = sceneOf(reel);
  const settled = reel.steps.findIndex(
    ({ entry }) => entry.kind === 'state' && entry.value === 'settled',
  );
  for (const step of [last, settled, stepOf(reel, 'state')]) {
    await film.preview(step);
    expect([film.at(), clock.now(), film.link.state().phase]).toEqual([
      step,
      reel.timeOf(step),
      reel.memoryAt(step)?.value,
    ]);
  }
  // Nothing was played yet where it began.
  expect(givenIn(said)).toEqual(['restore', 'restore']);
  expect(film.link.millisLeft()).toBeNull();
});

it('[replay] played on from a preview, each thing is shown when it comes, and a leap cuts it', async () => {
  const reel = await reelOfFile('squidgame/nothing');
  const { film, clock, said } = sceneOf(reel);
  const show = stepOf(reel, 'show');
  await film.preview(show - 1);
  await film.follow(show + 1);
  clock.pass(TAKES_MS / 2);
  expect(givenIn(said)).toEqual(['began']);
  await film.preview(0);
  expect(said.some((line) => line.endsWith('began cut'))).toBe(true);
  expect(film.link.state().phase).toBe('starting');
});

it('[replay] frame by frame the recording goes on with the time', async () => {
  const reel = await reelOfFile('squidgame/nothing');
  const { film } = sceneOf(reel);
  const opened = reel.firstOf(reel.steps.length - 1);
  await film.preview(opened);
  for (let frame = 0; frame < 120; frame += 1) await film.frame();
  const at = film.at();
  expect(reel.timeOf(at) - reel.timeOf(opened)).toBeLessThanOrEqual(2_000);
  expect(reel.timeOf(at + 1) - reel.timeOf(opened)).toBeGreaterThan(1_990);
});

it('[replay] a way that is given up ends there', async () => {
  const reel = await reelOfFile('fto/nothing');
  const { film } = sceneOf(reel);
  const stop = new AbortController();
  const seeking = film.seek(reel.steps.length - 1, stop.signal, () =>
    stop.abort(new Error('enough')),
  );
  await expect(seeking).rejects.toThrow('enough');
  await film.preview(0);
  expect(film.at()).toBe(0);
});

it('[replay] recorded frames are the frames it is shown in; they are no cause and make no difference', async () => {
  const notes = ({ segments }: Recording) => {
    for (const segment of segments)
      segment.entries = segment.entries.flatMap((entry, index): Entry[] => [
        ...(index === 0
          ? [
              {
                kind: 'around',
                at: entry.at,
                change: { isMotionReduced: true, isQuick: true },
              } as const,
            ]
          : []),
        ...(entry.kind === 'shown'
          ? [{ kind: 'frames' as const, at: entry.at, runs: [[40, 5] as [number, number]] }]
          : []),
        entry,
      ]);
  };
  const reel = await reelOfFile('squidgame/nothing', notes);
  const shown = stepOf(reel, 'shown', stepOf(reel, 'show'));
  const said = await seekOf(reel, shown);
  expect(said.some((line) => line.includes('"isMotionReduced":true,"isQuick":true'))).toBe(true);
  // 200 of the 300 ms it takes: for the rest it is waited.
  expect(said.at(-1)).toMatch(/began shown, open$/);
  const { createLink } = await GAMES.squidgame.play.machine();
  const recording = recordingIn('squidgame/nothing');
  notes(recording);
  expect((await replay(createLink, recording)).divergence).toBeNull();
  const entries = recording.segments[1]?.entries ?? [];
  const wrong = entries.findLastIndex(({ kind }) => kind === 'show');
  Object.assign(entries[wrong] ?? {}, { what: 'flew' });
  expect((await replay(createLink, recording)).divergence).toMatchObject({
    driver: 'inputs',
    segment: 1,
    index: wrong,
  });
});

it('[replay] each frame that was shown shorter than it took comes when it came by the clock on the wall', async () => {
  const late = (at: number): Entry => ({ kind: 'frames', at, runs: [[40, 1]] });
  const reel = await reelOfFile('squidgame/nothing', ({ segments }) => {
    for (const segment of segments) {
      const show = segment.entries.findIndex(({ kind }) => kind === 'show');
      const at = segment.entries[show + 1]?.at ?? 0;
      if (show >= 0) segment.entries.splice(show + 2, 0, late(at + 90), late(at + 250));
    }
  });
  const first = stepOf(reel, 'frames', stepOf(reel, 'show'));
  const { film, clock, frames, never } = sceneOf(reel);
  const seen: number[] = [];
  frames.add(() => seen.push(clock.now()));
  await film.seek(first + 1, never);
  // One more is drawn, for what the last step came to.
  expect(seen.slice(-3, -1)).toEqual([reel.timeOf(first), reel.timeOf(first + 1)]);
});

it('[replay] what is given is begun before the next frame, however many promises lead to it', async () => {
  const reel = await reelOfFile('squidgame/nothing', ({ segments }) => {
    for (const segment of segments)
      segment.entries = segment.entries.flatMap((entry): Entry[] =>
        entry.kind === 'shown'
          ? [{ kind: 'frames', at: entry.at, runs: [[100, 2]] }, entry]
          : [entry],
      );
  });
  const shown = stepOf(reel, 'shown', stepOf(reel, 'show'));
  const [atOnce, late] = [await seekOf(reel, shown), await seekOf(reel, shown, 20)];
  expect(late.at(-1)).toMatch(/began shown, open$/);
  expect(late.at(-1)).toBe(atOnce.at(-1));
});

it('[replay] a touch is done again: what the scene sends at it the machine takes within the call, as it did', async () => {
  const reel = await reelOfFile('squidgame/nothing', ({ segments }) => {
    for (const { entries } of segments) {
      const pressed = entries.findIndex(
        (entry) => entry.kind === 'input' && Object(entry.input).type === 'move',
      );
      const { at = 0 } = entries[pressed] ?? {};
      if (pressed > 0) entries.splice(pressed, 0, { kind: 'touch', at, what: 'press', x: 1, y: 1 });
    }
  });
  const touch = stepOf(reel, 'touch');
  const told = 'touched in deciding, sent to preparing';
  expect((await seekOf(reel, touch + 5)).filter((line) => line.includes('touched'))).toEqual([
    told,
  ]);
  // A picture of the touch itself: what comes of it is further on.
  const { film, said, never } = sceneOf(reel);
  await film.seek(touch, never);
  expect(film.at()).toBe(touch);
  expect(said.join()).not.toContain('touched');
  await film.follow(touch + 5);
  expect(said).toContain(told);
});
