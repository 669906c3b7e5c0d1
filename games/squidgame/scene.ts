import { Container } from 'pixi.js';
import type { SceneModule } from '#engine/stage/scene.ts';
import type { SquidLink } from './machine.ts';

export const scene: SceneModule<SquidLink> = {
  bundles: { art: ['club'], sounds: ['club'], laterSounds: [] },
  create(_context, link) {
    const view = new Container();
    return {
      view,
      async prepare() {},
      async show() {
        link.attach({ restore() {}, play: { began() {}, crossed() {}, fell() {}, ended() {} } });
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
