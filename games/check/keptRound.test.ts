import { expect, test } from 'vitest';
import { type Clock, sleep } from '#engine/core/clock.ts';
import { keepRound } from '#engine/round/keptRound.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createTestServices } from '#engine/round/testServices.ts';
import type { AnyRoundLink } from '../catalogue.ts';
import { houseOf } from '../house/house.ts';
import { createLink } from '../squidgame/machine.ts';

type Presenter = Parameters<AnyRoundLink['attach']>[0];

/** A scene that writes down, under its name, what it is given, and takes a second to tell it. */
const sceneNamed = (name: string, shown: string[], clock: Clock): Presenter => ({
  restore: ({ crossed }) => void shown.push(`${name} restore ${crossed}`),
  play: Object.fromEntries(
    ['began', 'crossed', 'fell', 'ended'].map((kind) => [
      kind,
      (_event: object, signal: AbortSignal) => {
        shown.push(`${name} ${kind}`);
        return sleep(clock, 1_000, signal);
      },
    ]),
  ),
});

const setUp = async () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const house = houseOf('squidgame', { clock, coins: 100_00 });
  const { services, problems } = createTestServices(clock, house.calls);
  const link = createLink(services) as unknown as AnyRoundLink;
  const shown: string[] = [];
  const nextLink = keepRound(link);
  const first = nextLink();
  first.attach(sceneNamed('first', shown, clock));
  await clock.advance(500);
  first.send({ type: 'open' });
  await clock.advance(500);
  return { clock, house, problems, link, shown, nextLink, first };
};

test('an edited scene is restored from the round, which stays where it is', async () => {
  const { clock, house, link, shown, nextLink, first, problems } = await setUp();
  await clock.advance(2_000);
  expect(link.state().phase).toBe('deciding');
  const asked = house.arrived.length;
  const second = nextLink();
  first.leave();
  second.attach(sceneNamed('second', shown, clock));
  expect(link.state().phase).toBe('deciding');
  expect(house.arrived).toHaveLength(asked);
  second.send({ type: 'move', move: { kind: 'step', panel: 0 } });
  await clock.advance(500);
  expect(shown).toEqual(['first began', 'second restore 0', 'second crossed']);
  second.leave();
  expect(link.state().phase).toBe('left');
  expect(problems).toEqual([]);
});

test('what a scene was telling when it was edited is over, and no fault', async () => {
  const { clock, link, shown, nextLink, first, problems } = await setUp();
  expect(link.state().phase).toBe('presenting');
  const second = nextLink();
  first.leave();
  await clock.advance(100);
  second.attach(sceneNamed('second', shown, clock));
  expect(link.state().phase).toBe('deciding');
  expect(shown).toEqual(['first began', 'second restore 0']);
  expect(problems).toEqual([]);
});
