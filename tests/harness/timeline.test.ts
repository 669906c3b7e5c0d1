import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createBridge } from '#engine/bridge.ts';
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { type Beat, createTweens } from '#engine/canvas/stage/tweens.ts';
import { Bars } from './Strip.tsx';
import { createTimeline, label } from './timeline.ts';

const LEAP: Beat = { ms: 300, ease: 'sineInOut', calm: { ms: 200 } };
label(LEAP, 'squidgame leap');

const setUp = () => {
  const bridge = createBridge();
  const frames = createSteppingFrames();
  const timeline = createTimeline();
  /** As the scene has them. */
  let act = createTweens(frames);
  const scene = {
    create: ({ tweens }: SceneContext) => {
      act = tweens();
    },
  } as unknown as SceneModule<never>;
  const tweens = () => createTweens(frames, () => bridge.get().isMotionReduced);
  const context = { bridge, frames, tweens } as unknown as SceneContext;
  timeline.through(scene).create(context, null as never);
  return { bridge, frames, timeline, act };
};

it('notes what moves, by its beat’s name also where that is spread', async () => {
  const { frames, timeline, act } = setUp();
  const target = { x: 0 };
  frames.step(40);
  const leap = act.run(() => {}, LEAP);
  void act.to(target, { x: 10 }, { ...LEAP, delay: 50 });
  void act.wait(80);
  void act.wait(0);
  expect(timeline.movements()).toEqual([
    { name: 'squidgame leap', from: 40, delay: 0, ms: 300, ease: 'sineInOut', endedAt: null },
    { name: 'squidgame leap', from: 40, delay: 50, ms: 300, ease: 'sineInOut', endedAt: null },
    { name: null, from: 40, delay: 0, ms: 80, ease: 'cubicOut', endedAt: null },
  ]);
  frames.step(320, 20);
  await leap;
  expect(target.x).toBeGreaterThan(9);
  expect(timeline.movements().map(({ endedAt }) => endedAt)).toEqual([360, null, 360]);
  expect(timeline.now()).toBe(360);
});

it('keeps it until the next touch, and takes a beat as it was edited', () => {
  const { bridge, timeline, act } = setUp();
  void act.wait(LEAP);
  timeline.clear();
  expect(timeline.movements()).toEqual([]);
  bridge.setMotionReduced(true);
  void act.wait(LEAP);
  Object.assign(LEAP, { ms: 500, calm: { ms: 250 } });
  void act.wait(LEAP);
  bridge.setMotionReduced(false);
  void act.wait(LEAP);
  expect(timeline.movements().map(({ ms }) => ms)).toEqual([200, 250, 500]);
});

it('leaves what goes on by itself long after a touch out', () => {
  const { frames, timeline, act } = setUp();
  void act.wait(100);
  frames.step(11_000, 50);
  void act.wait(100);
  expect(timeline.movements()).toHaveLength(1);
});

it('a bar says its name, when it began, how long it takes and how it is eased', async () => {
  const { frames, timeline, act } = setUp();
  const beat: Beat = { ms: 400, delay: 100, ease: 'backOut' };
  label(beat, 'fto fan');
  const fan = act.run(() => {}, beat);
  const texts = () =>
    [...renderToStaticMarkup(createElement(Bars, { timeline })).matchAll(/strip-text">([^<]*)</g)]
      .map(([, text]) => text)
      .slice(1);
  expect(texts()).toEqual(['100 + 400 ms backOut']);
  frames.step(300);
  act.skip();
  await fan;
  expect(texts()).toEqual(['100 + 400 ms backOut, cut']);
});
