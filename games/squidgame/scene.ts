import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import { choose, lock, open, placePanels } from './inputs.ts';
import { createParts } from './parts.ts';
import { showPhase } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { Room } from './room.ts';
import type { SquidEvent, SquidView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

export const scene = defineScene<SquidEvent, SquidView>(
  { key: 'squidgame', art: ['squidgame-night'] },
  (hands) => {
    const { kit, link } = hands;
    const parts = createParts(kit, {
      onStep: (pane) => choose(room, pane),
      onTake: () => lock(room),
    });
    const table = createTable(link);
    const room: Room = { ...hands, parts, table };
    return {
      view: parts.view,
      presenter: createPresenter(room),
      tension: () => tensionOf(table),
      purse: parts.purse,
      follow: () => showPhase(room),
      onFrame() {
        const left = table.millisLeft(kit.context.clock.now());
        if (left === 0) open(room, false);
        parts.lamp.show(left, table.tuning()?.clockMs ?? 1);
      },
      prepare() {
        parts.world.bridge.set(table);
        parts.world.figure.wait();
      },
      resize(layout) {
        parts.resize(layout);
        placePanels(room);
      },
    };
  },
);
