import { expect, test } from 'vitest';
import { type DeskText, deskTextOf, type Told } from './deskText.ts';

type Phase = Parameters<typeof deskTextOf>[0];
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
const TOLD: Told[] = [null, 'leap', 'held', 'broke', 'took'];

test('[squid-rules] the desk asks for a panel only where one can be chosen, in every phase', () => {
  for (const phase of PHASES)
    for (const told of TOLD)
      for (const worth of [0, 9_60])
        expect([phase, told, worth, deskTextOf(phase, told, worth) === 'begin']).toEqual([
          phase,
          told,
          worth,
          phase === 'deciding' && worth === 0,
        ]);
});

test.each<[Phase, Told, number, DeskText]>([
  ['presenting', null, 0, 'ready'],
  ['deciding', null, 0, 'begin'],
  ['sending', 'leap', 0, 'leaping'],
  ['presenting', 'leap', 1_92, 'leaping'],
  ['presenting', 'held', 1_92, 'ready'],
  ['deciding', 'leap', 1_92, 'take'],
  ['sending', 'took', 1_92, 'taking'],
  ['reconnecting', 'leap', 1_92, 'moment'],
  ['repeating', 'took', 1_92, 'moment'],
  ['presenting', 'broke', 1_92, 'broke'],
  ['loading', null, 1_92, 'moment'],
])('[squid-rules] in %s, told %s with %d to take, it says %s', (phase, told, worth, text) => {
  expect(deskTextOf(phase, told, worth)).toBe(text);
});
