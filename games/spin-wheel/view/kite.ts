import { Container, Sprite, Texture } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { BEATS } from './beats.ts';
import { createFlight, FLOATING, type Flight } from './flight.ts';
import { placeOf } from './place.ts';
import { createStreamers } from './streamers.ts';
import { createWheel, type Wheel } from './wheel.ts';

/** The wau bulan with its turning wheel. */
export interface Kite
  extends Pick<Wheel, 'angle' | 'place' | 'turn'>,
    Pick<Flight, 'press' | 'wind' | 'invite' | 'setResting'> {
  view: Container;
  /** `hand`: where its string ends; `legend`: how high the chances above it are. Units of the scene. */
  resize(layout: Layout, hand: { x: number; y: number }, legend: number): void;
  /** Draws its ribs in their order, each as wide as its weight; `nothing` on those without a prize. */
  ribs: Wheel['set'];
  /** How much of the wheel's ribs is seen, 0..1. */
  fade(alpha: number): void;
  /** Lights the rib at the top until it is told to stop. */
  light(isOn: boolean): void;
  /** Rays come out behind a lit kite, up to `strength`, 0..1. */
  rays(strength: number): void;
  /** It has come nearer by this share: what it brings is about to be seen. */
  near(share: number): void;
  /** By this share it has slipped its string, and gone up. */
  slip(share: number): void;
  /** The wheel's middle and radius on the canvas, in units. */
  wheel(): { x: number; y: number; r: number };
  destroy(): void;
}

/** Where the hand's string is tied. */
const BRIDLE = { x: 0, y: 150 };
const RADIUS = 156;
/** How much of the string is seen, and how far up the kite goes without it. Share; units. */
const STRING = 0.5;
const SLIP = 22;
/** How much larger it is when it is near. */
const NEAR = 0.06;

const drawTassel = (kit: Kit, side: number): Sprite => {
  const tassel = kit.sprite('tassel');
  tassel.anchor.set(0.5, 0.03);
  tassel.position.set(side * 190, -168);
  tassel.scale.set(0.5);
  return tassel;
};

/** Puts the kite together: its light and its string behind, on its body what it carries. */
const drawKite = (kit: Kit, streamers: Container, wheel: Wheel) => {
  const rays = kit.rays();
  rays.alpha = 0;
  rays.blendMode = 'add';
  rays.scale.set(2.3);
  const glow = kit.glow(COLOURS.light);
  glow.blendMode = 'add';
  glow.scale.set(5.4);
  const string = new Sprite({ texture: Texture.WHITE, anchor: { x: 0, y: 0.5 } });
  string.tint = 0xffe9c4;
  const frame = kit.sprite('kite');
  frame.anchor.set(0.5, 268 / 520);
  const tassels = [-1, 1].map((side) => drawTassel(kit, side));
  const ring = kit.sprite('ring');
  const body = new Container();
  body.addChild(streamers, frame, ...tassels, kit.sprite('rim'), wheel.view, wheel.light);
  body.addChild(wheel.tails, kit.sprite('gloss'), ring, wheel.hub, wheel.beak, wheel.tag);
  const view = new Container({ isRenderGroup: true });
  view.addChild(rays, glow, string, body);
  return { view, rays, glow, string, body, tassels, ring };
};
type Drawing = ReturnType<typeof drawKite>;

/** The kite as it floats at this moment. */
const pose = ({ body, glow, rays, ring, tassels }: Drawing, flight: Flight, near: number) => {
  const { time, wind, rest, sway, twist } = flight.now();
  const lift = -16 * Math.max(0, wind - FLOATING) + 12 * rest;
  body.position.set(sway * 3 * Math.sin(time / 2_300), 5 * sway * Math.sin(time / 1_700) + lift);
  body.rotation = sway * 0.018 * Math.sin(time / 2_100 + 0.6) + twist;
  body.scale.set((1 - 0.035 * flight.depth()) * (1 + NEAR * near));
  const dim = Math.round(0xff - 0x58 * rest);
  body.tint = (dim << 16) | (dim << 8) | Math.min(0xff, dim + 0x18);
  glow.alpha = (0.34 + 0.2 * wind) * (1 - 0.75 * rest);
  rays.rotation = time / 9_000;
  const out = (time % 2_200) / 2_200;
  ring.alpha = flight.isInviting() ? 0.95 * (1 - out) : 0;
  ring.scale.set(0.62 + 0.62 * out);
  for (const [i, tassel] of tassels.entries()) {
    const thrown = (i ? 1 : -1) * 0.7 * Math.max(0, wind - 0.3);
    tassel.rotation = 0.14 * sway * Math.sin(time / 760 + i * 2) - thrown;
  }
};

/** The string from the kite to the hand, which is at `end` in the kite's units. */
const tighten = ({ string, body }: Drawing, end: { x: number; y: number }, width: number) => {
  const tie = { x: body.x + BRIDLE.x, y: body.y + BRIDLE.y };
  string.position.set(tie.x, tie.y);
  string.rotation = Math.atan2(end.y - tie.y, end.x - tie.x);
  string.setSize(Math.hypot(end.x - tie.x, end.y - tie.y), width);
};

/** `onTick` is called when a rib's edge passes the beak, with the speed in radians a second. */
export const createKite = (kit: Kit, onTick: (speed: number) => void): Kite => {
  const { context, idle } = kit;
  const wheel = createWheel(kit, onTick);
  const streamers = createStreamers(kit);
  const drawing = drawKite(kit, streamers.view, wheel);
  const flight = createFlight(kit);
  let at = { x: 0, y: 0, size: 1 };
  let hand = { x: 0, y: 0 };
  let lean = 0;
  let isLit = false;
  let slipped = 0;
  let near = 0;

  const show = () => {
    pose(drawing, flight, near);
    drawing.body.y -= SLIP * slipped;
    drawing.string.alpha = STRING * Math.max(0, 1 - 2 * slipped);
    const { time, wind, rest } = flight.now();
    streamers.step(time, Math.max(0, wind - 0.15) * (1 - rest), lean);
    wheel.twinkle(time, 1 - 0.85 * rest);
    const end = { x: (hand.x - at.x) / at.size, y: (hand.y - at.y) / at.size };
    tighten(drawing, end, 1.2 / at.size);
  };
  idle.loop((_elapsed, delta) => {
    flight.step(delta);
    wheel.step(delta);
    if (isLit) wheel.shine(kit.isCalm() ? 0.7 : 0.62 + 0.38 * Math.sin(context.frames.now() / 190));
    show();
  });

  return {
    view: drawing.view,
    ribs: wheel.set,
    angle: wheel.angle,
    place: wheel.place,
    turn(angle, speed) {
      flight.spin(speed);
      wheel.turn(angle, speed);
    },
    fade(alpha) {
      for (const each of [wheel.view, wheel.tag]) each.alpha = alpha;
    },
    light(isOn) {
      isLit = isOn;
      wheel.shine(isOn ? 0.8 : 0);
      if (!isOn) drawing.rays.alpha = 0;
    },
    rays(strength) {
      const brighten = (t: number) => {
        drawing.rays.alpha = isLit ? strength * t : 0;
      };
      alongside(idle.run(brighten, BEATS.rays));
    },
    near(share) {
      near = share;
    },
    slip(share) {
      slipped = share;
    },
    press: flight.press,
    wind: flight.wind,
    invite: flight.invite,
    setResting: flight.setResting,
    wheel: () => ({ x: at.x, y: at.y, r: RADIUS * at.size }),
    resize(layout, to, legend) {
      lean = layout.isWide ? 1.15 : 0;
      at = placeOf(layout, legend);
      drawing.view.position.set(at.x, at.y);
      drawing.view.scale.set(at.size);
      hand = to;
      wheel.fit(at.size);
      show();
    },
    destroy() {
      wheel.destroy();
    },
  };
};
