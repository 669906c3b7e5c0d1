import { Howl } from 'howler';
import type { Bridge } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';
import type { Gestures } from '../device/gestures.ts';
import type { Log } from '../device/log.ts';
import { type BundleSound, createMusic } from './music.ts';
import { createOutput } from './output.ts';

/** A bundle as the asset manifest has it: one file in several encodings, cut into named sounds. */
export interface SoundBundle {
  src: readonly string[];
  /** Start and length in milliseconds; a third value true makes it go round. */
  sprite: Readonly<Record<string, [number, number] | [number, number, boolean]>>;
}

interface EffectOptions {
  /** Share of the effects volume, 0..1. */
  volume?: number;
  /** Speed and pitch, 1 as recorded. */
  rate?: number;
}

/** The two channels. Both follow the bridge at once. Sounds are named `<bundle>/<sound>`. */
export interface AudioMixer {
  /** Fetches and decodes; resolves also when that fails, which is logged: a game plays on silently. */
  load(name: string, bundle: SoundBundle): Promise<void>;
  /** Plays an effect; nothing while effects are off, the page is hidden or the bundle is not there. */
  effect(sound: string, options?: EffectOptions): void;
  /** Fades to other music, or to none with null. */
  music(sound: string | null, fadeMs?: number): void;
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

/** `page` is where gestures are heard. */
export const createMixer = (
  bridge: Bridge,
  clock: Pick<Clock, 'later'>,
  log: Log,
  page: Gestures = window,
): AudioMixer => {
  const bundles = new Map<string, Howl>();
  const find = (sound: string): BundleSound | null => {
    const [bundle = '', sprite = ''] = sound.split('/');
    const howl = bundles.get(bundle);
    return howl?.state() === 'loaded' ? { howl, sprite } : null;
  };
  const output = createOutput(page, log);
  const music = createMusic(bridge, clock, find);

  const effectsLevel = () => {
    const { effectsVolume, isEffectsOn } = bridge.get();
    return isEffectsOn ? effectsVolume : 0;
  };
  const unfollow = bridge.subscribe((state, before) => {
    if (state.effectsVolume !== before.effectsVolume || state.isEffectsOn !== before.isEffectsOn)
      for (const howl of bundles.values()) if (!music.isOf(howl)) howl.volume(effectsLevel());
  });

  const mixer: AudioMixer = {
    load: (name, bundle) =>
      new Promise((resolve) => {
        if (bundles.has(name)) return resolve();
        const howl = new Howl({
          src: [...bundle.src],
          sprite: { ...bundle.sprite },
          onload: () => {
            music.arrived(name);
            resolve();
          },
          onloaderror: (_id, error) => {
            // Forgotten while it came: nobody misses it.
            if (bundles.get(name) === howl) log(`the sounds of ${name} did not load`, error);
            resolve();
          },
        });
        bundles.set(name, howl);
      }),
    effect(sound, { volume = 1, rate = 1 } = {}) {
      const level = effectsLevel();
      const found = level > 0 && !output.isPaused() ? find(sound) : null;
      if (!found) return;
      const id = found.howl.play(found.sprite);
      found.howl.volume(level * volume, id);
      if (rate !== 1) found.howl.rate(rate, id);
    },
    music: (sound, fadeMs = 800) => music.play(sound, fadeMs),
    duck: music.duck,
    pause: output.pause,
    resume: output.resume,
    unload(name) {
      const howl = bundles.get(name);
      if (!howl) return;
      music.forget(howl);
      bundles.delete(name);
      howl.unload();
    },
    destroy() {
      unfollow();
      music.destroy();
      output.destroy();
      for (const name of [...bundles.keys()]) mixer.unload(name);
    },
  };
  return mixer;
};
