import type { Bundle } from './bundle.ts';

/** Every bundle of sounds by its name; its score is played when it is asked for. */
export const BUNDLES: Readonly<Record<string, () => Promise<Bundle>>> = {
  club: async () => (await import('./club.ts')).clubBundle(),
  fto: async () => (await import('./fto.ts')).ftoBundle(),
  'fto-music': async () => (await import('./fto-music.ts')).ftoMusicBundle(),
  'lucky-egg': async () => (await import('./lucky-egg.ts')).luckyEggBundle(),
  'lucky-egg-music': async () => (await import('./lucky-egg-music.ts')).luckyEggMusicBundle(),
  squidgame: async () => (await import('./squidgame.ts')).squidgameBundle(),
  'squidgame-music': async () => (await import('./squidgame-music.ts')).squidgameMusicBundle(),
  'rock-scissor-paper': async () => (await import('./rock-scissor-paper.ts')).shadowPlayBundle(),
  'rock-scissor-paper-music': async () =>
    (await import('./rock-scissor-paper-music.ts')).shadowPlayMusicBundle(),
  'spin-wheel': async () => (await import('./spin-wheel.ts')).wauBundle(),
  'spin-wheel-music': async () => (await import('./spin-wheel-music.ts')).wauMusicBundle(),
  'quiz-draw': async () => (await import('./quiz-draw.ts')).nightMarketBundle(),
  'quiz-draw-music': async () => (await import('./quiz-draw-music.ts')).nightMarketMusicBundle(),
};
