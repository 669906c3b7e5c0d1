import { Howl, Howler } from 'howler';
import type { Bridge } from '../bridge.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../device/log.ts';

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

const DUCKED = 0.3;
const DUCK_FADE_MS = 220;
/** What the browser counts as a gesture from which sound may start or come back. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

interface Playing {
  sound: string;
  howl: Howl;
  id: number;
}

/** `page` is where gestures are heard. */
export const createMixer = (
  bridge: Bridge,
  clock: Pick<Clock, 'later'>,
  log: Log,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): AudioMixer => {
  const bundles = new Map<string, Howl>();
  let playing: Playing | null = null;
  let wanted: string | null = null;
  let isPaused = false;
  let endDuck: (() => void) | null = null;

  // Suspending is ours: howler's own would do it in the middle of a silent, but running, game.
  Howler.autoSuspend = false;

  const musicLevel = () => {
    const { musicVolume, isMusicOn } = bridge.get();
    return isMusicOn ? musicVolume * (endDuck ? DUCKED : 1) : 0;
  };
  const effectsLevel = () => {
    const { effectsVolume, isEffectsOn } = bridge.get();
    return isEffectsOn ? effectsVolume : 0;
  };
  const find = (sound: string): { howl: Howl; sprite: string } | null => {
    const [bundle = '', sprite = ''] = sound.split('/');
    const howl = bundles.get(bundle);
    return howl?.state() === 'loaded' ? { howl, sprite } : null;
  };

  const fadeMusic = (ms: number) => {
    if (playing)
      playing.howl.fade(playing.howl.volume(playing.id) as number, musicLevel(), ms, playing.id);
  };
  const stopMusic = (ms: number) => {
    if (!playing) return;
    const { howl, id } = playing;
    playing = null;
    if (ms <= 0) return void howl.stop(id);
    howl.fade(howl.volume(id) as number, 0, ms, id);
    howl.once('fade', () => howl.stop(id), id);
  };
  const startMusic = (ms: number) => {
    if (playing?.sound === wanted) return;
    const found = wanted === null ? null : find(wanted);
    stopMusic(ms);
    if (wanted === null || !found) return;
    const id = found.howl.play(found.sprite);
    found.howl.volume(0, id);
    playing = { sound: wanted, howl: found.howl, id };
    fadeMusic(ms);
  };

  const wake = () => {
    const context = Howler.ctx as AudioContext | null;
    // Also 'interrupted', which a phone call leaves behind on iOS.
    if (!isPaused && context && context.state !== 'running')
      context.resume().catch((error: unknown) => log('sound did not resume', error));
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, wake);

  const unfollow = bridge.subscribe((state, before) => {
    if (state.musicVolume !== before.musicVolume || state.isMusicOn !== before.isMusicOn)
      playing?.howl.volume(musicLevel(), playing.id);
    if (state.effectsVolume !== before.effectsVolume || state.isEffectsOn !== before.isEffectsOn)
      for (const howl of bundles.values()) if (howl !== playing?.howl) howl.volume(effectsLevel());
  });

  const mixer: AudioMixer = {
    load: (name, bundle) =>
      new Promise((resolve) => {
        if (bundles.has(name)) return resolve();
        const done = () => {
          if (wanted?.startsWith(`${name}/`)) startMusic(1_200);
          resolve();
        };
        const howl = new Howl({
          src: [...bundle.src],
          sprite: { ...bundle.sprite },
          onload: done,
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
      const found = level > 0 && !isPaused ? find(sound) : null;
      if (!found) return;
      const id = found.howl.play(found.sprite);
      found.howl.volume(level * volume, id);
      if (rate !== 1) found.howl.rate(rate, id);
    },
    music(sound, fadeMs = 800) {
      wanted = sound;
      startMusic(fadeMs);
    },
    duck(ms) {
      endDuck?.();
      const cancel = clock.later(ms, () => {
        endDuck = null;
        fadeMusic(DUCK_FADE_MS * 3);
      });
      endDuck = cancel;
      fadeMusic(DUCK_FADE_MS);
    },
    pause() {
      isPaused = true;
      const context = Howler.ctx as AudioContext | null;
      context?.suspend().catch((error: unknown) => log('sound did not pause', error));
    },
    resume() {
      isPaused = false;
      wake();
    },
    unload(name) {
      const howl = bundles.get(name);
      if (!howl) return;
      if (playing?.howl === howl) playing = null;
      bundles.delete(name);
      howl.unload();
    },
    destroy() {
      unfollow();
      endDuck?.();
      endDuck = null;
      wanted = null;
      playing = null;
      for (const gesture of GESTURES) page.removeEventListener(gesture, wake);
      for (const name of [...bundles.keys()]) mixer.unload(name);
    },
  };
  return mixer;
};
