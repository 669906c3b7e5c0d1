import { Container } from 'pixi.js';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { createInputs } from './inputs.ts';
import type { FtoLink } from './machine.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

const createScene = (context: SceneContext, link: FtoLink): Scene => {
  const parts = createParts(context, {
    onPick: (cell) => inputs.pick(cell),
    onStart: () => inputs.start(),
    onSkip: () => link.send({ type: 'skip' }),
  });
  const { kit, kopitiam, hud, timer, burst, coins, board, lobby, summary, ribbon, telling } = parts;
  const view = new Container();
  view.addChild(
    kopitiam.view,
    board.view,
    kopitiam.front,
    lobby.shade,
    summary.shade,
    // Petals fall and coins fly behind whatever is to be read, and in its light.
    burst.view,
    coins.view,
    lobby.view,
    summary.view,
    hud.view,
    timer.view,
    ribbon.view,
  );

  const table = createTable(link);
  const inputs = createInputs(parts, link, table);
  const phases = createPhases(parts, link, table, inputs);
  const life = createLife(kit, {
    view,
    link,
    presenter: createPresenter(parts, link, table, inputs),
    music: SOUNDS.music,
    tension: () => tensionOf(table, timer.isUrgent()),
    purse: hud.purse,
    ribbon,
    telling,
    awayText: context.texts('fto.reconnecting'),
    ...phases,
  });

  return {
    ...life,
    async prepare() {
      hud.progress([], 0, null);
    },
    resize(layout) {
      for (const part of [telling, kit, kopitiam, hud, timer, burst, board]) part.resize(layout);
      for (const part of [lobby, summary, ribbon]) part.resize(layout);
    },
    destroy() {
      lobby.close();
      summary.close();
      board.destroy();
      life.destroy();
    },
  };
};

export const scene: SceneModule<FtoLink> = {
  bundles: {
    art: ['club', 'fto', 'fto-table'],
    sounds: SOUND_BUNDLES,
    music: MUSIC_BUNDLES,
  },
  orientation: 'any',
  create: createScene,
};
