import type { Howl } from 'howler';
import type { Bridge } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';

/** A sound of a bundle that is there. */
export interface BundleSound {
  howl: Howl;
  sprite: string;
}

/** The channel of music: one piece at a time, faded, as loud as the bridge says. */
export interface MusicChannel {
  /** Fades to other music, or to none with null; it begins when its bundle is there. */
  play(sound: string | null, fadeMs: number): void;
  /** A bundle is there now. */
  arrived(bundle: string): void;
  /** Lowers the music for so long. */
  duck(ms: number): void;
  /** True for the bundle that plays. */
  isOf(howl: Howl): boolean;
  /** A bundle goes, and its music with it. */
  forget(howl: Howl): void;
  destroy(): void;
}

const DUCKED = 0.3;
const DUCK_FADE_MS = 220;
const ARRIVED_FADE_MS = 1_200;

interface Playing extends Pick<BundleSound, 'howl'> {
  sound: string;
  id: number;
}

/** `find` answers null for what is not loaded. */
export const createMusic = (
  bridge: Bridge,
  clock: Pick<Clock, 'later'>,
  find: (sound: string) => BundleSound | null,
): MusicChannel => {
  let playing: Playing | null = null;
  let wanted: string | null = null;
  let endDuck: (() => void) | null = null;

  const level = () => {
    const { musicVolume, isMusicOn } = bridge.get();
    return isMusicOn ? musicVolume * (endDuck ? DUCKED : 1) : 0;
  };
  const unfollow = bridge.subscribe((state, before) => {
    if (state.musicVolume !== before.musicVolume || state.isMusicOn !== before.isMusicOn)
      playing?.howl.volume(level(), playing.id);
  });

  const fade = (ms: number) => {
    if (playing)
      playing.howl.fade(playing.howl.volume(playing.id) as number, level(), ms, playing.id);
  };
  const stop = (ms: number) => {
    if (!playing) return;
    const { howl, id } = playing;
    playing = null;
    if (ms <= 0) return void howl.stop(id);
    howl.fade(howl.volume(id) as number, 0, ms, id);
    howl.once('fade', () => howl.stop(id), id);
  };
  const start = (ms: number) => {
    if (playing?.sound === wanted) return;
    const found = wanted === null ? null : find(wanted);
    stop(ms);
    if (wanted === null || !found) return;
    const id = found.howl.play(found.sprite);
    found.howl.volume(0, id);
    playing = { sound: wanted, howl: found.howl, id };
    fade(ms);
  };

  return {
    play(sound, fadeMs) {
      wanted = sound;
      start(fadeMs);
    },
    arrived(bundle) {
      if (wanted?.startsWith(`${bundle}/`)) start(ARRIVED_FADE_MS);
    },
    duck(ms) {
      endDuck?.();
      endDuck = clock.later(ms, () => {
        endDuck = null;
        fade(DUCK_FADE_MS * 3);
      });
      fade(DUCK_FADE_MS);
    },
    isOf: (howl) => playing?.howl === howl,
    forget(howl) {
      if (playing?.howl === howl) playing = null;
    },
    destroy() {
      unfollow();
      endDuck?.();
      endDuck = null;
      wanted = null;
      playing = null;
    },
  };
};
