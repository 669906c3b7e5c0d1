import { randomUUID } from 'node:crypto';
import { rotateSeedPath } from '#contract/fairness.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { HAPPENINGS, toucher } from '../happenings.ts';
import { newSeat } from '../seat.ts';
import { call } from '../steps.ts';
import { test } from '../test.ts';
import { HeldTime, timeOf } from '../time/time.ts';

// Visits as players make them, each with something that happens in the middle of it. They make the
// recordings in tests/recordings/ and prove nothing else: `RECORDINGS` is where to (docs/replay.md).

/** Before and after what happens; and, at the end, until no round is open. */
const TOUCHES = 8;
const MOST_TOUCHES = 60;

for (const game of GAME_KEYS)
  test.describe(game, () => {
    for (const [nonce, [name, happen]] of Object.entries(HAPPENINGS).entries())
      test(name, async ({ browser, ownClub: club }) => {
        const { uid, token, page } = await newSeat(browser, club, game, 500);
        if (game === 'spin-wheel') {
          await club.operator('player', 'verify', uid);
          await club.operator('deposit', 'record', uid, '900', '--reference', randomUUID());
          await page.reload();
        }
        const time = timeOf(page) ?? new HeldTime(club);
        const seeds = { serverSeed: '0'.repeat(64), clientSeed: game };
        const { below } = createDraws({ ...seeds, nonce, round: 0 });
        const touch = toucher(page, time, below);
        const path = `/games/${game}/play?lang=en`;
        for (let at = 0; at < TOUCHES; at += 1) await touch();
        await happen({ club, page, path, uid, time, touch });
        for (let at = 0; at < TOUCHES; at += 1) await touch();
        // With its seed revealed a recording's rounds can be checked; no round may be open then.
        const reveal = () => call(club, rotateSeedPath, { requestId: randomUUID() }, token);
        for (let at = 0; at < MOST_TOUCHES && (await reveal()).status !== 200; at += 1)
          await touch();
      });
  });
