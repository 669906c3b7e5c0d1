import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MOST_ASSERTIONS } from '#contract/assertions.ts';
import { type Entry, Recording, type Segment } from '#contract/recording.ts';
import { fileKindOf, MOST_READ_ENTRIES, readRecordingText } from './read.ts';

const facts = {
  roundId: null,
  seedHash: null,
  clientSeed: null,
  nonce: null,
  tuningVersion: 1,
  tuningHash: null,
};
const head = { version: 2, game: 'fto', startedAt: 5, visit: '', build: '', machine: '' };
const recordingOf = (...segments: Partial<Segment>[]) => ({
  ...head,
  dropped: 0,
  segments: segments.map((each) => ({ begin: null, facts, entries: [], ...each })),
});
const coins = (at = 0): Entry => ({ kind: 'coins', at });
const read = (value: unknown) => readRecordingText(JSON.stringify(value));
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('a recording is read, as many entries as a long evening has', () => {
  const { recording } = read(recordingOf({ entries: many(MOST_READ_ENTRIES, coins(9)) }));
  expect(recording?.segments[0]?.entries).toHaveLength(MOST_READ_ENTRIES);
});

test('what is too much is refused before any of it is judged', () => {
  const judged = vi.spyOn(Recording._zod, 'run');
  const nested = '['.repeat(500_000);
  const deep = [
    nested,
    `${nested}${']'.repeat(500_000)}`,
    '{"a":'.repeat(100_000),
    `{"version":2,"segments":${nested}`,
  ];
  const much = [
    `[${'0,'.repeat(1_100_000)}0]`,
    JSON.stringify(recordingOf({ entries: many(MOST_READ_ENTRIES + 1, coins()) })),
    JSON.stringify(recordingOf(...many(300, { entries: many(100, coins()) }))),
    JSON.stringify(recordingOf(...many(2_001, {}))),
    JSON.stringify({ ...recordingOf(), assertions: many(MOST_ASSERTIONS + 1, {}) }),
    `"${' '.repeat(10_000_001)}"`,
  ];
  const faultsOf = (texts: string[]) => new Set(texts.map((text) => readRecordingText(text).fault));
  expect(faultsOf(deep)).toEqual(new Set(['foreign']));
  expect(faultsOf(much)).toEqual(new Set(['tooMuch']));
  expect(judged).not.toHaveBeenCalled();
});

test('what would take a replay too long is refused', () => {
  const frames = (...runs: [number, number][]): Entry => ({ kind: 'frames', at: 0, runs });
  const state: Entry = { kind: 'state', at: 0, status: 'active', value: 'idle', hash: null };
  const long: Entry = { kind: 'event', at: 0, event: { type: 'x'.repeat(200_000) } };
  for (const entries of [
    [coins(1e12)],
    [coins(-1e12)],
    [frames([16, 3_000_000])],
    [frames([16, 1_500_000]), frames([16, 1_500_000])],
    [frames([-1, 5])],
    [frames([16, -5])],
    [long, ...many(10_000, state)],
  ])
    expect(read(recordingOf({ entries })).fault).toBe('tooMuch');
  // A clock that stands for a frame, or tells time coarsely.
  expect(read(recordingOf({ entries: [frames([0, 5], [16, 60])] })).fault).toBeNull();
  const begin = { value: 'idle', context: { round: 'x'.repeat(200_000) } };
  expect(read(recordingOf({ begin, entries: many(10_000, state) })).fault).toBe('tooMuch');
});

test('[replay] a newer and an older version are told from what is no recording', () => {
  for (const version of [3, 4, 1e9])
    expect(read({ ...recordingOf(), version, chapters: [] })).toMatchObject({
      fault: 'newer',
      version,
    });
  expect(read({ version: 1, game: 'fto', entries: [] })).toMatchObject({
    fault: 'older',
    version: 1,
  });
  const versions = ['3', 2.5, 0].map((version) => ({ version, game: 'fto' }));
  // A source map is version 3 of something else.
  const map = { version: 3, sources: [], mappings: '' };
  for (const other of [null, 7, 'text', [], {}, ...versions, map])
    expect(read(other).fault).toBe('foreign');
  for (const [text, fault] of [
    ['', 'emptyFile'],
    [' \n', 'emptyFile'],
    ['{', 'cut'],
    [JSON.stringify(recordingOf()).slice(0, 50), 'cut'],
    ['\u0000', 'noJson'],
    ['hello', 'noJson'],
    ['{"a":}', 'noJson'],
  ] as const)
    expect(readRecordingText(text).fault).toBe(fault);
});

test('[replay] pictures, archives and papers are told from text by how they begin', () => {
  const kindOf = (...bytes: number[]) => fileKindOf(Uint8Array.from(bytes));
  expect(kindOf(0x1f, 0x8b, 8)).toBe('gzip');
  expect(kindOf(0x89, 0x50, 0x4e, 0x47, 0x0d)).toBe('foreign');
  expect(kindOf(0x50, 0x4b, 3, 4)).toBe('zip');
  expect(kindOf(0xff, 0xd8, 0xff, 0xe0)).toBe('foreign');
  expect(fileKindOf(new TextEncoder().encode('%PDF-1.7'))).toBe('foreign');
  for (const text of ['', '{', 'PK', '{"version":2}'])
    expect(fileKindOf(new TextEncoder().encode(text))).toBe('text');
});

test('whatever is in it, it is a recording within its bounds or refused', () => {
  const entry = fc.oneof(
    fc.constant(coins()),
    fc.record({ kind: fc.constantFrom('state', 'event', 'frames', 'around'), at: fc.double() }),
    fc.anything({ maxDepth: 3 }),
  );
  const shape = fc.record(
    {
      version: fc.constantFrom(1, 2, 2, 2, 3, null),
      segments: fc.array(
        fc.oneof(fc.record({ begin: fc.anything(), entries: fc.array(entry) }), fc.anything()),
      ),
      __proto__: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(fc.json(), fc.string(), fc.oneof(shape, fc.anything()).map(jsonOf));
  fc.assert(
    fc.property(text, (each) => {
      const { recording, fault } = readRecordingText(each);
      expect(recording === null).toBe(fault !== null);
    }),
  );
});

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? 0 : each)) ?? '';
  } catch {
    return '';
  }
};

test('[replay] assertions are read within their bounds, and a note that is too long is refused', () => {
  const assertion = (note: string) => ({
    kind: 'balance',
    segment: 0,
    index: 0,
    change: 'falls',
    note,
  });
  const asserted = (note: string) => read({ ...recordingOf(), assertions: [assertion(note)] });
  expect(asserted('x'.repeat(200)).recording?.assertions).toHaveLength(1);
  expect(asserted('x'.repeat(201)).fault).toBe('foreign');
});
