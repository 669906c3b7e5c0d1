import { expect, test } from 'vitest';
import { takeTextOf } from './takeText.ts';

type Phase = Parameters<typeof takeTextOf>[0];
/** Every phase of the machine: one more does not compile. */
const PHASES = Object.keys({
  starting: 0,
  recovering: 0,
  loading: 0,
  loaded: 0,
  resumable: 0,
  restoring: 0,
  idle: 0,
  waiting: 0,
  preparing: 0,
  sending: 0,
  reconnecting: 0,
  repeating: 0,
  answered: 0,
  presenting: 0,
  presented: 0,
  deciding: 0,
  settled: 0,
  maintenance: 0,
  failed: 0,
  left: 0,
} satisfies Record<Phase, 0>) as Phase[];
const TOLD = [null, 'leaping', 'ready', 'broke', 'taking'];

test('[squid-rules] the desk asks for a panel only where one can be chosen, in every phase', () => {
  for (const phase of PHASES)
    for (const told of TOLD)
      for (const worth of [0, 9_60])
        expect([phase, told, worth, takeTextOf(phase, told, worth) === 'begin']).toEqual([
          phase,
          told,
          worth,
          phase === 'deciding' && worth === 0,
        ]);
});

test.each<[Phase, string | null, number, string]>([
  ['presenting', null, 0, 'ready'],
  ['deciding', null, 0, 'begin'],
  ['sending', 'leaping', 0, 'leaping'],
  ['presenting', 'leaping', 1_92, 'leaping'],
  ['presenting', 'ready', 1_92, 'ready'],
  ['deciding', 'leaping', 1_92, 'take'],
  ['sending', 'taking', 1_92, 'taking'],
  ['reconnecting', 'leaping', 1_92, 'leaping'],
  ['repeating', 'taking', 1_92, 'taking'],
  ['reconnecting', null, 1_92, 'moment'],
  ['presenting', 'broke', 1_92, 'broke'],
  ['loading', null, 1_92, 'moment'],
])('[squid-rules] in %s, told %s with %d to take, it says %s', (phase, told, worth, text) => {
  expect(takeTextOf(phase, told, worth)).toBe(text);
});
