import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Recording } from '#contract/recording.ts';
import { cutTo } from '#engine/lab/replay/cut.ts';
import { isOfMachine } from '#engine/lab/replay/outside.ts';
import { replay } from '#engine/lab/replay/replay.ts';
import { makeOf, readRecordingFile } from '#tools/replayOf.ts';

/** Places of a recording that are tried, spread over it. */
const PLACES = 9;

const placesOf = ({ segments }: Recording) => {
  const all = segments.flatMap(({ entries }, segment) =>
    entries.map((_, index) => ({ segment, index })),
  );
  return all.filter((_, at) => at % Math.ceil(all.length / PLACES) === 0);
};

const FILES = globSync('tests/recordings/*/{killed-server,reload}.json.gz');

test.each(FILES)('[replay] what is left of %s up to any entry replays the same', async (file) => {
  const recording = readRecordingFile(file);
  const make = await makeOf(recording.game);
  const sizeOf = ({ segments }: Recording) => segments.flatMap(({ entries }) => entries).length;
  for (const place of placesOf(recording)) {
    const cut = cutTo(recording, place);
    if (!cut) throw new Error('no such place');
    expect(sizeOf(cut)).toBeLessThan(sizeOf(recording));
    expect((await replay(make, cut)).divergence).toBeNull();
  }
});

test('[replay] what departs departs the same when it is cut there', async () => {
  const recording = readRecordingFile('tests/recordings/squidgame/killed-server.json.gz');
  const make = await makeOf(recording.game);
  const segment = recording.segments.length - 2;
  const entries = recording.segments[segment]?.entries ?? [];
  const state = entries.findLast(({ kind }) => kind === 'state');
  Object.assign(state ?? {}, { value: 'elsewhere' });
  const { divergence } = await replay(make, recording);
  if (!divergence) throw new Error('it does not depart');
  const cut = cutTo(recording, divergence);
  const again = cut && (await replay(make, cut)).divergence;
  expect(again).toMatchObject({
    driver: divergence.driver,
    segment: 0,
    expected: divergence.expected,
    actual: divergence.actual,
  });
  const last = cut?.segments[0]?.entries ?? [];
  expect(divergence.expected && last.indexOf(divergence.expected)).toBeGreaterThan(0);
  expect(cutTo(recording, { segment: 99, index: 0 })).toBeNull();
  const { length } = entries.filter(isOfMachine);
  const whole = cutTo(recording, { segment, index: entries.length });
  expect(whole?.segments[0]?.entries).toHaveLength(length);
});

test('[replay] what is asserted of the part that is left stays, at the same entries', async () => {
  const recording = readRecordingFile('tests/recordings/squidgame/nothing.json.gz');
  const entries = recording.segments[1]?.entries ?? [];
  const index = entries.findIndex(({ kind }) => kind === 'show');
  const what = { kind: 'show' as const, name: null };
  const comes = { kind: 'comes' as const, segment: 1, index, what, until: entries.length - 1 };
  const assertions = [comes, { ...comes, segment: 2 }, { ...comes, index: entries.length - 1 }];
  // The stage is left out, and all after it moves up.
  const around = { kind: 'around' as const, at: 0, change: { isVisible: true } };
  const segments = recording.segments.map((part, segment) =>
    segment === 1 ? { ...part, entries: [around, ...entries.slice(0, -1)] } : part,
  );
  const cut = cutTo({ ...recording, segments, assertions }, { segment: 1, index: index + 1 });
  expect(cut?.assertions).toEqual([{ ...comes, segment: 0, index: index - 1, until: null }]);
  expect(cut?.segments[0]?.entries[index]).toEqual(entries[index]);
});
