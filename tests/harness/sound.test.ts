import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createBridge } from '#engine/bridge.ts';
import type { AudioMixer } from '#engine/canvas/audio/mixer.ts';
import { Howl } from '#engine/canvas/audio/testHowl.ts';
import type { SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { createAdjustableClock } from '#engine/core/adjustableClock.ts';
import { createMixingDesk } from './mixingDesk.ts';
import { SoundLevels } from './Sound.tsx';

vi.mock('howler', () => import('#engine/canvas/audio/testHowl.ts'));
const { createMixer } = await import('#engine/canvas/audio/mixer.ts');

const STEMS = { ground: [0, 8_000], rhythm: [9_000, 8_000], lead: [18_000, 8_000] } as const;

const setUp = async () => {
  const bridge = createBridge({ musicVolume: 0.5, effectsVolume: 0.8 });
  const mixer = createMixer(
    bridge,
    createAdjustableClock(0, () => {}),
    () => {},
    { page: new EventTarget() },
  );
  const desk = createMixingDesk();
  /** As the scene has it. */
  let audio = {} as AudioMixer;
  const scene = {
    create: (context: SceneContext) => {
      audio = context.audio;
    },
  } as unknown as SceneModule<never>;
  desk.through(scene).create({ audio: mixer } as SceneContext, null as never);
  audio.offer('night', { src: [], sprite: { ...STEMS, bar: [0, 2_000] } as never });
  audio.music('night');
  const music = Howl.all.at(-1) as Howl;
  music.arrive();
  music.begin();
  const loading = audio.load('fto', { src: [], sprite: { 'tap~1': [0, 9], 'tap~2': [9, 9] } });
  Howl.all.at(-1)?.arrive();
  await loading;
  /** Names and values of the panel's rows, and the takes below. */
  const shown = () => {
    const page = renderToStaticMarkup(createElement(SoundLevels, { desk }));
    const rows = page.matchAll(/<th[^>]*>(.*?)<\/th>.*?<td>([\d.]+)<\/td>/g);
    const takes = /<pre>([^<]*)<\/pre>/.exec(page)?.[1]?.split('\n');
    return { levels: Object.fromEntries([...rows].map(([, name, level]) => [name, level])), takes };
  };
  return { bridge, desk, audio, music, shown };
};

it('shows the buses, the tension, the stems and the takes as the mixer has them', async () => {
  const { bridge, audio, music, shown } = await setUp();
  audio.tension(0.45);
  audio.effect('fto/tap');
  audio.effect('fto/tap');
  const played = Howl.all.at(-1)?.played.map((take) => `fto/${take}`);
  expect(shown()).toEqual({
    levels: {
      tension: '0.45',
      ground: '0.50',
      rhythm: '0.50',
      lead: '0.15',
      'bus music': '0.50',
      'bus effects': '0.80',
      'bus voice': '0.80',
    },
    takes: played?.toReversed(),
  });
  // What sounds, and not what it is to come to.
  music.volumes.set(2, 0.25);
  expect(shown().levels.rhythm).toBe('0.25');
  bridge.setSound({ effectsVolume: 0.3 });
  audio.duck(1_000);
  expect(shown().levels).toMatchObject({ 'bus music': '0.20', 'bus effects': '0.30' });
});

it('holds the tension by hand until it is the scene’s again', async () => {
  const { desk, audio, shown } = await setUp();
  desk.hold(1);
  audio.tension(0.2);
  expect(shown().levels).toMatchObject({ tension: '1.00', lead: '0.50' });
  desk.hold(null);
  audio.tension(0.2);
  expect(shown().levels).toMatchObject({ tension: '0.20', lead: '0.00' });
});
