import { Container } from 'pixi.js';
import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import { createInputs } from './inputs.ts';
import { createParts } from './parts.ts';
import { createPhases } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { Drawn, DrawView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';
import { placesOf } from './view/place.ts';

export const scene = defineScene<Drawn, DrawView>(
  { key: 'quiz-draw', texts: 'event:stage', art: ['quiz-draw-market'] },
  (hands) => {
    const { link } = hands;
    const parts = createParts(hands);
    const { market, strings, hero, burst, slip } = parts;
    const view = new Container();
    view.addChild(market.back, strings.view, market.front, hero.view);
    // Petals fall behind whatever is to be read.
    view.addChild(burst.view, slip.view);

    const table = createTable(link);
    const inputs = createInputs(parts, link, table);
    return {
      view,
      presenter: createPresenter(parts, table),
      tension: () => tensionOf(table),
      // The draw pays no coins: there is no balance to show.
      purse: { balance: () => {} },
      ...createPhases(parts, link, table, inputs),
      prepare() {
        inputs.offer();
        strings.set(table.lanterns());
      },
      resize(layout) {
        for (const part of [market, hero, burst, slip]) part.resize(layout);
        const { room } = placesOf(layout);
        strings.place(room);
        inputs.place(room);
      },
      skip: inputs.skip,
      destroy: inputs.retire,
    };
  },
);
