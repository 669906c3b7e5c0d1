import { expect, test } from 'vitest';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SQUID_MOST } from '#games/squidgame/tuning.ts';
import { createRung, RUNG_ROOM } from './rung.ts';

/** Of a digit, as a share of its size: wider than any of the face. */
const WIDE = 0.68;

/** Digits and pictures that know their size, and no more. */
const kit = () => {
  const texts: { width: number; scale: { x: number } }[] = [];
  const scaled = () => {
    const scale = { x: 1, y: 1, set: (x: number, y = x) => Object.assign(scale, { x, y }) };
    return scale;
  };
  const sprite = () => ({ scale: scaled(), position: { set() {} } });
  const digits = (text: string, fontSize: number) => {
    const made = {
      ...sprite(),
      style: { fontSize },
      get width(): number {
        return text.length * WIDE * this.style.fontSize * this.scale.x;
      },
    };
    texts.push(made);
    return made;
  };
  const fake = { sprite, digits, context: { art: { frame() {} } } } as unknown as Kit;
  return { fake, texts };
};

test.each([1_9200, 10_9350, 122_8801, 983_0401, SQUID_MOST])(
  'the number of %i ten-thousandths stays on its tablet at every size, reached or not',
  (multiplier) => {
    const { fake, texts } = kit();
    const rung = createRung(fake, 5, multiplier);
    for (const scale of [0.5, 0.62, 0.74]) {
      rung.resize(scale);
      for (const crossed of [3, 4, 5, 6]) {
        rung.show(0, scale, crossed, undefined);
        const grow = crossed === 5 ? 1.16 : 1;
        expect(texts[0]?.width).toBeLessThanOrEqual(RUNG_ROOM * 0.7 * grow + 0.01);
      }
    }
  },
);
