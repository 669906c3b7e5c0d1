import type { Bridge, BridgeState } from '../../bridge.ts';
import type { Clock } from '../../core/clock.ts';

/** What is heard together and as loud: music, effects, and the voice in which a result is told. */
export type Bus = 'music' | 'effects' | 'voice';

/** How loud each bus is: the player's two volumes, and the music lowered under what is told. */
export interface Buses {
  /** 0..1; 0: nothing of it is heard. */
  gain(bus: Bus): number;
  gains(): Readonly<Record<Bus, number>>;
  /** Lowers the music for so long at least. Milliseconds. */
  duck(ms: number): void;
  /** Calls back when a gain changed, with the milliseconds in which that is to be heard; the answer stops it. */
  watch(callback: (fadeMs: number) => void): () => void;
  destroy(): void;
}

const DUCKED = 0.4;
const DUCK_MS = 220;
const RISE_MS = 660;

const VOLUMES: Readonly<Record<Bus, (state: BridgeState) => number>> = {
  music: ({ isMusicOn, musicVolume }) => (isMusicOn ? musicVolume : 0),
  effects: ({ isEffectsOn, effectsVolume }) => (isEffectsOn ? effectsVolume : 0),
  voice: ({ isEffectsOn, effectsVolume }) => (isEffectsOn ? effectsVolume : 0),
};

export const createBuses = (bridge: Bridge, clock: Pick<Clock, 'now' | 'later'>): Buses => {
  const watchers = new Set<(fadeMs: number) => void>();
  const tell = (fadeMs: number) => {
    for (const watcher of watchers) watcher(fadeMs);
  };
  const unfollow = bridge.subscribe((state, before) => {
    const isChanged = (bus: Bus) => VOLUMES[bus](state) !== VOLUMES[bus](before);
    if (isChanged('music') || isChanged('effects')) tell(0);
  });
  let duckedUntil = 0;
  let endDuck: (() => void) | null = null;
  const gain = (bus: Bus) => VOLUMES[bus](bridge.get()) * (bus === 'music' && endDuck ? DUCKED : 1);
  return {
    gain,
    gains: () => ({ music: gain('music'), effects: gain('effects'), voice: gain('voice') }),
    duck(ms) {
      duckedUntil = Math.max(duckedUntil, clock.now() + ms);
      endDuck?.();
      endDuck = clock.later(duckedUntil - clock.now(), () => {
        endDuck = null;
        tell(RISE_MS);
      });
      tell(DUCK_MS);
    },
    watch(callback) {
      watchers.add(callback);
      return () => watchers.delete(callback);
    },
    destroy() {
      unfollow();
      endDuck?.();
    },
  };
};
