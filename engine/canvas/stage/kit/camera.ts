import type { Container } from 'pixi.js';
import { beatOf, type Time } from '../tweens.ts';
import type { Kit } from './kit.ts';

/** The eye on what a container shows. It moves nothing where motion is reduced; what is told carries it. */
export interface StageCamera {
  /** Comes closer to a spot of the container, in its units; `zoom` 1: as it was. */
  lean(spot: { x: number; y: number }, zoom: number): void;
  /** All stands for a blink, as at a blow. */
  hitstop(time: Time): Promise<void>;
  /** Trembles by so many units, less and less. */
  shake(units: number, time: Time): Promise<void>;
  /** Goes back to as it was. */
  rest(time: Time): Promise<void>;
}

/** Half swings of a shake a second. */
const SWINGS = 30;

export const createCamera = (kit: Kit, view: Container): StageCamera => {
  const at = { x: 0, y: 0, zoom: 1, shake: 0 };
  const place = () => {
    view.pivot.set(at.x, at.y);
    view.position.set(at.x + at.shake, at.y + at.shake * 0.6);
    view.scale.set(at.zoom);
  };
  return {
    lean({ x, y }, zoom) {
      if (kit.isCalm()) return;
      Object.assign(at, { x, y, zoom });
      place();
    },
    hitstop: (time) => kit.act.wait(kit.isCalm() ? 0 : time),
    async shake(units, time) {
      if (kit.isCalm()) return;
      const beat = beatOf(time);
      const swings = (SWINGS * beat.ms) / 1_000;
      await kit.act.run(
        (t) => {
          at.shake = units * (1 - t) ** 2 * Math.sin(Math.PI * swings * t);
          place();
        },
        { ease: 'linear', ...beat },
      );
    },
    async rest(time) {
      const { zoom } = at;
      await kit.act.run(
        (t) => {
          at.zoom = zoom + (1 - zoom) * t;
          place();
        },
        { ...beatOf(time), calm: { ms: 0 } },
      );
    },
  };
};
