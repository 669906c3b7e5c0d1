import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAW_KEY, GAME_KEYS } from '#contract/games.ts';
import { type Entry, Recording } from '#contract/recording.ts';
import { memoryHash, redacted } from '#engine/lab/record/redact.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { machineOf, replay } from '#engine/lab/replay/replay.ts';
import { momentsOf, tapeSteps } from '#engine/lab/replay/tape.ts';
import { readRecordingFile } from '#tools/replayOf.ts';
import { GAMES } from '../index.ts';
import { createLink as createDraw } from '../quiz-draw/machine.ts';
import { replayCase } from './replayCase.ts';
import { replayLines } from './replayText.ts';
import { RECORDED_GAMES } from './testRecordings.ts';
import { sessionBy } from './testSession.ts';

const SESSIONS = 5;

/** The same in a page that fails before each entry. */
const withPage = (recording: Recording): Recording => {
  const segments = recording.segments.map((segment) => {
    const entries = segment.entries.flatMap((entry): Entry[] => [
      { kind: 'said', at: entry.at, level: 'error', text: 'x is no function' },
      { kind: 'request', at: entry.at, method: 'GET', path: '/coins', status: 0, message: '' },
      entry,
    ]);
    return { ...segment, entries };
  });
  return { ...recording, segments };
};

describe.each(GAME_KEYS)('%s', (game) => {
  it('[replay] sessions of all kinds replay to the same states, by events and by inputs', async () => {
    const make = (await GAMES[game].play.machine()).createLink as AnyMake;
    for (let session = 0; session < SESSIONS; session += 1)
      for (const recording of await sessionBy({ game, make, session })) {
        const read = Recording.parse(JSON.parse(JSON.stringify(recording)));
        const { divergence, events } = await replay(make, read);
        expect(divergence, `session ${session}`).toBeNull();
        expect(events).toBeGreaterThan(5);
        expect((await replay(make, redacted(read))).divergence, 'redacted').toBeNull();
        expect((await replay(make, withPage(read))).divergence, 'with its page').toBeNull();
      }
  });
});

describe('what was recorded in a browser (tests/recordings/, see docs/replay.md)', () => {
  const files = globSync('tests/recordings/**/*.{json,json.gz}').toSorted();

  /** Replays every kept visit to a game; answers how many of its rounds were checked. */
  const expectSame = async (game: string, make: AnyMake): Promise<number> => {
    const mine = files.filter((file) => file.includes(`/${game}/`));
    expect(mine.length).toBeGreaterThanOrEqual(10);
    let rounds = 0;
    for (const file of mine) {
      const recording = readRecordingFile(file);
      const report = await replayCase(make, recording, '');
      const { divergence } = report.replay;
      expect(report.isPassed, replayLines(file, report).join('\n')).toBe(true);
      // One that is kept for what is asserted of it may come out another.
      if (divergence) continue;
      const memories = momentsOf(machineOf(make), recording);
      for (const [at, { entry }] of tapeSteps(recording).entries()) {
        if (entry.kind !== 'state') continue;
        const { value, context = {} } = memories[at]?.now ?? {};
        expect({ value, hash: memoryHash(context) }).toEqual({
          value: entry.value,
          hash: entry.hash ?? expect.any(String),
        });
      }
      rounds += recording.rounds?.length ?? 0;
    }
    return rounds;
  };

  it.each(RECORDED_GAMES)(
    '[replay] %s: every visit replays the same, its rounds by the rules',
    async (game) => {
      const make = (await GAMES[game].play.machine()).createLink as AnyMake;
      expect(await expectSame(game, make)).toBeGreaterThan(5);
    },
  );

  it('[replay] every visit of the quiz’s draw replays the same', async () => {
    await expectSame(DRAW_KEY, createDraw as AnyMake);
  });
});
