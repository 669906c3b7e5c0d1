import { Container } from 'pixi.js';
import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import { createInputs } from './inputs.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { EggEvent, EggView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

export const scene = defineScene<EggEvent, EggView>(
  { key: 'lucky-egg', art: ['lucky-egg-forest'] },
  (hands) => {
    const { link } = hands;
    const table = createTable(link);
    const parts = createParts(hands, {
      onPress: (egg) => inputs.crack(egg),
      mayPress: table.mayPress,
    });
    const { forest, sun, mother, nest, line, purse, burst, coins, prizes, board, ribbon } = parts;
    const view = new Container();
    const behind = new Container();
    const beside = new Container();
    const night = new Container({ isRenderGroup: true });
    night.addChild(
      forest.sky,
      sun.view,
      forest.ridge,
      behind,
      forest.branch,
      nest.view,
      beside,
      mother.cover,
      forest.front,
    );
    view.addChild(
      night,
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
    return {
      view,
      presenter: createPresenter(parts, link, table, inputs),
      tension: () => tensionOf(table),
      purse,
      ribbon,
      ...createPhases(parts, link, table, inputs),
      prepare() {
        nest.lay(table.eggs(), true);
        mother.sleep(true);
      },
      resize(layout) {
        // Beside the nest she stands before it, else behind.
        (layout.isWide ? beside : behind).addChild(mother.view);
        for (const part of [forest, sun, mother, nest, line, purse, burst, prizes])
          part.resize(layout);
        for (const part of [board, ribbon]) part.resize(layout);
        // The desk is never the scene's here: messages stand above it.
        ribbon.view.position.set(line.view.x, line.view.y - 42);
      },
    };
  },
);
