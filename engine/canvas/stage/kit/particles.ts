import { Particle, ParticleContainer } from 'pixi.js';
import { steppingChance } from '../../../core/chance.ts';
import type { Emitter } from './emitters.ts';
import type { Kit } from './kit.ts';
import { type Mote, moteOf, poseOf, type Source } from './mote.ts';

/** Particles in the air, in one draw call. None fly where motion is reduced. */
export interface Particles {
  view: ParticleContainer;
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
  particle: Particle;
  age: number;
}

export const createParticles = (kit: Kit): Particles => {
  const view = new ParticleContainer({
    dynamicProperties: { position: true, rotation: true, vertex: true, color: true },
  });
  const chance = steppingChance(1);
  let flying: Flying[] = [];
  let frameMs = 0;

  const show = ({ mote, particle, age }: Flying): boolean => {
    const pose = poseOf(mote, age);
    if (pose) Object.assign(particle, pose);
    return pose !== null;
  };
  const list = () => {
    view.particleChildren = flying.map(({ particle }) => particle);
    view.update();
  };

  return {
    view,
    emit(emitter, from, count = emitter.count) {
      if (kit.isCalm()) return;
      const all = Math.ceil(frameMs > SLOW_MS ? count / 2 : count);
      const come = Array.from({ length: all }, (): Flying => {
        const mote = moteOf(emitter, from, chance);
        const texture = kit.context.art.frame(mote.frame);
        const particle = new Particle({ texture, anchorX: 0.5, anchorY: 0.5, tint: mote.tint });
        return { mote, particle, age: 0 };
      });
      for (const each of come) show(each);
      flying = [...flying, ...come].slice(-MOST);
      list();
    },
    pass(ms) {
      frameMs += (ms - frameMs) / 20;
      for (const each of flying) each.age += ms;
      const before = flying.length;
      flying = flying.filter(show);
      if (flying.length !== before) list();
      return flying.length > 0;
    },
    clear() {
      flying = [];
      list();
    },
  };
};
