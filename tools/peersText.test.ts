import { expect, test } from 'vitest';
import type { HttpReport } from '../tests/bench/http.ts';
import { besideLine, peerLines } from './peersText.ts';

const report = (settled: number): HttpReport => ({
  settled,
  calls: settled,
  ms: 2_000,
  median: 1,
  most: 2,
  ownMs: settled / 10,
  failure: null,
  serverMs: settled / 2,
  databaseMs: settled / 4,
  bare: 4_000,
});
const reports = (...settled: number[]) => settled.map(report);

test('ours is told beside each peer by turns, and below where it is', () => {
  expect(besideLine(reports(200, 300, 400), reports(100, 100, 100))).toEqual([
    '  ours beside it',
    '3.00 times',
    'ok (at least 1)',
  ]);
  expect(besideLine(reports(100, 900, 100), reports(100, 900, 200)).slice(1)).toEqual([
    '1.00 times',
    'ok (at least 1)',
  ]);
  expect(besideLine(reports(100), reports(200)).slice(1)).toEqual([
    '0.50 times',
    'BELOW (at least 1)',
  ]);
});

test('a turn that ours lacks is never told as ahead', () => {
  expect(besideLine([], reports(100))[2]).toBe('BELOW (at least 1)');
});

test("a peer's rounds are told by the second, as a share and by their cost", () => {
  expect(peerLines('a peer', reports(2_000, 4_000, 6_000))).toEqual([
    ['peers: a peer', '2,000/s', ''],
    ['  share of the bare bet', '0.500', ''],
    ["  processor time a round: server's, PostgreSQL's", '0.50 ms', '0.25 ms'],
    ["  the players' own", '0.10 ms', ''],
  ]);
});
