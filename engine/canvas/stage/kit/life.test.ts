import type { Container } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { createBridge } from '../../../bridge.ts';
import type { Kit } from './kit.ts';
import { createLife } from './life.ts';

type Options = Parameters<typeof createLife>[1];
type State = ReturnType<Options['link']['state']>;

/** A scene on stage whose round is at `phase`, staked with 200 and paid `won`; `to` moves it on. */
const stageAt = async (first: State['phase'], won: number, isCovered = false) => {
  const haptics = vi.fn();
  const send = vi.fn();
  const onFrame = vi.fn();
  const at = (phase: State['phase']) =>
    ({ phase, round: { status: 'settled', bet: 200, won }, message: null }) as unknown as State;
  let state = at(first);
  let tell = (_state: State) => {};
  const kit = {
    context: {
      haptics,
      bridge: createBridge(),
      audio: { music() {} },
      frames: { add: () => () => {} },
    },
  } as unknown as Kit;
  const life = createLife(kit, {
    view: {} as Container,
    link: {
      state: () => state,
      attach() {},
      send,
      subscribe(callback) {
        tell = callback;
        return () => {};
      },
    },
    presenter: { restore() {}, play: {} },
    music: '',
    tension: () => 0,
    purse: { balance() {} },
    ribbon: { hide() {} } as Options['ribbon'],
    telling: { follow() {}, async perform() {} },
    awayText: '',
    follow() {},
    onFrame,
  });
  if (isCovered) life.pause();
  await life.show(new AbortController().signal);
  return {
    haptics,
    send,
    onFrame,
    life,
    to(phase: State['phase']) {
      state = at(phase);
      tell(state);
    },
  };
};

it('a loss is felt once, when all of it was told', async () => {
  const { haptics, to } = await stageAt('presenting', 50);
  expect(haptics).not.toHaveBeenCalled();
  to('settled');
  to('settled');
  expect(haptics).toHaveBeenCalledExactlyOnceWith('loss');
});

it('a round that brought something, or is only found lost, is not felt as a loss', async () => {
  const won = await stageAt('presenting', 200);
  won.to('settled');
  const found = await stageAt('loading', 0);
  found.to('settled');
  for (const { haptics } of [won, found]) expect(haptics).not.toHaveBeenCalled();
});

it('tells its round what lies over it, also what lay there before it came', async () => {
  const { send, onFrame, life } = await stageAt('deciding', 0);
  expect(send).not.toHaveBeenCalled();
  life.pause();
  expect(send).toHaveBeenLastCalledWith({ type: 'cover', isCovered: true });
  life.resume();
  expect(send).toHaveBeenLastCalledWith({ type: 'cover', isCovered: false });
  expect(onFrame).toHaveBeenCalledExactlyOnceWith(0);
  const late = await stageAt('starting', 0, true);
  expect(late.send).toHaveBeenCalledExactlyOnceWith({ type: 'cover', isCovered: true });
});
