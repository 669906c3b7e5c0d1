import type { Kit } from '#engine/canvas/stage/kit/kit.ts';

/** Of what is skipped nothing is heard. */
export const play = ({ act, context }: Kit, sound: string): void => {
  if (!act.isSkipping()) context.audio.effect(sound);
};

/** Nor of what tells a result. */
export const playResult = ({ act, context }: Kit, sound: string): void => {
  if (!act.isSkipping()) context.audio.tell(sound);
};
