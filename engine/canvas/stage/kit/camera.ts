import type { Container } from 'pixi.js';
import { linear } from '../ease.ts';
import type { Kit } from './kit.ts';

/** The eye on what a container shows. It moves nothing where motion is reduced; what is told carries it. */
export interface StageCamera {
  /** Comes closer to a spot of the container, in its units; `zoom` 1: as it was. */
  lean(spot: { x: number; y: number }, zoom: number): void;
  /** All stands for a blink, as at a blow. Milliseconds. */
  hitstop(ms: number): Promise<void>;
  /** Trembles by so many units, less and less. */
  shake(units: number, ms: number): Promise<void>;
  /** Goes back to as it was. */
  rest(ms: number): Promise<void>;
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
    hitstop: (ms) => kit.act.wait(kit.isCalm() ? 0 : ms),
    async shake(units, ms) {
      if (kit.isCalm()) return;
      const swings = (SWINGS * ms) / 1_000;
      await kit.act.run(
        (t) => {
          at.shake = units * (1 - t) ** 2 * Math.sin(Math.PI * swings * t);
          place();
        },
        { ms, ease: linear },
      );
    },
    async rest(ms) {
      const { zoom } = at;
      await kit.act.run(
        (t) => {
          at.zoom = zoom + (1 - zoom) * t;
          place();
        },
        { ms: kit.isCalm() ? 0 : ms },
      );
    },
  };
};
