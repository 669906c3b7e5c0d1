import { expect, test } from 'vitest';
import type { Departure } from '#engine/lab/replay/replay.ts';
import { HOSTILE, RAW } from '#server/platform/testHostile.ts';
import { differencesIn, replayLines } from './replayText.ts';

const long = HOSTILE.repeat(2_000);
const departure: Departure = {
  driver: 'inputs',
  segment: 1,
  index: 4,
  entry: 25,
  at: 61_500,
  state: { [long]: long },
  event: long,
  expected: { kind: 'event', at: 61_500, event: { type: 'open', bet: 500, [long]: long } },
  actual: { kind: 'event', at: 7, event: { type: 'open', bet: 1_000, [long]: 7 } },
};
const report = {
  replay: { events: 3, entries: 20, divergence: departure },
  unfair: [],
  changes: [{ what: 'build' as const, recorded: long, now: '1' }],
  isSame: false,
  judged: [],
  isPassed: false,
};

test('[replay] a departure is told in short lines, whatever was recorded', () => {
  const lines = replayLines('a.json', report);
  expect(lines[1]).toMatch(/^ {2}By inputs, entry 25 \(5 of segment 2\) at 61\.500 s, in state /);
  expect(lines[2]).toMatch(/^ {4}recorded {2}event \{"event":\{"type":"open","bet":500,/);
  expect(lines[3]).toMatch(/^ {4}replayed {2}event \{"event":\{"type":"open","bet":1000,/);
  expect(lines).toContain('    differs   event.bet: recorded 500, replayed 1000');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
  expect(lines.join('\n')).not.toMatch(RAW);
});

test('[replay] what fails of what is asserted comes first, then what it replays to', () => {
  const assertion = { kind: 'balance', segment: 0, index: 0, change: 'falls' } as const;
  const broken = { assertion, before: 0, fails: { why: 'otherBalance', index: 0 } } as const;
  const held = { ...broken, fails: null };
  const firstOf = (more: object) => replayLines('a.json', { ...report, ...more })[0];
  const replay = { events: 3, entries: 20, divergence: null };
  const same = { replay, isSame: true };
  expect(firstOf({ ...same, judged: [held, broken] })).toBe(
    'a.json: FAILED: 1 of 2 assertions does not hold. Replays to: the same. 3 events, 20 entries.',
  );
  expect(firstOf({ judged: [broken, broken] })).toBe(
    'a.json: FAILED: 2 of 2 assertions do not hold. Replays to: NOT the same.',
  );
  expect(firstOf({ ...same, judged: [held], isPassed: true })).toBe(
    'a.json: the same. 3 events, 20 entries. 1 of 1 assertions hold.',
  );
});

test('of entries of two kinds no value is compared, of others the first three that differ', () => {
  expect(differencesIn({ ...departure, actual: { kind: 'coins', at: 0 } })).toEqual([]);
  const many = (by: number) => Array.from({ length: 9 }, (_, at) => at + by);
  const entry = (by: number) => ({ kind: 'event' as const, at: 0, event: many(by) });
  expect(differencesIn({ ...departure, expected: entry(0), actual: entry(1) })).toEqual([
    { path: 'event.0', recorded: '0', replayed: '1' },
    { path: 'event.1', recorded: '1', replayed: '2' },
    { path: 'event.2', recorded: '2', replayed: '3' },
  ]);
});
