import type { Surroundings } from '#contract/recording.ts';
import { pageVisibility } from '../device/visibility.ts';
import { deviceOf } from './device.ts';
import type { Ground } from './ground.ts';

/** What is told of a stage while a scene is on it, for a recording. */
export interface StageNotes {
  around(change: Surroundings): void;
  /** A frame was shown, so many milliseconds after the one before. */
  frame(deltaMs: number): void;
}

/** Tells `notes` what changes around the scene; null: nobody is told. */
export const createNoting = (
  { app, element, bridge, frames }: Pick<Ground, 'app' | 'element' | 'bridge' | 'frames'>,
  notes: () => StageNotes | null,
) => {
  const visibility = pageVisibility();
  let pausedBy: string | null = null;
  const size = (): Surroundings => ({
    size: {
      width: element.clientWidth,
      height: element.clientHeight,
      density: app.renderer.resolution,
      ...deviceOf(element),
    },
  });
  const ofBridge = (): Surroundings => {
    const { language, isMotionReduced, isQuick, ...heard } = bridge.get();
    const { isMusicOn, isEffectsOn, musicVolume, effectsVolume } = heard;
    const sound = {
      music: isMusicOn ? musicVolume : 0,
      effects: isEffectsOn ? effectsVolume : 0,
    };
    return { language, isMotionReduced, isQuick, sound };
  };
  const lose = () => notes()?.around({ isContextLost: true });
  const restore = () => notes()?.around({ isContextLost: false });
  app.canvas.addEventListener('webglcontextlost', lose);
  app.canvas.addEventListener('webglcontextrestored', restore);
  const stops = [
    frames.add((deltaMs) => notes()?.frame(deltaMs)),
    visibility.watch((isVisible) => notes()?.around({ isVisible })),
    bridge.subscribe((now, before) => {
      // Coins come with the answers.
      if (now.coins === before.coins) notes()?.around(ofBridge());
    }),
    () => app.canvas.removeEventListener('webglcontextlost', lose),
    () => app.canvas.removeEventListener('webglcontextrestored', restore),
  ];
  return {
    /** The scene comes on: all is told. */
    begin() {
      const isVisible = visibility.isVisible();
      notes()?.around({ ...size(), ...ofBridge(), isVisible, pausedBy, isOn: true });
    },
    resized: () => notes()?.around(size()),
    paused(by: string | null) {
      if (by === pausedBy) return;
      pausedBy = by;
      notes()?.around({ pausedBy });
    },
    destroy() {
      for (const stop of stops) stop();
    },
  };
};
