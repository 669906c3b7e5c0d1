import { DRAW_KEY } from '#contract/games.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { HAPPENINGS, toucher } from '../happenings.ts';
import { qualify } from '../quiz.ts';
import { newPhone } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { test } from '../test.ts';
import { HeldTime, timeOf } from '../time/time.ts';

// Visits of the quiz's draw, as `visits.test.ts` has those of the games. A draw is one press: what happens to the
// network comes before it, all else while what was drawn is shown.

/** What happens before anything was touched, and touches something itself. */
const BEFORE: ReadonlySet<string> = new Set(['no network', 'lost answers', 'killed server']);
/** What writes a recording has come by then (docs/replay.md). Milliseconds. */
const WRITER_MS = 6_000;
/** Until what was drawn has been told. */
const TOUCHES = 7;

test.describe(DRAW_KEY, () => {
  for (const [nonce, [name, happen]] of Object.entries(HAPPENINGS).entries())
    test(name, async ({ browser, ownClub: club }) => {
      const { uid, token } = await registered(club);
      await qualify(club, token);
      const path = '/event/spin?lang=en';
      const page = await (await newPhone(browser, club)).newPage();
      await enterAs(page, token, path);
      const time = timeOf(page) ?? new HeldTime(club);
      const seeds = { serverSeed: '0'.repeat(64), clientSeed: DRAW_KEY };
      const { below } = createDraws({ ...seeds, nonce, round: 0 });
      const touch = toucher(page, time, below);
      await time.pass(WRITER_MS);
      if (!BEFORE.has(name)) await touch();
      await happen({ club, page, path, uid, time, touch });
      for (let at = 0; at < TOUCHES; at += 1) await touch();
    });
});
