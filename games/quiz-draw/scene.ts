import { Container } from 'pixi.js';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { createInputs } from './inputs.ts';
import type { DrawLink } from './machine.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
import { createTable } from './table.ts';
import { placesOf } from './view/place.ts';

const createScene = (context: SceneContext, link: DrawLink): Scene => {
  const parts = createParts(context, () => inputs.skip());
  const { kit, market, strings, hero, burst, slip, ribbon, telling } = parts;
  const view = new Container();
  view.addChild(market.back, strings.view, market.front, hero.view);
  // Petals fall behind whatever is to be read.
  view.addChild(burst.view, slip.view, ribbon.view);

  const table = createTable(link);
  const inputs = createInputs(parts, link, table);
  const life = createLife(kit, {
    view,
    link,
    presenter: createPresenter(parts, table),
    music: SOUNDS.music,
    tension: () => tensionOf(table),
    // The draw pays no coins: there is no balance to show.
    purse: { balance: () => {} },
    ribbon,
    awayText: context.texts('event:stage.reconnecting'),
    ...createPhases(parts, link, table, inputs),
  });

  return {
    ...life,
    async prepare() {
      inputs.offer();
      strings.set(table.lanterns());
    },
    resize(layout) {
      for (const part of [telling, kit, market, hero, burst, slip, ribbon]) part.resize(layout);
      const { room } = placesOf(layout);
      strings.place(room);
      inputs.place(room);
    },
    destroy() {
      inputs.retire();
      life.destroy();
    },
  };
};

export const scene: SceneModule<DrawLink> = {
  bundles: {
    art: ['club', 'quiz-draw', 'quiz-draw-market'],
    sounds: SOUND_BUNDLES,
    music: MUSIC_BUNDLES,
  },
  orientation: 'any',
  create: createScene,
};
