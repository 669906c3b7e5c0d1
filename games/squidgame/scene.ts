import { createKit } from '#engine/canvas/stage/kit/kit.ts';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
import { wordsOf } from '#engine/canvas/stage/kit/room.ts';
import { createTelling } from '#engine/canvas/stage/kit/telling.ts';
import type { Scene, SceneContext, SceneModule } from '#engine/canvas/stage/scene.ts';
import { choose, lock, open, placePanels } from './inputs.ts';
import type { SquidLink } from './machine.ts';
import { createParts } from './parts.ts';
import { showPhase } from './phases.ts';
import { createPresenter } from './presenter.ts';
import type { Room } from './room.ts';
import { MUSIC_BUNDLES, SOUND_BUNDLES, SOUNDS, tensionOf } from './sounds.ts';
import { createTable } from './table.ts';

const createScene = (context: SceneContext, link: SquidLink): Scene => {
  const { clock } = context;
  const words = wordsOf(context, 'squidgame');
  const kit = createKit(context);
  const parts = createParts(kit, {
    onStep: (pane) => choose(room, pane),
    onTake: () => lock(room),
  });
  const table = createTable(link);
  const telling = createTelling(kit, words.text('skip'), () => link.send({ type: 'skip' }));
  const room: Room = { kit, link, parts, table, telling, ...words };
  const showTime = () => {
    const left = table.millisLeft(clock.now());
    if (left === 0) open(room, false);
    parts.lamp.show(left, table.tuning()?.clockMs ?? 1);
  };

  return {
    ...createLife(kit, {
      view: parts.view,
      link,
      presenter: createPresenter(room),
      music: SOUNDS.music,
      tension: () => tensionOf(table),
      purse: parts.purse,
      ribbon: parts.ribbon,
      telling,
      awayText: words.text('reconnecting'),
      follow: () => showPhase(room),
      onFrame: showTime,
    }),
    async prepare() {
      parts.world.bridge.set(table);
      parts.world.figure.stand(0, 0);
    },
    resize(layout) {
      telling.resize();
      kit.resize(layout);
      parts.resize(layout);
      placePanels(room);
    },
  };
};

export const scene: SceneModule<SquidLink> = {
  bundles: {
    art: ['club', 'squidgame', 'squidgame-night'],
    sounds: SOUND_BUNDLES,
    music: MUSIC_BUNDLES,
  },
  orientation: 'any',
  create: createScene,
};
