import { Container, type Sprite } from 'pixi.js';
import { steppingChance } from '../../../core/chance.ts';
import type { Emitter } from './emitters.ts';
import type { Kit } from './kit.ts';
import { type Mote, moteOf, poseOf, type Source } from './mote.ts';

/** Particles in the air. None fly where motion is reduced. */
export interface Particles {
  /**
   * Sprites of the scene's atlas: drawn in one call with what lies around them. Pixi's ParticleContainer would be a
   * call of its own and 3.6 KB of script, for what pays from thousands on.
   */
  view: Container;
  /** Lets an emitter's particles come at once, or `count` of them. */
  emit(emitter: Emitter, from: Source, count?: number): void;
  /** So much time has passed; answers whether any still flies. */
  pass(ms: number): boolean;
  clear(): void;
}

/** So many fly at most in what one `createParticles` made, of which a scene shows two; the oldest give way. */
const MOST = 100;
/** Where frames take longer than this, only half of them come. Milliseconds. */
const SLOW_MS = 28;

interface Flying {
  mote: Mote;
  sprite: Sprite;
  age: number;
}

const show = ({ mote, sprite, age }: Flying): boolean => {
  const pose = poseOf(mote, age);
  sprite.visible = pose !== null;
  if (!pose) return false;
  sprite.position.set(pose.x, pose.y);
  sprite.scale.set(pose.scaleX, pose.scaleY);
  sprite.rotation = pose.rotation;
  sprite.alpha = pose.alpha;
  return true;
};

export const createParticles = (kit: Kit): Particles => {
  const view = new Container<Sprite>();
  const chance = steppingChance(1);
  let flying: Flying[] = [];
  let frameMs = 0;

  const land = (gone: readonly Flying[]) => {
    for (const { sprite } of gone) sprite.visible = false;
  };
  const begin = (mote: Mote): Flying => {
    const idle = view.children.find(({ visible }) => !visible);
    const sprite = idle ?? view.addChild(kit.sprite(mote.frame));
    sprite.texture = kit.context.art.frame(mote.frame);
    sprite.tint = mote.tint;
    const begun = { mote, sprite, age: 0 };
    show(begun);
    return begun;
  };

  return {
    view,
    emit(emitter, from, count = emitter.count) {
      if (kit.isCalm()) return;
      const come = Math.ceil(frameMs > SLOW_MS ? count / 2 : count);
      land(flying.splice(0, flying.length + come - MOST));
      for (let i = 0; i < come; i += 1) flying.push(begin(moteOf(emitter, from, chance)));
    },
    pass(ms) {
      frameMs += (ms - frameMs) / 20;
      for (const each of flying) each.age += ms;
      flying = flying.filter(show);
      return flying.length > 0;
    },
    clear() {
      land(flying);
      flying = [];
    },
  };
};
