import { defineScene } from '#engine/canvas/stage/kit/defineScene.ts';
import { choose } from './inputs.ts';
import { createParts } from './parts.ts';
import { showPhase } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { Room } from './room.ts';
import type { RpsEvent, RpsView } from './shapes.ts';
import { tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

/** What is left of the throw's time is the lamp's light, of the search's the lantern's number. */
const showTime = ({ parts, table }: Room): void => {
  const throwMs = table.ms('throwMs');
  const left = table.millisLeft('throwMs');
  // What the showing of the last throw takes is not the player's to count.
  const own = left === null ? null : Math.min(throwMs, left);
  parts.lamp.show(own, throwMs);
  parts.theatre.light(own === null ? 1 : own / throwMs);
  parts.search.left(table.millisLeft('seekMs'));
};

export const scene = defineScene<RpsEvent, RpsView>(
  {
    key: 'rock-scissor-paper',
    art: ['rock-scissor-paper-kelir'],
    // On a turned phone its three hands and their names are short of room.
    orientation: 'portrait',
  },
  (hands) => {
    const { kit, link } = hands;
    const parts = createParts(kit, { onThrow: (hand) => choose(room, hand), send: link.send });
    const table = createTable(link);
    const room: Room = { ...hands, parts, table };
    return {
      view: parts.view,
      presenter: createPresenter(room),
      tension: () => tensionOf(table, link.state().phase === 'settled'),
      purse: parts.purse,
      follow: () => showPhase(room),
      onFrame: () => showTime(room),
      resize: parts.resize,
      destroy: parts.retire,
    };
  },
);
