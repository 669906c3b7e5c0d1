import { Container } from 'pixi.js';
import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import { createInputs } from './inputs.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { FtoEvent, FtoView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

export const scene = defineScene<FtoEvent, FtoView>({ key: 'fto', art: ['fto-table'] }, (hands) => {
  const { link } = hands;
  const parts = createParts(hands, {
    onPick: (cell) => inputs.pick(cell),
    onStart: () => inputs.start(),
  });
  const { kopitiam, hud, timer, burst, coins, board, lobby, summary } = parts;
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
  );

  const table = createTable(link);
  const inputs = createInputs(parts, link, table);
  return {
    view,
    presenter: createPresenter(parts, link, table, inputs),
    tension: () => tensionOf(table, timer.isUrgent()),
    purse: hud.purse,
    ...createPhases(parts, link, table, inputs),
    prepare() {
      hud.progress([], 0, null);
    },
    resize(layout) {
      for (const part of [kopitiam, hud, timer, burst, board, lobby, summary]) part.resize(layout);
    },
    destroy() {
      lobby.close();
      summary.close();
      board.destroy();
    },
  };
});
