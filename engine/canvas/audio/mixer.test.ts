import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge.ts';

/** Howls that note what is asked of them, and a context whose state can be seen. */
const fake = vi.hoisted(() => {
  class FakeHowl {
    static all: FakeHowl[] = [];
    options: { src: string[]; onload: () => void; onloaderror: (id: number, e: unknown) => void };
    loaded = false;
    unloaded = false;
    played: string[] = [];
    volumes = new Map<number | 'all', number>();
    stopped: number[] = [];
    onFade: (() => void)[] = [];
    constructor(options: FakeHowl['options']) {
      this.options = options;
      FakeHowl.all.push(this);
    }
    load() {
      this.loaded = true;
      this.options.onload();
    }
    state() {
      return this.loaded ? 'loaded' : 'loading';
    }
    play(sprite: string) {
      return this.played.push(sprite);
    }
    volume(...args: number[]) {
      const [a = 0, b] = args;
      if (args.length === 2) this.volumes.set(b ?? 0, a);
      else if (Number.isInteger(a) && this.volumes.has(a)) return this.volumes.get(a);
      else this.volumes.set('all', a);
      return this;
    }
    fade(_from: number, to: number, _ms: number, id: number) {
      this.volumes.set(id, to);
    }
    once(_event: string, callback: () => void) {
      this.onFade.push(callback);
    }
    stop(id: number) {
      this.stopped.push(id);
    }
    rate() {}
    unload() {
      this.unloaded = true;
    }
  }
  const ctx = {
    state: 'suspended',
    resume: vi.fn(async () => {
      ctx.state = 'running';
    }),
    suspend: vi.fn(async () => {
      ctx.state = 'suspended';
    }),
  };
  return { FakeHowl, ctx };
});
vi.mock('howler', () => ({ Howl: fake.FakeHowl, Howler: { ctx: fake.ctx, autoSuspend: true } }));

const { createMixer } = await import('./mixer.ts');
const bundle = { src: ['/a.webm'], sprite: { one: [0, 100] as [number, number] } };

const setUp = () => {
  const bridge = createBridge({ musicVolume: 0.5, effectsVolume: 0.8 });
  const timers: (() => void)[] = [];
  const clock = {
    later: (_ms: number, callback: () => void) => {
      timers.push(callback);
      return () => {};
    },
  };
  const page = new EventTarget();
  const log = vi.fn();
  const mixer = createMixer(bridge, clock, log, page);
  const load = async (name: string) => {
    const done = mixer.load(name, bundle);
    const howl = fake.FakeHowl.all.at(-1);
    if (!howl) throw new Error('no howl was made');
    howl.load();
    await done;
    return howl;
  };
  return { bridge, timers, page, log, mixer, load };
};

beforeEach(() => {
  fake.FakeHowl.all = [];
  fake.ctx.state = 'suspended';
  vi.clearAllMocks();
});

describe('mixer', () => {
  it('[sound] follows both volumes and both switches at once', async () => {
    const { bridge, mixer, load } = setUp();
    const effects = await load('fto');
    const music = await load('fto-music');
    mixer.music('fto-music/one');
    mixer.effect('fto/one', { volume: 0.5 });
    expect(effects.volumes.get(1)).toBeCloseTo(0.4);
    expect(music.volumes.get(1)).toBe(0.5);
    bridge.setSound({ musicVolume: 0.2, effectsVolume: 0.1 });
    expect(music.volumes.get(1)).toBe(0.2);
    expect(effects.volumes.get('all')).toBe(0.1);
    bridge.setSound({ isMusicOn: false, isEffectsOn: false });
    expect(music.volumes.get(1)).toBe(0);
    expect(effects.volumes.get('all')).toBe(0);
    mixer.effect('fto/one');
    expect(effects.played).toHaveLength(1);
    bridge.setSound({ isMusicOn: true });
    expect(music.volumes.get(1)).toBe(0.2);
  });

  it('[sound] starts the music once its bundle is there, and fades to another', async () => {
    const { mixer, load } = setUp();
    mixer.music('a/one');
    const first = await load('a');
    expect(first.played).toEqual(['one']);
    const second = await load('b');
    mixer.music('b/one');
    expect(first.volumes.get(1)).toBe(0);
    for (const callback of first.onFade) callback();
    expect(first.stopped).toEqual([1]);
    expect(second.volumes.get(1)).toBe(0.5);
  });

  it('ducks the music and brings it back', async () => {
    const { mixer, load, timers } = setUp();
    const music = await load('a');
    mixer.music('a/one');
    mixer.duck(1_000);
    expect(music.volumes.get(1)).toBeCloseTo(0.15);
    for (const timer of timers) timer();
    expect(music.volumes.get(1)).toBe(0.5);
  });

  it('comes back with the page and with the next touch, and not while paused', () => {
    const { mixer, page } = setUp();
    page.dispatchEvent(new Event('pointerup'));
    expect(fake.ctx.state).toBe('running');
    mixer.pause();
    expect(fake.ctx.state).toBe('suspended');
    page.dispatchEvent(new Event('keydown'));
    expect(fake.ctx.state).toBe('suspended');
    mixer.resume();
    expect(fake.ctx.state).toBe('running');
    fake.ctx.state = 'interrupted';
    page.dispatchEvent(new Event('touchend'));
    expect(fake.ctx.state).toBe('running');
  });

  it('plays on silently when a bundle does not load', async () => {
    const { mixer, log } = setUp();
    const done = mixer.load('a', bundle);
    fake.FakeHowl.all[0]?.options.onloaderror(0, 'gone');
    await done;
    expect(log).toHaveBeenCalledOnce();
    expect(() => mixer.effect('a/one')).not.toThrow();
  });

  it('leaves nothing behind', async () => {
    const { mixer, load, page, bridge } = setUp();
    const howl = await load('a');
    mixer.music('a/one');
    mixer.destroy();
    expect(howl.unloaded).toBe(true);
    const before = howl.volumes.get(1);
    bridge.setSound({ musicVolume: 0.9 });
    expect(howl.volumes.get(1)).toBe(before);
    page.dispatchEvent(new Event('pointerup'));
    expect(fake.ctx.resume).not.toHaveBeenCalled();
  });
});
