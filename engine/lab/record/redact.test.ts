import { expect, it } from 'vitest';
import type { Recording } from '#contract/recording.ts';
import { memoryHash, redacted } from './redact.ts';

const coin = { balance: 12_345, pending: 500, redeemed: 0, expire: { balance: 0, date: null } };

it('hashes a memory whatever the order of its keys, what is private and what is measured', () => {
  const memory = { step: 3, coin, offset: 41, round: { clientSeed: 'mine', won: 0 } };
  const hash = memoryHash(memory);
  expect(
    memoryHash({
      round: { won: 0, clientSeed: 'yours' },
      offset: -7,
      coin: { ...coin, balance: 1 },
      step: 3,
    }),
  ).toBe(hash);
  expect(memoryHash({ ...memory, step: 4 })).not.toBe(hash);
  expect(memoryHash({ ...memory, coin: null })).not.toBe(hash);
  expect(memoryHash({ ...memory, round: { clientSeed: 'mine', won: 1 } })).not.toBe(hash);
});

it('[replay] what leaves the device names no player, balance or client seed', () => {
  const facts = {
    roundId: '7',
    seedHash: 'ab',
    clientSeed: 'my lucky seed',
    nonce: 1,
    tuningVersion: 1,
    tuningHash: null,
  };
  const recording: Recording = {
    version: 2,
    game: 'fto',
    visit: 'v',
    build: '1',
    machine: 'm',
    startedAt: 0,
    dropped: 0,
    segments: [
      {
        begin: { value: 'idle', context: { coin, view: { opponent: 'Aisyah' } } },
        facts,
        entries: [
          { kind: 'made', at: 1, what: 'clientSeed', value: 'my lucky seed' },
          { kind: 'made', at: 1, what: 'requestId', value: 'r-1' },
          { kind: 'call', at: 1, call: 1, name: 'open', request: { clientSeed: 'my lucky seed' } },
          {
            kind: 'answer',
            at: 2,
            call: 1,
            answer: { coin, round: { view: { opponent: 'Aisyah' } } },
          },
        ],
      },
    ],
  };
  const text = JSON.stringify(redacted(recording));
  expect(text).not.toMatch(/lucky seed|Aisyah|12345|12_345/);
  expect(text).toContain('r-1');
  expect(JSON.stringify(recording)).toContain('my lucky seed');
});
