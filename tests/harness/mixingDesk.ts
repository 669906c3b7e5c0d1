import type { AudioMixer, Heard } from '#engine/canvas/audio/mixer.ts';
import type { SceneLink, SceneModule } from '#engine/canvas/stage/scene.ts';

/** The stage's sound in the harness's hands. */
export interface MixingDesk {
  /** What sounds now; null: no scene was built yet. */
  heard(): Heard | null;
  /** Holds the tension there, whatever the scene says of it; null: it is the scene's again. */
  hold(level: number | null): void;
  /** The same scene, heard through the desk. */
  through<Link extends SceneLink>(scene: SceneModule<Link>): SceneModule<Link>;
}

export const createMixingDesk = (): MixingDesk => {
  let mixer: AudioMixer | null = null;
  let held: number | null = null;
  return {
    heard: () => mixer?.heard() ?? null,
    hold(level) {
      held = level;
      if (level !== null) mixer?.tension(level);
    },
    through: (scene) => ({
      ...scene,
      create(context, link) {
        const { audio } = context;
        mixer = audio;
        const tension = (level: number) => audio.tension(held ?? level);
        return scene.create({ ...context, audio: { ...audio, tension } }, link);
      },
    }),
  };
};
