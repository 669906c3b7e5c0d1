import { expect, it } from 'vitest';
import { readRecording } from './migrate.ts';

const facts = { roundId: null, seedHash: null, clientSeed: null, nonce: null, tuningVersion: 1 };
const old = (dropped: number) => ({
  ...{ version: 1, game: 'fto', startedAt: 5, dropped, ...facts },
  entries: [
    { kind: 'event', at: 0, event: { type: 'xstate.init' } },
    { kind: 'state', at: 0, status: 'active', value: 'starting' },
    { kind: 'input', at: 9, input: { type: 'retry' } },
    { kind: 'answer', at: 9, call: 'load', answer: {} },
    { kind: 'failure', at: 9, call: 'move', failure: 'msg.networkSlow' },
  ],
});

it('[replay] reads what the first version kept, to be replayed by its events', () => {
  const recording = readRecording(old(0));
  expect(recording).toMatchObject({ version: 2, game: 'fto', isByEventsOnly: true, dropped: 0 });
  expect(recording?.segments[0]?.entries.map(({ kind }) => kind)).toEqual([
    'event',
    'state',
    'input',
    'answer',
    'failure',
  ]);
});

it('[replay] tells a player’s touch from what the scene sent by itself', () => {
  const inputs = ['move', 'coins', 'skip', 'leave'].map((type) => ({
    ...{ kind: 'input', at: 1, from: 'scene', input: { type } },
  }));
  const recording = readRecording({
    ...{ version: 2, game: 'fto', startedAt: 5, visit: '', build: '', machine: '', dropped: 0 },
    segments: [{ begin: null, facts, entries: inputs }],
  });
  const origins = recording?.segments[0]?.entries.map(
    (entry) => entry.kind === 'input' && entry.from,
  );
  expect(origins).toEqual(['player', 'scene', 'player', 'scene']);
});

it('of a ring whose head is gone nothing can be replayed', () => {
  expect(readRecording(old(3))).toMatchObject({ dropped: 1, segments: [] });
});

it('takes nothing else for a recording', () => {
  for (const other of [
    null,
    'text',
    {},
    { version: 3 },
    { ...old(0), entries: [{ kind: 'spell' }] },
  ])
    expect(readRecording(other)).toBeNull();
});
