import { Container } from 'pixi.js';
import type { SceneModule } from '#engine/stage/scene.ts';
import type { EggLink } from './machine.ts';

export const scene: SceneModule<EggLink> = {
  bundles: { art: ['club'], sounds: ['club'], laterSounds: [] },
  create(_context, link) {
    const view = new Container();
    return {
      view,
      async prepare() {},
      async show() {
        link.attach({ restore() {}, play: { laid() {}, cracked() {}, ended() {} } });
      },
      pause() {},
      resume() {},
      resize() {},
      async hide() {},
      destroy() {
        view.destroy({ children: true });
      },
    };
  },
};
