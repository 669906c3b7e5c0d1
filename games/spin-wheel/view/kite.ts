import { Container, Sprite, Texture } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { createBeak } from './beak.ts';
import { createCrown } from './crown.ts';
import { DISC, type Disc, drawDisc } from './disc.ts';
import { createLight } from './light.ts';
import { placeOf } from './place.ts';
import { drawRays } from './rays.ts';
import { arcAt, type Edges, edgeNear, edgesOf, edgesPassed } from './spin.ts';
import { createStreamers } from './streamers.ts';
import { createTags } from './tags.ts';

/** A rib of the wheel: its prize in sen, and its share of the draw. */
interface Rib {
  sen: number;
  weight: number;
}

/** The wau bulan with its turning wheel. */
export interface Kite {
  view: Container;
  /** `hand`: where its string ends; `legend`: how high the chances above it are. Units of the scene. */
  resize(layout: Layout, hand: { x: number; y: number }, legend: number): void;
  /** Draws its ribs in their order, each as wide as its weight; `nothing` on those without a prize. */
  ribs(ribs: readonly Rib[], nothing: string): void;
  angle(): number;
  /** Puts the wheel where it rests, without a sound. */
  place(angle: number): void;
  /** Turns the wheel to `angle` radians; `speed` in radians a second blurs it. */
  turn(angle: number, speed: number): void;
  /** How much of the wheel's ribs is seen, 0..1. */
  fade(alpha: number): void;
  /** How bright the light round the rib at the top is, 0..1. */
  light(strength: number): void;
  /** How much of the rays behind it is seen, 0..1. */
  rays(strength: number): void;
  /** Pressed by a finger: 0..1. */
  press(depth: number): void;
  /** How much wind there is in it, from 0 (it rests) over `FLOATING` to 1 (it spins). */
  wind(share: number): void;
  /** A ring goes out from its hub again and again: it wants to be touched. */
  invite(isOn: boolean): void;
  /** It can't be flown now: it hangs, and its light is low. */
  setResting(isResting: boolean): void;
  /** The wheel's middle and radius on the canvas, in units. */
  wheel(): { x: number; y: number; r: number };
  destroy(): void;
}

/** How much wind there is in a kite that floats. */
export const FLOATING = 0.25;
/** Pixels: no wheel is drawn sharper than this. */
const MOST_SIDE = 1_200;
/** Radians a second from which the blurred wheel begins to show, and where it is all that shows. */
const BLUR = { from: 5, to: 13 };
/** Where the hand's string is tied. */
const BRIDLE = { x: 0, y: 150 };

/** `onTick` is called when a rib's edge passes the beak, with the speed in radians a second. */
export const createKite = (kit: Kit, onTick: (speed: number) => void): Kite => {
  const { context, idle } = kit;
  const view = new Container();
  const rayTexture = drawRays();
  const rays = new Sprite({ texture: rayTexture, anchor: 0.5, alpha: 0, blendMode: 'add' });
  rays.scale.set(2.3);
  const glow = kit.glow(COLOURS.light);
  glow.blendMode = 'add';
  glow.scale.set(5.4);
  const string = new Sprite({ texture: Texture.WHITE, anchor: { x: 0, y: 0.5 }, alpha: 0.5 });
  string.tint = 0xffe9c4;
  const body = new Container();
  const streamers = createStreamers(kit);
  const frame = kit.sprite('kite');
  frame.anchor.set(0.5, 268 / 520);
  const tassels = [-1, 1].map((side) => {
    const tassel = kit.sprite('tassel');
    tassel.anchor.set(0.5, 0.03);
    tassel.position.set(side * 190, -168);
    tassel.scale.set(0.5);
    return tassel;
  });
  const rim = kit.sprite('rim');
  const wheel = new Container();
  const sharp = new Sprite({ anchor: 0.5 });
  const blurred = new Sprite({ anchor: 0.5, alpha: 0 });
  const crown = createCrown(kit);
  const tags = createTags(kit);
  wheel.addChild(sharp, blurred, crown.view, tags.view);
  const light = createLight();
  const gloss = kit.sprite('gloss');
  const hub = kit.sprite('hub');
  hub.scale.set(0.86);
  const ring = kit.sprite('ring');
  const beak = createBeak(kit);
  body.addChild(streamers.view, frame, ...tassels, rim, wheel, light.view);
  body.addChild(gloss, ring, hub, beak.view);
  view.addChild(rays, glow, string, body);

  let disc: Disc | null = null;
  let drawn: { prizes: readonly number[]; of: string; nothing: string; side: number } | null = null;
  let edges: Edges = [0, 1];
  let angle = 0;
  let passed = 0;
  let middle = { x: 0, y: 0 };
  let size = 1;
  let hand = { x: 0, y: 0 };
  let wind = FLOATING;
  let shownWind = FLOATING;
  let isInviting = false;
  let isResting = false;
  let rest = 0;
  let depth = 0;
  let lean = 0;
  let time = 0;

  const draw = () => {
    if (!drawn) return;
    const before = disc;
    disc = drawDisc(drawn.prizes, edges, drawn.nothing, drawn.side);
    sharp.texture = disc.sharp;
    blurred.texture = disc.blurred;
    for (const sprite of [sharp, blurred]) sprite.setSize(2 * DISC.half);
    before?.destroy();
    crown.set(drawn.prizes, edges);
  };
  const follow = () => {
    wheel.rotation = angle;
    hub.rotation = angle;
  };
  const sideWanted = () =>
    Math.min(MOST_SIDE, Math.ceil(2 * DISC.half * size * Math.max(1, context.layout().density)));

  const pose = () => {
    const isCalm = kit.isCalm();
    const sway = isCalm ? 0 : (1 - 0.6 * rest) * (0.6 + shownWind);
    const y = isCalm ? 0 : 5 * sway * Math.sin(time / 1_700);
    const lift = -16 * Math.max(0, shownWind - FLOATING) + 12 * rest;
    body.position.set(sway * 3 * Math.sin(time / 2_300), y + lift);
    body.rotation = sway * 0.018 * Math.sin(time / 2_100 + 0.6);
    body.scale.set(1 - 0.035 * depth);
    glow.alpha = (0.34 + 0.2 * shownWind) * (1 - 0.75 * rest);
    rays.rotation = isCalm ? 0 : time / 9_000;
    const out = (time % 2_200) / 2_200;
    ring.alpha = isInviting && !isCalm ? 0.95 * (1 - out) : 0;
    ring.scale.set(0.62 + 0.62 * out);
    tassels.forEach((tassel, i) => {
      tassel.rotation =
        (isCalm ? 0 : 0.14 * sway * Math.sin(time / 760 + i * 2)) -
        (i ? 1 : -1) * 0.7 * Math.max(0, shownWind - 0.3);
    });
    streamers.step(isCalm ? 0 : time, Math.max(0, shownWind - 0.15) * (1 - rest), lean);
    crown.step(isCalm ? 0 : time, 1 - 0.85 * rest);
    const tie = { x: body.x + BRIDLE.x, y: body.y + BRIDLE.y };
    const end = { x: (hand.x - middle.x) / size, y: (hand.y - middle.y) / size };
    string.position.set(tie.x, tie.y);
    string.rotation = Math.atan2(end.y - tie.y, end.x - tie.x);
    string.setSize(Math.hypot(end.x - tie.x, end.y - tie.y), 1.2 / size);
  };

  idle.loop((_elapsed, delta) => {
    time += delta;
    // With less motion it only ever floats.
    const force = kit.isCalm() ? FLOATING : wind;
    shownWind += (force - shownWind) * Math.min(1, delta / 340);
    rest += ((isResting ? 1 : 0) - rest) * Math.min(1, delta / 500);
    const dim = Math.round(0xff - 0x58 * rest);
    body.tint = (dim << 16) | (dim << 8) | Math.min(0xff, dim + 0x18);
    beak.step(delta);
    pose();
  });

  return {
    view,
    ribs(ribs, nothing) {
      const side = sideWanted();
      const of = JSON.stringify(ribs);
      if (drawn?.nothing === nothing && drawn.of === of && drawn.side >= side) return;
      drawn = { prizes: ribs.map(({ sen }) => sen), of, nothing, side };
      edges = edgesOf(ribs.map(({ weight }) => weight));
      passed = edgesPassed(angle, edges);
      draw();
      tags.set(drawn.prizes, edges, size);
    },
    angle: () => angle,
    place(next) {
      angle = next;
      passed = edgesPassed(angle, edges);
      sharp.alpha = 1;
      tags.view.alpha = 1;
      blurred.alpha = 0;
      beak.push(0, 0);
      follow();
    },
    turn(next, speed) {
      angle = next;
      follow();
      const blur = Math.min(1, Math.max(0, (speed - BLUR.from) / (BLUR.to - BLUR.from)));
      blurred.alpha = blur;
      sharp.alpha = blur < 1 ? 1 : 0;
      tags.view.alpha = 1 - blur;
      beak.push(edgeNear(angle, edges), speed);
      const now = edgesPassed(angle, edges);
      if (now === passed) return;
      passed = now;
      beak.flick(speed);
      onTick(speed);
    },
    fade(alpha) {
      wheel.alpha = alpha;
    },
    light(strength) {
      light.show(arcAt(angle, edges), strength);
      crown.joy(strength > 0);
    },
    rays(strength) {
      rays.alpha = strength;
    },
    press(next) {
      depth = next;
    },
    wind(share) {
      wind = share;
    },
    invite(isOn) {
      isInviting = isOn;
    },
    setResting(next) {
      isResting = next;
    },
    wheel: () => ({ x: middle.x, y: middle.y, r: 156 * size }),
    resize(layout, to, legend) {
      lean = layout.isWide ? 1.15 : 0;
      const place = placeOf(layout, legend);
      middle = { x: place.x, y: place.y };
      size = place.size;
      view.position.set(middle.x, middle.y);
      view.scale.set(size);
      hand = to;
      if (drawn && sideWanted() > drawn.side) {
        drawn = { ...drawn, side: sideWanted() };
        draw();
      }
      if (drawn) tags.set(drawn.prizes, edges, size);
      pose();
    },
    destroy() {
      disc?.destroy();
      rayTexture.destroy(true);
    },
  };
};
