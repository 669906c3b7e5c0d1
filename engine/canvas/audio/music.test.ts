import { beforeEach, expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge.ts';
import { createAdjustableClock } from '../../core/adjustableClock.ts';
import type { SoundBundle } from './bundle.ts';
import { createBuses } from './buses.ts';
import { Howl } from './testHowl.ts';

vi.mock('howler', () => import('./testHowl.ts'));
const { createMusic } = await import('./music.ts');

const BAR_MS = 2_000;
const PIECE: SoundBundle = {
  src: ['/m.webm'],
  sprite: {
    ground: [200, 8_000, true],
    rhythm: [9_000, 8_000, true],
    lead: [18_000, 8_000, true],
    bar: [200, BAR_MS],
  },
};

const setUp = (isMusicOn = true) => {
  const bridge = createBridge({ musicVolume: 0.5, isMusicOn });
  const clock = createAdjustableClock(0, () => {});
  const log = vi.fn();
  const music = createMusic(createBuses(bridge, clock), clock, log);
  /** The newest piece that is fetched, there and heard. */
  const heard = () => {
    const howl = Howl.all.at(-1) as Howl;
    howl.arrive();
    howl.begin();
    return howl;
  };
  const levels = (howl: Howl) => [1, 2, 3].map((id) => howl.volumes.get(id));
  return { bridge, clock, log, music, heard, levels };
};

beforeEach(() => {
  Howl.all = [];
});

it('[sound] its stems begin in one turn, silent, each at its place, and the ground rises', () => {
  const { music, levels } = setUp();
  music.offer('a', PIECE);
  music.play('a', 800);
  const howl = Howl.all.at(-1) as Howl;
  expect(howl.played).toEqual([]);
  howl.arrive();
  expect(howl.played).toEqual(['ground', 'rhythm', 'lead']);
  expect(levels(howl)).toEqual([0, 0, 0]);
  expect(howl.fades).toEqual([]);
  howl.begin();
  expect(levels(howl)).toEqual([0.5, 0, 0]);
  const [ground = 1, rhythm = 0, lead = 0] = [...howl.places.values()];
  expect([ground, Math.sign(rhythm), Math.sign(lead)]).toEqual([0, -1, 1]);
  expect(howl.played).toHaveLength(3);
});

it('[sound] its stems rise and fall with the round, within a bar', () => {
  const { music, heard, levels } = setUp();
  music.offer('a', PIECE);
  music.play('a', 800);
  const howl = heard();
  const loudness = [0, 0.2, 0.5, 1].map((tension) => {
    music.tension(tension);
    return levels(howl).reduce<number>((sum, level = 0) => sum + level, 0);
  });
  expect(loudness).toEqual(loudness.toSorted((a, b) => a - b));
  expect(levels(howl)).toEqual([0.5, 0.5, 0.5]);
  expect(howl.fades.slice(1).every(({ ms }) => ms === BAR_MS)).toBe(true);
  const { length } = howl.fades;
  music.tension(0.99);
  expect(howl.fades).toHaveLength(length);
  music.tension(0);
  expect(levels(howl)).toEqual([0.5, 0, 0]);
});

it('[sound] asked for again it goes on as it is', () => {
  const { music, heard, levels } = setUp();
  music.offer('a', PIECE);
  music.play('a', 800);
  const howl = heard();
  music.tension(1);
  music.play('a', 800);
  music.tension(1);
  expect(levels(howl)).toEqual([0.5, 0.5, 0.5]);
  expect(Howl.all).toHaveLength(1);
});

it('[sound] music that cannot be heard is neither fetched nor kept, and comes when it can', () => {
  const { bridge, music, heard, levels } = setUp(false);
  music.offer('a', PIECE);
  music.play('a', 800);
  expect(Howl.all).toEqual([]);
  bridge.setSound({ isMusicOn: true });
  const first = heard();
  expect(levels(first)[0]).toBe(0.5);
  bridge.setSound({ musicVolume: 0.2 });
  expect(levels(first)[0]).toBe(0.2);
  bridge.setSound({ musicVolume: 0 });
  expect(first.isUnloaded).toBe(true);
  bridge.setSound({ musicVolume: 0.3 });
  expect(levels(heard())[0]).toBe(0.3);
  expect(Howl.all).toHaveLength(2);
});

it('[sound] starts when its piece may be had, and fades to another', () => {
  const { clock, music, heard, levels } = setUp();
  music.play('a', 800);
  expect(Howl.all).toEqual([]);
  music.offer('a', PIECE);
  const first = heard();
  music.offer('b', PIECE);
  music.play('b', 800);
  expect(levels(first)).toEqual([0, 0, 0]);
  expect(levels(heard())[0]).toBe(0.5);
  expect(first.isUnloaded).toBe(false);
  clock.pass(800);
  expect(first.isUnloaded).toBe(true);
});

it('a piece that is let go while it comes, or that is forgotten, is not heard any more', () => {
  const { music, log } = setUp();
  music.offer('a', PIECE);
  music.play('a', 800);
  const howl = Howl.all.at(-1) as Howl;
  music.forget('a');
  expect(howl.isUnloaded).toBe(true);
  howl.arrive();
  howl.fail('gone');
  expect(howl.played).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('is silent, and says so in the log, where its file does not come', () => {
  const { music, log } = setUp();
  music.offer('a', PIECE);
  music.play('a', 800);
  Howl.all.at(-1)?.fail('gone');
  expect(log).toHaveBeenCalledOnce();
  expect(() => music.tension(1)).not.toThrow();
});
