import { describe, expect, it } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import { sleep } from '#engine/core/clock.ts';
import type { AnyMake } from '#engine/lab/replay/byInputs.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import { houseOf } from '../house/house.ts';
import { GAMES } from '../index.ts';
import { chanceOf, inputOf, kindsOf } from './testSession.ts';

/** Longer than any clock of a game runs. Milliseconds. */
const PAUSE_MS = 11 * 60_000;
const TURNS = 60;

describe.each(GAME_KEYS)('%s', (game) => {
  it('asks for nothing and tells nothing while something lies over the stage, and goes on after it', async () => {
    const make = (await GAMES[game].play.machine()).createLink as AnyMake;
    const chance = chanceOf(GAME_KEYS.indexOf(game));
    const { below } = chance;
    const clock = createSteppingClock(1_700_000_000_000);
    // A bonus that comes with time would open the way to the next round in the middle of the test.
    const house = houseOf(game, { clock, coins: 900_00, remain: () => 10 });
    const { services, problems } = createTestServices(clock, house.calls);
    const link = make(services, {});
    const told: string[] = [];
    let isCovered = false;
    const asked = () => new Set(house.arrived.flatMap(({ requestId }) => requestId ?? []));
    /** Frames stand while they are not seen, and what is shown with them. */
    const play = (kind: string) => async (_event: unknown, signal: AbortSignal) => {
      told.push(kind);
      for (let frame = 0; frame < 10 || isCovered; frame += 1) await sleep(clock, 30, signal);
    };
    link.attach({
      restore() {},
      play: Object.fromEntries([...kindsOf(game)].map((kind) => [kind, play(kind)])),
    });
    const cover = (next: boolean) => {
      isCovered = next;
      link.send({ type: 'cover', isCovered });
    };

    let pauses = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      await clock.advance([20, 60, 400, 1_500][below(4)] ?? 0);
      const input = inputOf(game, link, chance);
      if (input) link.send(input);
      await clock.advance([0, 10, 50, 350][below(4)] ?? 0);
      if (below(3) > 0) continue;
      const isCalling = ['preparing', 'sending'].includes(String(link.state().phase));
      cover(true);
      pauses += 1;
      const [before, tales] = [asked(), [...told]];
      await clock.advance(PAUSE_MS);
      expect(told).toEqual(tales);
      // What the player had asked for was on its way.
      expect(asked().size - before.size).toBeLessThanOrEqual(isCalling ? 1 : 0);
      cover(false);
      await clock.advance(2_000);
      expect(link.state().phase).not.toMatch(/answered|presented|repeating/);
    }
    expect(pauses).toBeGreaterThan(10);
    expect(told.length).toBeGreaterThan(10);
    expect(problems).toEqual([]);
    link.leave();
    await clock.settle();
    expect(clock.waiting()).toBe(0);
  });
});
