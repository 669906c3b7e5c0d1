import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { spread } from './spread.ts';

/** Lanterns that rise from the beach into the night, one after the other for as long as they are seen. */
export interface Lanterns {
  view: Container;
  resize(layout: Layout): void;
  /** Where they are after so many milliseconds. */
  float(timeMs: number): void;
}

const LANTERNS = 22;
/** Above and below the screen. Units. */
const OUTSIDE = 40;
/** Units a second; the large ones are near, and faster. */
const SPEED = { least: 26, more: 44 };
const SIZE = { least: 0.55, more: 1.15 };

export const createLanterns = (kit: Kit): Lanterns => {
  const view = new Container();
  const lanterns = Array.from({ length: LANTERNS }, (_, i) => {
    const near = i / LANTERNS;
    const light = kit.glow(0xffa64a);
    const body = kit.sprite('held');
    body.scale.set(SIZE.least + SIZE.more * near);
    light.scale.set(body.scale.x * 0.8);
    return { light, body, speed: SPEED.least + SPEED.more * near };
  });
  view.addChild(...lanterns.map(({ light }) => light), ...lanterns.map(({ body }) => body));
  let { width, height } = kit.context.layout();
  return {
    view,
    resize(layout) {
      ({ width, height } = layout);
    },
    float(timeMs) {
      const way = height + 2 * OUTSIDE;
      for (const [i, { light, body, speed }] of lanterns.entries()) {
        const risen = (spread(i * 2 + 5) * way + (timeMs / 1_000) * speed) % way;
        const sway = Math.sin(timeMs / 1_400 + i * 1.7);
        body.position.set(spread(i * 7 + 2) * width + 9 * sway, height + OUTSIDE - risen);
        body.rotation = 0.09 * sway;
        light.position.copyFrom(body.position);
        light.alpha = 0.5 + 0.12 * Math.sin(timeMs / 260 + i * 3.1);
      }
    },
  };
};
