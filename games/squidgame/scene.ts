import { createKit } from '#engine/canvas/stage/kit/kit.ts';
import { createLife } from '#engine/canvas/stage/kit/life.ts';
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
  const { texts, clock, controls } = context;
  const text: Room['text'] = (key, values) => texts(`squidgame.${key}`, values);
  const kit = createKit(context);
  const parts = createParts(kit, {
    onStep: (pane) => choose(room, pane),
    onTake: () => lock(room),
  });
  const table = createTable(link);
  const telling = createTelling(kit, text('skip'), () => link.send({ type: 'skip' }));
  const say: Room['say'] = (what, values) => controls.say(text(`said.${what}`, values));
  const room: Room = { kit, link, parts, table, telling, text, say };
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
      awayText: text('reconnecting'),
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
