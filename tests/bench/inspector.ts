import { globSync } from 'node:fs';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import type { Entry, Recording } from '#contract/recording.ts';
import { chartOf } from '#engine/lab/inspect/chart.ts';
import { createLiveTape } from '#engine/lab/inspect/liveTape.ts';
import { wayTo } from '#engine/lab/inspect/way.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundMachine } from '#engine/round/machine.ts';
import { makeOf, readRecordingFile } from '#tools/replayOf.ts';
import { layoutOf } from '../../src/features/chart/layout.ts';
import { rowText } from '../../src/features/tape/words.ts';

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** Milliseconds from a machine to its laid out chart. The first run counts: a designer waits for it. */
export const benchLayout = async (runs: number): Promise<{ game: GameKey; ms: number[] }[]> => {
  const all = [];
  for (const game of GAME_KEYS) {
    const machine = machineOf(await makeOf(game));
    const ms = Array.from({ length: runs }, () =>
      timed(() => layoutOf(chartOf(machine), 'any state')),
    );
    all.push({ game, ms });
  }
  return all;
};

/** A thousand entries a second, read five times a second as the panels do. */
const A_READ = 200;
const A_SECOND = 1_000;

/** A recorder whose entries are those of a recording, as many as have come so far. */
const played = (machine: RoundMachine, recording: Recording) => {
  const { segments, ...names } = recording;
  const all = segments.flatMap(({ entries }) => entries);
  const moments = momentsOf(machine, recording);
  const known = new Map(all.map((entry, at) => [entry, moments[at]]));
  const shown: { begin: Recording['segments'][number]['begin']; entries: Entry[] }[] = [];
  const waiting = segments.flatMap(({ begin, entries }, at) =>
    entries.map((entry) => ({ at, begin, entry })),
  );
  return {
    recorder: {
      entries: () => shown.at(-1)?.entries ?? [],
      begun: () => shown.length,
      momentOf: (entry: Entry) => (entry.kind === 'state' ? known.get(entry) : undefined),
      recording: (from = 0): Recording => ({
        ...names,
        dropped: from,
        segments: shown.slice(from).map((each, at) => ({
          ...each,
          entries: [...each.entries],
          facts: segments[from + at]?.facts ?? (segments[0] as Recording['segments'][number]).facts,
        })),
      }),
    },
    /** False: there are no more. */
    come(count: number): boolean {
      for (const { at, begin, entry } of waiting.splice(0, count)) {
        shown[at] ??= { begin, entries: [] };
        shown[at].entries.push(entry);
      }
      return waiting.length > 0;
    },
  };
};

/**
 * What every kept recording costs when it comes a thousand entries a second: milliseconds for each read of
 * 200, with the words of all its rows and the way in the chart; and those of a second on the average.
 */
export const benchLog = async (
  runs: number,
): Promise<{ reads: number[]; aSecond: number; entries: number }> => {
  const reads: number[] = [];
  let entries = 0;
  // Read before: what their reading left would be cleared away meanwhile.
  const recordings = globSync('tests/recordings/*/*.json.gz').map(readRecordingFile);
  for (const recording of recordings) {
    const machine = machineOf(await makeOf(recording.game));
    const chart = chartOf(machine);
    for (let run = 0; run < runs; run += 1) {
      const { recorder, come } = played(machine, recording);
      const tape = createLiveTape(recorder, 5_000);
      let seen = 0;
      for (let isMore = true; isMore; ) {
        isMore = come(A_READ);
        reads.push(
          timed(() => {
            const rows = tape.read();
            for (const row of rows.slice(seen)) rowText(row);
            const moments = rows.map(({ moment }) => moment);
            wayTo(chart, moments, moments.length - 1);
            entries += rows.length - seen;
            seen = rows.length;
          }),
        );
      }
    }
  }
  const ms = reads.reduce((sum, each) => sum + each, 0);
  return { reads, aSecond: (ms / entries) * A_SECOND, entries };
};
