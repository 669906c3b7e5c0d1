import { Container } from 'pixi.js';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { createInputs } from './inputs.ts';
import type { WheelLink } from './machine.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
import { createTable } from './table.ts';
import { BANNER } from './view/banner.ts';

const createScene = (context: SceneContext, link: WheelLink): Scene => {
  const parts = createParts(context, () => inputs.skip());
  const { kit, sky, kite, hint, legend, ascent, banner, burst, purse, ribbon, telling } = parts;
  const view = new Container();
  // Petals fall behind whatever is to be read.
  view.addChild(sky.view, kite.view, burst.view, hint.view, legend.view);
  view.addChild(banner.view, purse.view, ribbon.view);

  const table = createTable(context.frames, link);
  const inputs = createInputs(parts, link, table);
  /** The kite below the chances, and what lies on it. */
  const placeKite = (layout: Layout) => {
    kite.resize(layout, sky.hand(), legend.height());
    const { x, y, r } = kite.wheel();
    banner.place(x, y + r * 0.55, Math.min(layout.width - 10, 2.4 * r) / BANNER.width);
    inputs.place();
  };
  const life = createLife(kit, {
    view,
    link,
    presenter: createPresenter(parts, link, table, inputs),
    music: SOUNDS.music,
    tension: () => tensionOf(table),
    purse,
    ribbon,
    telling,
    awayText: context.texts('spin-wheel.reconnecting'),
    ...createPhases(parts, link, table, inputs, () => placeKite(context.layout())),
  });

  return {
    ...life,
    async prepare() {
      inputs.offer();
    },
    resize(layout) {
      for (const part of [telling, kit, sky, hint, legend, burst, purse, ribbon])
        part.resize(layout);
      placeKite(layout);
      ascent.resize();
    },
    destroy() {
      inputs.retire();
      life.destroy();
      kite.destroy();
      sky.destroy();
    },
  };
};

export const scene: SceneModule<WheelLink> = {
  bundles: { art: ['club', 'spin-wheel'], sounds: SOUND_BUNDLES, music: MUSIC_BUNDLES },
  orientation: 'any',
  create: createScene,
};
