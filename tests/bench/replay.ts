import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InspectionEvent } from 'xstate';
import type { Recording, Segment } from '#contract/recording.ts';
import { createRecorder } from '#engine/lab/record/recorder.ts';
import { createSegmentText, FLUSH_MS } from '#engine/lab/record/segmentText.ts';
import { replayEvents } from '#engine/lab/replay/byEvents.ts';
import { machineOf, replay } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { JOURNEY_ARGS, launchChromium } from '#tools/chromium.ts';
import { shotsOf } from '#tools/film/shotsOf.ts';
import { buildHarnessPage, openHarnessPage } from '#tools/harnessPage.ts';
import { replayFiles } from '#tools/replayFiles.ts';
import { makeOf, readRecordingFile } from '#tools/replayOf.ts';

const TEN_MINUTES_MS = 600_000;
/** Of all kept recordings the one with the longest round: an exact picture of its end is the longest way. */
const LONGEST = 'tests/recordings/fto/waiting.json.gz';

/** A kept recording again and again, as much as ten minutes hold; each time at its own hour, as its rounds say. */
const tenMinutes = (): Recording => {
  const part = readRecordingFile('tests/recordings/squidgame/nothing.json.gz');
  const lasts = part.segments.at(-1)?.entries.at(-1)?.at ?? 0;
  const times = Array.from({ length: Math.ceil(TEN_MINUTES_MS / lasts) });
  return { ...part, segments: times.flatMap(() => part.segments) };
};

/** Root events replayed in a second, by events and by both drivers; milliseconds until every state of one is known. */
export const benchReplay = async (
  runs: number,
): Promise<{ byEvents: number[]; byBoth: number[]; statesMs: number[] }> => {
  const recording = tenMinutes();
  const make = await makeOf(recording.game);
  const machine = machineOf(make);
  const byEvents: number[] = [];
  const byBoth: number[] = [];
  const statesMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    let began = performance.now();
    const took = () => performance.now() - began;
    const { divergence, events } = await replay(make, recording);
    if (divergence) throw new Error('the ten minutes do not replay the same');
    byBoth.push((1_000 * events) / took());
    began = performance.now();
    for (const segment of recording.segments) replayEvents(machine, segment);
    byEvents.push((1_000 * events) / took());
    began = performance.now();
    momentsOf(machineOf(make), recording);
    statesMs.push(took());
  }
  return { byEvents, byBoth, statesMs };
};

/** Seconds that `npm run replay` takes for so many recordings, on all cores. */
export const benchMany = async (many: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const file = join(folder, 'ten-minutes.json.gz');
  try {
    writeFileSync(file, gzipSync(JSON.stringify(tenMinutes())));
    const began = performance.now();
    for await (const replayed of replayFiles(Array.from({ length: many }, () => file)))
      if (!('report' in replayed && replayed.report.isSame))
        throw new Error('the ten minutes do not replay the same');
    return (performance.now() - began) / 1_000;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const FRAMES = (TEN_MINUTES_MS / 1_000) * 60;
/** A phone is so many times as slow. */
const SLOWNESS = 4;

/** The longest segment as it is written to the device: every so often, with all that was noted by then. */
const writesOf = ({ segments }: Recording): Segment[] => {
  const [longest] = segments.toSorted((a, b) => b.entries.length - a.entries.length);
  const { entries = [] } = longest ?? {};
  const [first, last] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0];
  const times = Array.from({ length: Math.ceil((last - first) / FLUSH_MS) + 1 });
  return times.map((_, time) => ({
    ...(longest as Segment),
    entries: entries.filter(({ at }) => at <= first + time * FLUSH_MS),
  }));
};

/**
 * Milliseconds of each frame that recording ten minutes takes, and of the longest of its writes to the device:
 * on a phone. What is noted of events and states is measured; the rest of a round is a tenth of that.
 */
export const benchRecording = async (
  runs: number,
): Promise<{ frameMs: number[]; writeMs: number[] }> => {
  const recording = tenMinutes();
  const machine = machineOf(await makeOf(recording.game));
  const entries = recording.segments.flatMap((segment) => segment.entries);
  const moments = momentsOf(machine, recording);
  const writes = writesOf(readRecordingFile(LONGEST));
  const frameMs: number[] = [];
  const writeMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const clock = { now: () => 0 };
    const recorder = createRecorder({ game: recording.game, clock, visit: '', build: '' });
    const noted = (inspected: object) =>
      recorder.inspect({
        ...inspected,
        actorRef: { sessionId: '' },
        rootId: '',
      } as InspectionEvent);
    let began = performance.now();
    for (const [at, entry] of entries.entries()) {
      if (entry.kind === 'input') recorder.input(entry.from, entry.input as RoundInput);
      if (entry.kind === 'event') noted({ type: '@xstate.event', event: entry.event });
      const snapshot = { status: 'active', ...moments[at]?.now };
      if (entry.kind === 'state') noted({ type: '@xstate.snapshot', snapshot });
    }
    frameMs.push((SLOWNESS * (performance.now() - began)) / FRAMES);
    const textOf = createSegmentText();
    const tookMs = writes.map((segment) => {
      began = performance.now();
      textOf({ ...recording, segments: [segment] }, 0);
      return performance.now() - began;
    });
    writeMs.push(SLOWNESS * Math.max(...tookMs));
  }
  return { frameMs, writeMs };
};

/** Milliseconds until a step is shown from memory, and until the last mark of the longest round is shown exactly. */
export const benchPicture = async (
  runs: number,
): Promise<{ previewMs: number[]; exactMs: number[] }> => {
  const files = await buildHarnessPage('film');
  const browser = await launchChromium(JOURNEY_ARGS);
  try {
    const page = await browser.newPage();
    await openHarnessPage(page, 'film', files);
    const recording = readRecordingFile(LONGEST);
    const text = JSON.stringify(recording);
    const entries = recording.segments.flatMap((segment) => segment.entries).length;
    const steps = Array.from({ length: runs }, (_, at) => Math.floor((entries * at) / runs));
    // The first brings fonts and pictures.
    const last = (await shotsOf(page, recording)).length - 1;
    const previewMs = await page.evaluate(([of, at]) => window.preview(of, at), [
      text,
      steps,
    ] as const);
    const exactMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      await shotsOf(page, recording, { only: [last], isPictured: true });
      exactMs.push(performance.now() - began);
    }
    return { previewMs, exactMs };
  } finally {
    await browser.close();
  }
};
