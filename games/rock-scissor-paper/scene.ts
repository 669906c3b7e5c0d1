import { createKit } from '#engine/canvas/stage/kit/kit.ts';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import { wordsOf } from '#engine/canvas/stage/kit/room.ts';
import { createTelling } from '#engine/canvas/stage/kit/telling.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { choose } from './inputs.ts';
import type { RpsLink } from './machine.ts';
import { createParts } from './parts.ts';
import { showPhase } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { Room } from './room.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
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

const createScene = (context: SceneContext, link: RpsLink): Scene => {
  const kit = createKit(context);
  const words = wordsOf(context, 'rock-scissor-paper');
  const parts = createParts(kit, { onThrow: (hand) => choose(room, hand), send: link.send });
  const table = createTable(link);
  const telling = createTelling(kit, words.text('skip'), () => link.send({ type: 'skip' }));
  const room: Room = { kit, link, parts, table, telling, ...words };
  const life = createLife(kit, {
    view: parts.view,
    link,
    presenter: createPresenter(room),
    music: SOUNDS.music,
    tension: () => tensionOf(table, link.state().phase === 'settled'),
    purse: parts.purse,
    ribbon: parts.ribbon,
    telling,
    awayText: words.text('reconnecting'),
    follow: () => showPhase(room),
    onFrame: () => showTime(room),
  });

  return {
    ...life,
    async prepare() {},
    resize(layout) {
      telling.resize();
      kit.resize(layout);
      parts.resize(layout);
    },
    destroy() {
      parts.retire();
      life.destroy();
    },
  };
};

export const scene: SceneModule<RpsLink> = {
  bundles: {
    art: ['club', 'rock-scissor-paper', 'rock-scissor-paper-kelir'],
    sounds: SOUND_BUNDLES,
    music: MUSIC_BUNDLES,
  },
  // On a turned phone its three hands and their names are short of room.
  orientation: 'portrait',
  create: createScene,
};
