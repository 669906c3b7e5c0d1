import { Howl } from 'howler';
import type { Bridge } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';
import type { Gestures } from '../device/gestures.ts';
import type { Log } from '../device/log.ts';
import type { SoundBundle } from './bundle.ts';
import { type Bus, createBuses } from './buses.ts';
import { createMusic, type HeardMusic } from './music.ts';
import { createOutput } from './output.ts';
import { createTakes } from './takes.ts';

interface EffectOptions {
  /** Share of its bus, 0..1. */
  volume?: number;
  /** Speed and pitch, 1 as recorded. */
  rate?: number;
  /** Where on the stage it sounds, in its units; left out: in the middle. */
  x?: number | undefined;
}

/** What sounds now, for whoever tunes it. */
export interface Heard extends HeardMusic {
  /** How loud each bus is, 0..1. */
  buses: Readonly<Record<Bus, number>>;
  /** The last effects' takes, as their bundle names them, the newest first. */
  takes: readonly string[];
}

/** The three buses. All follow the bridge at once. Sounds are named `<bundle>/<sound>`, music by its bundle. */
export interface AudioMixer {
  /** Fetches and decodes; resolves also when that fails, which is logged: a game plays on silently. */
  load(name: string, bundle: SoundBundle): Promise<void>;
  /**
   * Plays an effect, in another take than the last; nothing while effects are off, the page is hidden or the bundle
   * is not there.
   */
  effect(sound: string, options?: EffectOptions): void;
  /** Plays what tells a result: the music is lowered as long as it lasts. */
  tell(sound: string, options?: EffectOptions): void;
  /** A piece of music may be had; it is fetched when it can be heard. */
  offer(name: string, bundle: SoundBundle): void;
  /** Fades to other music, or to none with null. */
  music(name: string | null, fadeMs?: number): void;
  /** How tense the round is, 0..1: the music follows within a bar. */
  tension(level: number): void;
  heard(): Heard;
  /** Lowers the music for so long, for what must be heard above it. */
  duck(ms: number): void;
  /** The page is hidden or nothing is shown: all sound stops where it is. */
  pause(): void;
  resume(): void;
  /** Forgets a bundle and frees its memory. */
  unload(name: string): void;
  /** Stops and frees everything; the mixer is not used again. */
  destroy(): void;
}

interface Loaded {
  howl: Howl;
  sprite: SoundBundle['sprite'];
  take(sound: string): string | null;
}

/** So many takes are remembered. */
const TAKES = 8;

/** So far to a side at most: heard through one loudspeaker, a decibel of it is lost there. */
const ASIDE = 0.6;

interface MixerOptions {
  /** How wide the stage is, in its units. */
  width?: () => number;
  /** Where gestures are heard. */
  page?: Gestures;
}

export const createMixer = (
  bridge: Bridge,
  clock: Pick<Clock, 'now' | 'later'>,
  log: Log,
  { width = () => 1, page = window }: MixerOptions = {},
): AudioMixer => {
  const bundles = new Map<string, Loaded>();
  let takes: readonly string[] = [];
  const output = createOutput(page, log);
  const buses = createBuses(bridge, clock);
  const music = createMusic(buses, clock, log);
  let effectsGain = buses.gain('effects');
  const unwatch = buses.watch(() => {
    const before = effectsGain;
    effectsGain = buses.gain('effects');
    // All that sounds, with its share of the bus or not: only where the player moved it.
    if (effectsGain !== before) for (const { howl } of bundles.values()) howl.volume(effectsGain);
  });

  /** Answers how long it lasts, in milliseconds; 0: it is not heard. */
  const play = (bus: Bus, sound: string, { volume = 1, rate = 1, x }: EffectOptions): number => {
    const [name = '', key = ''] = sound.split('/');
    const bundle = bundles.get(name);
    const gain = buses.gain(bus);
    if (gain === 0 || output.isPaused() || bundle?.howl.state() !== 'loaded') return 0;
    const { howl, sprite, take } = bundle;
    const taken = take(key);
    if (taken === null) return 0;
    const id = howl.play(taken);
    takes = [`${name}/${taken}`, ...takes].slice(0, TAKES);
    const place = x === undefined ? 0 : (2 * x) / width() - 1;
    // Also in the middle: what has no place at all would be twice as loud as what has one.
    howl.stereo(ASIDE * Math.min(1, Math.max(-1, place)), id);
    howl.volume(gain * volume, id);
    if (rate !== 1) howl.rate(rate, id);
    return (sprite[taken]?.[1] ?? 0) / rate;
  };

  const mixer: AudioMixer = {
    load: (name, { src, sprite }) =>
      new Promise((resolve) => {
        if (bundles.has(name)) return resolve();
        const howl = new Howl({
          src: [...src],
          sprite: { ...sprite },
          onload: () => resolve(),
          onloaderror: (_id, error) => {
            // Forgotten while it came: nobody misses it.
            if (bundles.get(name)?.howl === howl) log(`the sounds of ${name} did not load`, error);
            resolve();
          },
        });
        bundles.set(name, { howl, sprite, take: createTakes(Object.keys(sprite)) });
      }),
    effect: (sound, options = {}) => void play('effects', sound, options),
    tell(sound, options = {}) {
      const ms = play('voice', sound, options);
      if (ms > 0) buses.duck(ms);
    },
    offer: music.offer,
    music: (name, fadeMs = 800) => music.play(name, fadeMs),
    tension: music.tension,
    heard: () => ({ ...music.heard(), buses: buses.gains(), takes }),
    duck: buses.duck,
    pause: output.pause,
    resume: output.resume,
    unload(name) {
      music.forget(name);
      bundles.get(name)?.howl.unload();
      bundles.delete(name);
    },
    destroy() {
      unwatch();
      music.destroy();
      buses.destroy();
      output.destroy();
      for (const name of [...bundles.keys()]) mixer.unload(name);
    },
  };
  return mixer;
};
