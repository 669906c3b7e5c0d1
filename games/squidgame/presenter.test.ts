import { expect, test } from 'vitest';
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createTelling } from '#engine/canvas/stage/kit/telling.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import { createPresenter } from './presenter.ts';
import type { Room } from './room.ts';

/** Whatever it is asked for it has, and whatever is called does nothing. */
const idle = (own: object): never =>
  new Proxy(own, {
    get: (target, key) => (key === 'then' || key in target ? Reflect.get(target, key) : () => {}),
  }) as never;

const setUp = () => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const context = {
    frames,
    layout: () => ({ width: 0, height: 0 }),
    controls: idle({}),
    texts: (key: string) => key,
  };
  const kit = { act, context, isCalm: () => false, isQuick: () => false } as unknown as Kit;
  /** The step that the panels are named by. */
  const named = { step: 0 };
  /** When the end was told, in shown milliseconds. */
  const ends: number[] = [];
  const table = { mode: 'round', path: [], multipliers: [], panels: [2, 2], bet: () => 100 };
  const room: Room = {
    kit,
    telling: createTelling(kit, 'Skip', () => {}),
    link: { state: () => ({ phase: 'deciding' }) } as never,
    parts: idle({
      panels: idle({
        place(step: number) {
          named.step = step;
        },
      }),
      world: idle({ bridge: idle({ camera: () => 0 }) }),
      suspense: idle({ stepOnto: () => act.wait(900), hold: () => act.wait(700) }),
      plaque: idle({}),
      ladder: idle({}),
      button: idle({}),
      shade: idle({}),
      invitation: idle({}),
      finale: idle({
        async tell() {
          ends.push(frames.now());
        },
      }),
    }),
    table: Object.assign(table, { crossed: () => room.table.path.length }) as never,
    text: (key) => key,
    say() {},
  };
  const { play } = createPresenter(room);
  const crossed = (event: Parameters<typeof play.crossed>[0], signal: AbortSignal) =>
    room.telling.perform(signal, () => play.crossed(event, signal));
  const ended = (event: Parameters<typeof play.ended>[0], signal: AbortSignal) =>
    room.telling.perform(signal, () => play.ended(event, signal));
  return { named, ends, frames, crossed, ended };
};

test('[squid-rules] after a step that was skipped the panels are named by the next one', async () => {
  const { named, frames, crossed } = setUp();
  const skip = new AbortController();
  const event = { kind: 'crossed' as const, step: 1, panel: 0, safe: [0], multiplier: 19_200 };
  const told = crossed(event, skip.signal);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  frames.step(200);
  skip.abort();
  await told;
  expect(named.step).toBe(2);
});

test('[squid-rules] what was taken is told while the desk is waited for', async () => {
  const { ends, frames, ended } = setUp();
  const event = { kind: 'ended' as const, why: 'took' as const, crossed: 1, multiplier: 19_200 };
  const told = ended(event, new AbortController().signal);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(ends).toEqual([0]);
  frames.step(1_000);
  await told;
});
