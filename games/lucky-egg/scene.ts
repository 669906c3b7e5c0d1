import { Container } from 'pixi.js';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { createInputs } from './inputs.ts';
import type { EggLink } from './machine.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

const createScene = (context: SceneContext, link: EggLink): Scene => {
  const table = createTable(link);
  const parts = createParts(
    context,
    { onPress: (egg) => inputs.crack(egg), mayPress: table.mayPress },
    () => link.send({ type: 'skip' }),
  );
  const { kit, forest, sun, mother, nest, line, purse, burst, coins, prizes, board } = parts;
  const { ribbon, telling } = parts;
  const view = new Container();
  const behind = new Container();
  const beside = new Container();
  view.addChild(
    forest.sky,
    sun.view,
    forest.ridge,
    behind,
    forest.branch,
    nest.view,
    beside,
    mother.cover,
    forest.front,
    // Petals, coins and what comes out of an egg fly behind whatever is to be read.
    burst.view,
    prizes.view,
    coins.view,
    prizes.sign,
    sun.digits,
    line.view,
    board.view,
    purse.view,
    ribbon.view,
  );

  const inputs = createInputs(parts, link, table);
  const phases = createPhases(parts, link, table, inputs);
  const life = createLife(kit, {
    view,
    link,
    presenter: createPresenter(parts, link, table, inputs),
    music: SOUNDS.music,
    tension: () => tensionOf(table),
    purse,
    ribbon,
    telling,
    awayText: context.texts('lucky-egg.reconnecting'),
    ...phases,
  });

  return {
    ...life,
    async prepare() {
      nest.lay(table.eggs(), true);
      mother.sleep(true);
    },
    resize(layout) {
      // Beside the nest she stands before it, else behind.
      (layout.isWide ? beside : behind).addChild(mother.view);
      for (const part of [telling, kit, forest, sun, mother, nest, line, purse, burst, prizes])
        part.resize(layout);
      for (const part of [board, ribbon]) part.resize(layout);
      // The desk is never the scene's here: messages stand above it.
      ribbon.view.position.set(line.view.x, line.view.y - 42);
    },
  };
};

export const scene: SceneModule<EggLink> = {
  bundles: {
    art: ['club', 'lucky-egg', 'lucky-egg-forest'],
    sounds: SOUND_BUNDLES,
    music: MUSIC_BUNDLES,
  },
  orientation: 'any',
  create: createScene,
};
