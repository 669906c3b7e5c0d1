import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, start } from './machine.ts';
import { setUp } from './testPage.ts';

type Happening =
  | { kind: 'wait'; ms: number }
  | { kind: 'tap'; isRight: boolean; times: number }
  | { kind: 'network'; network: 'up' | 'offline' | 'answers lost' }
  | { kind: 'input'; type: 'skip' | 'coins' | 'retry' | 'continue' | 'resume' }
  | { kind: 'reload' };

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(4_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tap'),
      isRight: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({
    kind: fc.constant('network'),
    network: fc.constantFrom('up', 'offline', 'answers lost'),
  }),
  fc.record({
    kind: fc.constant('input'),
    type: fc.constantFrom('skip', 'coins', 'retry', 'continue', 'resume'),
  }),
  fc.constant({ kind: 'reload' }),
);

test('[bets-safe] whatever happens on the way, the round ends with every coin shown, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 40 }), async (sequence) => {
      const page = setUp({ offset: 5_000 });
      let link = await page.openPage();
      link.send(start);
      for (const happening of sequence) {
        const asked = link.state().view?.asked;
        if (happening.kind === 'wait') await page.clock.advance(happening.ms);
        if (happening.kind === 'network') page.house.weather.network = happening.network;
        if (happening.kind === 'input') link.send({ type: happening.type });
        if (happening.kind === 'tap' && asked) {
          const odd = page.house.odd();
          const cell = happening.isRight ? odd : (odd + 1) % asked.cells.length;
          for (let time = 0; time < happening.times; time++) link.send(pick(asked.question, cell));
        }
        if (happening.kind === 'reload') {
          link.leave();
          // The page asks for the balance when it starts, as the app's refresh does.
          page.balances.push(page.house.coins());
          link = await page.openPage();
        }
      }

      page.house.weather.network = 'up';
      for (let turn = 0; turn < 200 && link.state().phase !== 'settled'; turn++) {
        if (link.state().phase === 'waiting') break;
        if (link.state().phase === 'idle') link.send(start);
        const asked = link.state().view?.asked;
        if (asked) link.send(pick(asked.question, page.house.odd()));
        await page.clock.advance(1_000);
      }

      const round = page.house.round();
      expect(round?.status).toBe('settled');
      expect(round?.won).toBe(page.house.coins());
      expect(page.house.coins()).toBeLessThanOrEqual(1_000);
      expect(page.balances.at(-1)).toBe(page.house.coins());
      // The balance only ever rises: nothing is shown and taken back.
      expect(page.balances.every((coins, at) => coins >= (page.balances[at - 1] ?? 0))).toBe(true);
      expect(page.kept()).toBeNull();
      expect(page.problems).toEqual([]);
      link.leave();
      await page.clock.advance(0);
      expect(page.clock.waiting()).toBe(0);
    }),
    { numRuns: 100 },
  );
});
