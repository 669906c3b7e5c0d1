import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Beat } from '#engine/canvas/stage/tweens.ts';
import { BEATS } from './beats.ts';
import type { Place } from './place.ts';

/** The face of the opponent's puppet: its eye looks, its brow and its jaw move. */
export interface Face {
  view: Container;
  home(place: Place): void;
  /** Looks on in this mood; comes in where it was away. */
  show(mood: keyof typeof MOODS): Promise<void>;
  /** Says something: the jaw opens and closes once. */
  utter(beat: Beat): Promise<void>;
  leave(): Promise<void>;
}

/** How it is held. Shares, 0..1; `x` and `y`: where the eye looks, -1..1; `back`: leant away from the hands. */
const WAITS = { out: 0, brow: 0, jaw: 0, shut: 0.14, back: 0, eye: 1, laugh: 0, x: -0.5, y: 0.6 };
const MOODS = {
  waits: WAITS,
  startled: { ...WAITS, brow: 1, jaw: 1, shut: 0, back: 1, eye: 0.6, x: -0.2, y: 0 },
  pleased: { ...WAITS, brow: 0.5, jaw: 0.5, shut: 0.4, back: -0.4, laugh: 1, x: -0.6, y: 0.4 },
  wonders: { ...WAITS, brow: 0.8, jaw: 0.3, shut: 0, x: -0.9, y: 0.1 },
};

/** Points of the drawing of the head, and how large that is beside the arm. */
const SIZE = 1.12;
const HEAD = { x: 116, y: 150 };
const HINGE = { x: 94, y: 147 };
const EYE = { x: 74, y: 92 };
const BROW = { x: 74, y: 72 };
const SHADOW = { x: 10, y: 12, tint: 0x1a0508, alpha: 0.23 };
/** How far it goes aside until it is out of sight. Units. */
const AWAY = 200;
const BLINK = { everyMs: 3_100, shutMs: 140 };

/** Head and jaw, as the light or their shadow has them. */
const createSkull = (kit: Kit) => {
  const head = kit.sprite('face-head');
  head.anchor.set(0);
  const jaw = kit.sprite('face-jaw');
  jaw.anchor.set(86 / 96, 14 / 64);
  jaw.position.set(HINGE.x, HINGE.y);
  const view = new Container({ pivot: HEAD });
  view.addChild(jaw, head);
  return { view, head, jaw };
};

export const createFace = (kit: Kit): Face => {
  const { act } = kit;
  const view = new Container();
  const shade = createSkull(kit);
  for (const each of [shade.head, shade.jaw])
    Object.assign(each, { tint: SHADOW.tint, alpha: SHADOW.alpha });
  const skull = createSkull(kit);
  const eye = kit.sprite('face-eye');
  const lid = kit.sprite('face-lid');
  lid.anchor.set(0.5, 0);
  lid.position.set(EYE.x, EYE.y - 18);
  const brow = kit.sprite('face-brow');
  skull.view.addChild(eye, lid, brow);
  view.addChild(shade.view, skull.view);
  const held = { ...WAITS, out: 1 };
  let said = 0;
  let place: Place | null = null;

  const draw = (elapsed: number) => {
    view.visible = place !== null && held.out < 1;
    if (!place || !view.visible) return;
    const { right, size, middle, isWide } = place;
    const isCalm = kit.isCalm();
    const laugh = isCalm ? 0 : held.laugh * Math.abs(Math.sin(elapsed / 85));
    const breath = isCalm ? 0 : 0.02 * Math.sin(elapsed / 1_100);
    const isBlinking = !isCalm && elapsed % BLINK.everyMs < BLINK.shutMs;
    const at = {
      x: right + 4 + (18 * held.back + AWAY * held.out) * size,
      y: middle.y + (isWide ? 125 : 44) - 9 * laugh * size,
    };
    for (const [each, far] of [
      [shade, 1],
      [skull, 0],
    ] as const) {
      each.view.position.set(at.x + far * SHADOW.x * size, at.y + far * SHADOW.y * size);
      each.view.scale.set(SIZE * size);
      each.view.rotation = 0.13 * held.back + breath;
      each.jaw.rotation = -0.5 * Math.min(1, held.jaw * (1 - 0.7 * laugh) + said);
    }
    const wander = isCalm ? 0 : 0.3 * Math.sin(elapsed / 1_300);
    eye.position.set(EYE.x + 9 * (held.x + wander), EYE.y + 5 * held.y);
    eye.scale.set(held.eye);
    lid.scale.set(1, isBlinking ? 1 : held.shut);
    brow.position.set(BROW.x, BROW.y - 13 * held.brow);
    brow.rotation = 0.16 * held.brow - 0.08;
  };
  kit.idle.loop(draw);

  return {
    view,
    home(next) {
      place = next;
      draw(0);
    },
    async show(mood) {
      await act.to(held, MOODS[mood], held.out === 1 ? BEATS.faceCome : BEATS.face);
    },
    async utter(beat) {
      if (kit.isCalm()) return;
      const speak = (t: number) => {
        said = 0.6 * Math.sin(Math.PI * t);
      };
      await act.run(speak, { ...beat, ease: 'linear' });
    },
    async leave() {
      await act.to(held, { out: 1 }, BEATS.faceGo);
    },
  };
};
