import type { EASES } from '#engine/canvas/stage/ease.ts';
import type { SceneContext, SceneLink, SceneModule } from '#engine/canvas/stage/scene.ts';
import { beatOf, heldOf, type TweenGroup, type TweenOptions } from '#engine/canvas/stage/tweens.ts';

/** One movement, as it was begun; times in shown milliseconds. */
export interface Movement {
  /** Its beat's; null: it was computed. */
  name: string | null;
  from: number;
  delay: number;
  ms: number;
  ease: keyof typeof EASES;
  /** When it came to its end; null: it goes on. */
  endedAt: number | null;
}

/** What moves since the last touch. */
export interface Timeline {
  movements(): readonly Movement[];
  /** Shown milliseconds. */
  now(): number;
  /** A touch: from here on it is noted anew. */
  clear(): void;
  /** The same scene, its movements noted. */
  through<Link extends SceneLink>(scene: SceneModule<Link>): SceneModule<Link>;
}

/** After the first movement so long: what goes on by itself meanwhile is no answer to a touch. Milliseconds. */
const NOTED_MS = 10_000;

const NAME = Symbol('name');
/** The name goes along where an entry is spread, and no JSON has it. */
export const label = (beat: object, name: string): void => {
  Object.assign(beat, { [NAME]: name });
};
const nameOf = (beat: object): string | null => (beat as { [NAME]?: string })[NAME] ?? null;

/** Calls back where a finger comes down, and at a press without one: of a key, or of the way to a phase. */
export const onTouch = (element: HTMLElement, callback: () => void): (() => void) => {
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) callback();
  };
  element.addEventListener('pointerdown', callback, { capture: true });
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', callback, { capture: true });
    element.removeEventListener('click', onClick, { capture: true });
  };
};

export const createTimeline = (): Timeline => {
  let movements: Movement[] = [];
  let now = () => 0;

  const noteIn = ({ bridge, frames }: SceneContext, group: TweenGroup): TweenGroup => {
    const note = (options: TweenOptions, begin: () => Promise<void>): Promise<void> => {
      const { ms, delay = 0, ease = 'cubicOut' } = heldOf(options, bridge.get().isMotionReduced);
      const done = begin();
      const from = frames.now();
      if (ms + delay <= 0 || from - (movements[0]?.from ?? from) > NOTED_MS) return done;
      const movement: Movement = {
        name: nameOf(options),
        from,
        delay,
        ms,
        ease,
        endedAt: null,
      };
      movements.push(movement);
      const end = () => {
        movement.endedAt = frames.now();
      };
      done.then(end, end);
      return done;
    };
    return {
      ...group,
      run: (step, options) => note(options, () => group.run(step, options)),
      to: (target, moves, options) => note(options, () => group.to(target, moves, options)),
      wait: (time, signal) => note(beatOf(time), () => group.wait(time, signal)),
    };
  };
  const clear = () => {
    movements = [];
  };

  return {
    movements: () => movements,
    now: () => now(),
    clear,
    through: (scene) => ({
      ...scene,
      create(context, link) {
        clear();
        ({ now } = context.frames);
        const tweens = () => noteIn(context, context.tweens());
        return scene.create({ ...context, tweens }, link);
      },
    }),
  };
};
