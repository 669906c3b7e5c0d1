import { expect, it } from 'vitest';
import type { RoundRecord } from '#contract/fairness.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import { createSteppingClock } from '../../round/steppingClock.ts';
import { createWatchLink } from './watch.ts';

const step = (events: RoundEvent[], more: Partial<RoundRecord['steps'][number]> = {}) => ({
  by: 'move' as const,
  move: { kind: 'go' },
  events,
  multiplier: 0,
  bet: 0,
  credited: 0,
  at: 0,
  ...more,
});
const record: RoundRecord = {
  round: {
    id: '7',
    game: 'test',
    mode: 'house',
    step: 2,
    status: 'settled',
    bet: 200,
    won: 384,
    seedId: '1',
    serverSeedHash: '0'.repeat(64),
    clientSeed: 'me',
    nonce: 0,
    tuningVersion: 1,
    tuning: { steps: 3 },
    tuningHash: '0'.repeat(64),
    openedAt: 0,
    deadlineAt: 90_000,
    view: { last: true },
  },
  steps: [
    step([{ kind: 'began' }], { by: 'open', bet: 200 }),
    step([{ kind: 'crossed' }, { kind: 'shone' }], { at: 60_000 }),
    step([{ kind: 'ended' }], { multiplier: 192, credited: 384, at: 61_000 }),
  ],
  serverSeed: null,
};

/** Watches a record to its end; `shown` is every event with what the link said while it was shown. */
const watching = (views: Record<string, unknown>[] = []) => {
  const clock = createSteppingClock();
  const faults: unknown[] = [];
  const link = createWatchLink({
    record,
    seen: views.map((view) => ({ view, deadlineAt: 1 })),
    clock,
    report: (fault) => faults.push(fault),
  });
  const shown: unknown[] = [];
  const phases: string[] = [];
  const show = ({ kind }: RoundEvent) => {
    const { round, view } = link.state();
    shown.push([kind, round?.status, round?.bet, round?.won, view]);
  };
  link.subscribe(({ phase }) => phases.at(-1) === phase || phases.push(phase));
  const play = { began: show, crossed: show, shone: show, ended: show };
  return { clock, link, shown, phases, faults, play };
};
const presenter = (play: object) => ({ restore() {}, play }) as never;

it('plays every event of every step in order, and tells what the round was worth by then', async () => {
  const { clock, link, shown, phases, play } = watching();
  link.attach(presenter(play));
  await clock.advance(60_000);
  expect(shown).toEqual([
    ['began', 'open', 200, 0, null],
    ['crossed', 'open', 200, 0, null],
    ['shone', 'open', 200, 0, null],
    ['ended', 'settled', 200, 384, { last: true }],
  ]);
  expect(phases.at(-1)).toBe('settled');
});

it('shows what the player saw after each step once it can be recomputed', async () => {
  const views = [{ at: 0 }, { at: 1 }, { at: 2 }];
  const { clock, link, shown, play } = watching(views);
  link.attach(presenter(play));
  await clock.advance(60_000);
  expect(shown.map((each) => (each as unknown[])[4])).toEqual([
    views[0],
    views[1],
    views[1],
    views[2],
  ]);
});

it('a pause of a minute is not waited for', async () => {
  const { clock, link, phases, play } = watching();
  link.attach(presenter(play));
  await clock.advance(6_000);
  expect(phases.at(-1)).toBe('settled');
});

it('takes no input, runs no clock, and stops when the watcher leaves', async () => {
  const { clock, link, shown, play } = watching();
  link.attach(presenter(play));
  const before = link.state();
  link.send({ type: 'move', move: { kind: 'go' } });
  expect(link.state()).toBe(before);
  expect([link.millisLeft(), link.bounds()]).toEqual([null, null]);
  await clock.advance(800);
  link.leave();
  await clock.advance(60_000);
  expect(shown).toHaveLength(1);
});

it('a scene that falters at an event goes on with the next', async () => {
  const { clock, link, shown, faults, play } = watching();
  const falter = () => Promise.reject(new Error('no such panel'));
  link.attach(presenter({ ...play, crossed: falter }));
  await clock.advance(60_000);
  expect(faults).toHaveLength(1);
  expect(shown.map((each) => (each as unknown[])[0])).toEqual(['began', 'shone', 'ended']);
});
