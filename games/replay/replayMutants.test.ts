import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Recording } from '#contract/recording.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { momentsOf } from '#engine/lab/replay/tape.ts';
import type { RoundServices, RoundTimeouts } from '#engine/round/actors.ts';
import type { AnyRoundGame } from '#engine/round/game.ts';
import { recordOf } from '../check/testRecord.ts';
import { createLink } from '../squidgame/machine.ts';
import { replayCase } from './replayCase.ts';
import { sessionBy } from './testSession.ts';

// Defects put into a machine on purpose: each has to be found, and named by the entry where it shows.

const make = createLink as AnyMake;
const sessions = async (): Promise<Recording[]> => {
  const all = [];
  for (let session = 0; session < 6; session += 1)
    all.push(...(await sessionBy({ game: 'squidgame', make, session })));
  return all;
};
const recordings = await sessions();

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#engine/round/link.ts');
  vi.doUnmock('../../engine/round/answers.ts');
  vi.doUnmock('../squidgame/tuning.ts');
  vi.doUnmock('../squidgame/rules.ts');
});

/** Every place where the recordings depart when the machine is made so. */
const foundBy = async (
  mutant: AnyMake,
): Promise<{ expected: Entry | null; actual: Entry | null }[]> => {
  const found = [];
  for (const recording of recordings) {
    const { divergence } = (await replayCase(mutant, recording, 'test')).replay;
    if (divergence) found.push(divergence);
  }
  return found;
};

/** The game's machine, its game or its answers changed. */
const withGame = async (
  change: (game: AnyRoundGame) => Partial<AnyRoundGame>,
): Promise<AnyMake> => {
  vi.doMock('#engine/round/link.ts', async (original) => {
    const link = await original<typeof import('#engine/round/link.ts')>();
    const createRoundLink = (game: AnyRoundGame, services: RoundServices, options: object) =>
      link.createRoundLink({ ...game, ...change(game) }, services, options);
    return { ...link, createRoundLink };
  });
  return (await import('../squidgame/machine.ts')).createLink as AnyMake;
};
const withAnswers = async (
  change: (answers: typeof import('#engine/round/answers.ts')) => object,
): Promise<AnyMake> => {
  vi.doMock('../../engine/round/answers.ts', async (original) => {
    const answers = await original<typeof import('#engine/round/answers.ts')>();
    return { ...answers, ...change(answers) };
  });
  return (await import('../squidgame/machine.ts')).createLink as AnyMake;
};
const withTimeouts =
  (timeouts: Partial<RoundTimeouts>): AnyMake =>
  (services, options) =>
    make({ ...services, timeouts }, options);

it('the machine as it is departs nowhere', async () => {
  expect(await foundBy(make)).toEqual([]);
});

describe('[replay] a defect is found, by the first entry that is another', () => {
  it('a round found open is resumed without being asked', async () => {
    const found = await foundBy(await withGame(() => ({ resume: 'straight' })));
    expect(found[0]).toMatchObject({
      expected: { value: 'resumable' },
      actual: { value: 'restoring' },
    });
  });

  it('animations are cut after three seconds', async () => {
    const [found] = await foundBy(withTimeouts({ presentMs: 3_000 }));
    expect(found).toMatchObject({
      expected: { kind: 'armed', owner: 'present', ms: 8_000 },
      actual: { kind: 'armed', ms: 3_000 },
    });
  });

  it('the server is asked later what became of a deadline', async () => {
    const [found] = await foundBy(withTimeouts({ graceMs: 2_500 }));
    expect(found).toMatchObject({ expected: { kind: 'armed', owner: 'until' } });
  });

  it('a lost call is not repeated', async () => {
    const [found] = await foundBy(await withAnswers(() => ({ isLost: () => false })));
    expect(found).toMatchObject({
      expected: { value: 'reconnecting' },
      actual: { value: 'loading' },
    });
  });

  it('an event of an answer is skipped', async () => {
    const mutant = await withAnswers(({ afterCall }) => ({
      afterCall(output: Parameters<typeof afterCall>[0]) {
        const change = afterCall(output);
        return { ...change, queue: change.queue?.slice(1) ?? [] };
      },
    }));
    const [found] = await foundBy(mutant);
    expect(found).toMatchObject({
      expected: { kind: 'state', value: 'presenting' },
      actual: { kind: 'state', value: 'deciding' },
    });
  });

  it('a fault of the scene is swallowed', async () => {
    const mutant: AnyMake = (services, options) => make({ ...services, report() {} }, options);
    expect((await foundBy(mutant))[0]).toMatchObject({ expected: { kind: 'fault' } });
  });

  it('coins are shown before what earns them', async () => {
    const found = await foundBy(await withGame(() => ({ earnsCoins: () => true })));
    const { expected, actual } = found[0] ?? {};
    expect(expected).toMatchObject({ kind: 'state', value: 'presenting' });
    // Where it stands is the same; what it knows is not.
    expect(actual).toEqual({ ...expected, hash: expect.any(String) });
    expect(actual).not.toEqual(expected);
  });
});

it('[replay] a segment that begins in a state today’s machine has no more departs there, and is still shown', async () => {
  const [recording] = recordings;
  if (!recording) throw new Error('none was recorded');
  const [segment] = recording.segments;
  if (!segment) throw new Error('it has no segment');
  const begin = { value: 'nowhere', context: {} };
  const changed = { ...recording, segments: [segment, { ...segment, begin }] };
  const { replay } = await replayCase(make, changed, 'test');
  expect(replay.divergence).toMatchObject({ segment: 1, index: 0, expected: segment.entries[0] });
  const moments = momentsOf(machineOf(make), changed);
  expect(moments).toHaveLength(2 * segment.entries.length);
  expect(moments.at(-1)).toMatchObject({ now: begin, event: null });
});

it('[replay] a recording with nothing in it is not the same as anything', async () => {
  const empty = { ...(recordings[0] as Recording), segments: [] };
  expect((await replayCase(make, empty, 'test')).isSame).toBe(false);
});

describe('[replay] the rules are checked where the seeds are known', () => {
  const script = { game: 'squidgame', clientSeed: 'me', nonce: 3, bet: 5_00 } as const;
  const step = { kind: 'step', panel: 0 };
  const played = () => {
    for (let seed = 1; ; seed += 1) {
      const serverSeed = seed.toString(16).padStart(64, '0');
      const record = recordOf({ ...script, serverSeed, causes: [step] });
      if (record.round.status === 'open')
        return recordOf({ ...script, serverSeed, causes: [step, { kind: 'take' }] });
    }
  };
  const [first] = recordings;
  const withRound = (round: ReturnType<typeof played>): Recording => ({
    ...(first as Recording),
    rounds: [round],
  });

  it('a round by the rules is as it was, a step of another ladder is named', async () => {
    const round = played();
    expect(await replayCase(make, withRound(round), 'test')).toMatchObject({
      isSame: true,
      unfair: [],
    });
    const [open, crossed, taken] = round.steps;
    if (!open || !crossed || !taken) throw new Error('three steps were played');
    const other = {
      ...round,
      steps: [open, crossed, { ...taken, multiplier: taken.multiplier + 1 }],
    };
    const report = await replayCase(make, withRound(other), 'test');
    expect(report).toMatchObject({
      isSame: false,
      unfair: [{ check: { disagreement: { kind: 'multiplier', step: 2 } } }],
    });
  });

  /** What a recorded round disagrees with, by the code as it was changed. */
  const disagreement = async () => {
    const changed = await import('./replayCase.ts');
    const { unfair } = await changed.replayCase(make, withRound(played()), 'test');
    return unfair[0]?.check;
  };

  it('the code’s ladder pays another step', async () => {
    vi.doMock('../squidgame/tuning.ts', async (original) => {
      const tuning = await original<typeof import('../squidgame/tuning.ts')>();
      const ladderOf: typeof tuning.ladderOf = (of) =>
        tuning.ladderOf(of).map((pays, step) => (step === 1 ? pays + 1 : pays));
      return { ...tuning, ladderOf };
    });
    expect(await disagreement()).toMatchObject({ disagreement: { kind: 'events', step: 1 } });
  });

  it('the rules draw in another order', async () => {
    vi.doMock('../squidgame/rules.ts', async (original) => {
      const { squidRules } = await original<typeof import('../squidgame/rules.ts')>();
      const move: typeof squidRules.move = (tuning, state, made, draws) => {
        // Something else takes the number that was a panel's.
        draws.below(tuning.steps[0]?.panels ?? 0);
        return squidRules.move(tuning, state, made, draws);
      };
      return { squidRules: { ...squidRules, move } };
    });
    expect(await disagreement()).toMatchObject({ disagreement: { step: 1 } });
  });

  it('another build, machine or default tuning is said, and fails nothing', async () => {
    const old = { ...(first as Recording), build: '1.0.0', machine: 'other' };
    const segments = old.segments.map((each) => ({
      ...each,
      facts: { ...each.facts, tuningVersion: 0 },
    }));
    const report = await replayCase(make, { ...old, segments }, '2.0.0');
    expect(report.isSame).toBe(true);
    expect(report.changes.map(({ what }) => what)).toEqual(['machine', 'build', 'tuning']);
  });
});
