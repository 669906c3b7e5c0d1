import { Container } from 'pixi.js';
import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createInputs } from './inputs.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { WheelEvent, WheelView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';
import { BANNER } from './view/banner.ts';

/** With quick results so much of a spin is shown. Milliseconds. */
const QUICK_MS = 780;

export const scene = defineScene<WheelEvent, WheelView>(
  { key: 'spin-wheel', quickMs: QUICK_MS },
  (hands) => {
    const { link } = hands;
    const parts = createParts(hands);
    const { context, sky, kite, hint, legend, ascent, banner, burst, purse } = parts;
    const view = new Container();
    // Petals fall behind whatever is to be read.
    view.addChild(sky.view, kite.view, burst.view, hint.view, legend.view);
    view.addChild(banner.view, purse.view);

    const table = createTable(context.frames, link);
    const inputs = createInputs(parts, link, table);
    /** The kite below the chances, and what lies on it. */
    const placeKite = (layout: Layout) => {
      kite.resize(layout, sky.hand(), legend.height());
      const { x, y, r } = kite.wheel();
      banner.place(x, y + r * 0.55, Math.min(layout.width - 10, 2.4 * r) / BANNER.width);
      inputs.place();
    };
    return {
      view,
      presenter: createPresenter(parts, link, table, inputs),
      tension: () => tensionOf(table),
      purse,
      ...createPhases(parts, link, table, inputs, () => placeKite(context.layout())),
      prepare: inputs.offer,
      skip: inputs.skip,
      resize(layout) {
        for (const part of [sky, hint, legend, burst, purse]) part.resize(layout);
        placeKite(layout);
        ascent.resize();
      },
      destroy() {
        inputs.retire();
        kite.destroy();
        sky.destroy();
      },
    };
  },
);
