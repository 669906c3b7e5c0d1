import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge.ts';
import { createAdjustableClock } from '../../core/adjustableClock.ts';
import type { SoundBundle } from './bundle.ts';
import { Howl, Howler } from './testHowl.ts';

vi.mock('howler', () => import('./testHowl.ts'));
const { createMixer } = await import('./mixer.ts');

const BUNDLE: SoundBundle = {
  src: ['/a.webm'],
  sprite: { one: [0, 100], 'two~1': [200, 300], 'two~2': [600, 300] },
};
const MUSIC: SoundBundle = {
  src: ['/m.webm'],
  sprite: {
    ground: [0, 8_000, true],
    rhythm: [9_000, 8_000, true],
    lead: [18_000, 8_000, true],
    bar: [0, 2_000],
  },
};

const setUp = () => {
  const bridge = createBridge({ musicVolume: 0.5, effectsVolume: 0.8 });
  const clock = createAdjustableClock(0, () => {});
  const page = new EventTarget();
  const log = vi.fn();
  const mixer = createMixer(bridge, clock, log, { page, width: () => 400 });
  const load = async (name: string) => {
    const done = mixer.load(name, BUNDLE);
    const howl = Howl.all.at(-1);
    if (!howl) throw new Error('no howl was made');
    howl.arrive();
    await done;
    return howl;
  };
  const playMusic = () => {
    mixer.offer('music', MUSIC);
    mixer.music('music');
    const howl = Howl.all.at(-1);
    howl?.arrive();
    howl?.begin();
    return howl as Howl;
  };
  return { bridge, clock, page, log, mixer, load, playMusic };
};

beforeEach(() => {
  Howl.all = [];
  Howler.ctx.state = 'suspended';
});

describe('mixer', () => {
  it('[sound] effects follow their volume and their switch at once', async () => {
    const { bridge, mixer, load } = setUp();
    const effects = await load('fto');
    mixer.effect('fto/one', { volume: 0.5 });
    expect(effects.volumes.get(1)).toBeCloseTo(0.4);
    bridge.setSound({ effectsVolume: 0.1 });
    expect(effects.volumes.get('all')).toBe(0.1);
    bridge.setSound({ isEffectsOn: false });
    expect(effects.volumes.get('all')).toBe(0);
    mixer.effect('fto/one');
    expect(effects.played).toHaveLength(1);
  });

  it('[sound] an effect is heard from its place, never from one side alone', async () => {
    const { mixer, load } = setUp();
    const howl = await load('fto');
    for (const x of [undefined, 200, 0, 400, 300, 900]) mixer.effect('fto/one', { x });
    expect([...howl.places.values()]).toEqual([0, 0, -0.6, 0.6, expect.closeTo(0.3), 0.6]);
  });

  it('[sound] the same sound comes in another take than before', async () => {
    const { mixer, load } = setUp();
    const howl = await load('fto');
    for (let i = 0; i < 4; i += 1) mixer.effect('fto/two');
    const [first, second] = howl.played;
    expect(howl.played).toEqual([first, second, first, second]);
    expect(first).not.toBe(second);
  });

  it('[sound] what tells a result lowers the music for as long as it is heard', async () => {
    const { bridge, clock, mixer, load, playMusic } = setUp();
    const effects = await load('fto');
    const music = playMusic();
    mixer.tell('fto/two', { rate: 2 });
    expect(music.volumes.get(1)).toBeCloseTo(0.2);
    expect(effects.volumes.has('all')).toBe(false);
    clock.pass(149);
    expect(music.volumes.get(1)).toBeCloseTo(0.2);
    clock.pass(1);
    expect(music.volumes.get(1)).toBe(0.5);
    bridge.setSound({ isEffectsOn: false });
    mixer.tell('fto/two');
    mixer.tell('fto/none');
    expect(music.volumes.get(1)).toBe(0.5);
  });

  it('comes back with the page and with the next touch, and not while paused', () => {
    const { mixer, page } = setUp();
    page.dispatchEvent(new Event('pointerup'));
    expect(Howler.ctx.state).toBe('running');
    mixer.pause();
    expect(Howler.ctx.state).toBe('suspended');
    page.dispatchEvent(new Event('keydown'));
    expect(Howler.ctx.state).toBe('suspended');
    mixer.resume();
    expect(Howler.ctx.state).toBe('running');
    Howler.ctx.state = 'interrupted';
    page.dispatchEvent(new Event('touchend'));
    expect(Howler.ctx.state).toBe('running');
  });

  it('plays on silently when a bundle does not load', async () => {
    const { mixer, log } = setUp();
    const done = mixer.load('a', BUNDLE);
    Howl.all[0]?.fail('gone');
    await done;
    expect(log).toHaveBeenCalledOnce();
    expect(() => mixer.effect('a/one')).not.toThrow();
  });

  it('leaves nothing behind', async () => {
    const { mixer, load, page, bridge, playMusic } = setUp();
    const howl = await load('a');
    const music = playMusic();
    mixer.destroy();
    expect([howl.isUnloaded, music.isUnloaded]).toEqual([true, true]);
    bridge.setSound({ musicVolume: 0.9, effectsVolume: 0.9 });
    expect(howl.volumes.has('all')).toBe(false);
    expect(Howl.all).toHaveLength(2);
    page.dispatchEvent(new Event('pointerup'));
    expect(Howler.ctx.state).toBe('suspended');
  });
});
