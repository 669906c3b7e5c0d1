import clubM4a from '#assets/audio/club.m4a?url';
import clubSprite from '#assets/audio/club.sprite.json';
import clubWebm from '#assets/audio/club.webm?url';
import musicM4a from '#assets/audio/rock-scissor-paper-music.m4a?url';
import musicSprite from '#assets/audio/rock-scissor-paper-music.sprite.json';
import musicWebm from '#assets/audio/rock-scissor-paper-music.webm?url';
import { bridge } from '#engine/bridge.ts';
import type { SoundBundle } from '#engine/canvas/audio/bundle.ts';
import { createMixer } from '#engine/canvas/audio/mixer.ts';
import { wallClock } from '#engine/core/clock.ts';
import { logFailure } from '#src/base/log.ts';

// TypeScript reads the lists of a JSON file without their lengths.
const spriteOf = (sprite: object) => sprite as SoundBundle['sprite'];
const CLUB = { src: [clubWebm, clubM4a], sprite: spriteOf(clubSprite) };
const MUSIC = { src: [musicWebm, musicM4a], sprite: spriteOf(musicSprite) };

/** The music goes on for so long after the last touch: long enough to judge it by. */
const MUSIC_MS = 6000;
/** A slider that is dragged makes a sound no more often. */
const BETWEEN_MS = 120;

export interface Samples {
  /** Plays an effect as loud as effects are now. */
  effect(): void;
  /** Plays music as loud as it is now, for some seconds. */
  music(): void;
  /** Stops and frees everything. */
  end(): void;
}

/** Something to hear while the volumes are set; both follow the bridge, as in the games. */
export const createSamples = (): Samples => {
  const mixer = createMixer(bridge, wallClock, logFailure);
  const club = mixer.load('club', CLUB);
  let last = 0;
  let cancel = () => {};
  return {
    effect() {
      const now = wallClock.now();
      if (now - last < BETWEEN_MS) return;
      last = now;
      void club.then(() => mixer.effect('club/coin-tick'));
    },
    music() {
      mixer.offer('music', MUSIC);
      mixer.music('music', 200);
      mixer.tension(1);
      cancel();
      cancel = wallClock.later(MUSIC_MS, () => mixer.music(null));
    },
    end() {
      cancel();
      mixer.pause();
      mixer.destroy();
    },
  };
};
