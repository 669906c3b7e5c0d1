import { Container } from 'pixi.js';
import { backOut, cubicInOut, sineInOut } from '#engine/stage/ease.ts';
import type { Joy } from '#engine/stage/kit/joy.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { placesOf } from './places.ts';

/** The hornbill beside her nest: she watches, blinks, is glad and is sorry. */
export interface Mother {
  view: Container;
  /** Her wing when she lays it over the nest: before everything in it. */
  cover: Container;
  resize(layout: Layout): void;
  sleep(isAsleep: boolean): void;
  /** Turns her head to a point of the canvas, or with null back to herself. */
  look(at: { x: number; y: number } | null): void;
  rejoice(size: Joy): Promise<void>;
  /** Bows her head: there was nothing in it. */
  comfort(): Promise<void>;
  /** Lays her wing over the nest; `unfold` takes it away at once. */
  fold(): Promise<void>;
  unfold(): void;
}

/** The part of the drawing where her head turns, and where her wing is joined. */
const NECK = { x: 60, y: 196 };
const SHOULDER = { x: 26, y: 216 };
const EYE = { x: 84, y: 92 };

export const createMother = (kit: Kit, isNational: boolean): Mother => {
  const { idle, act, context } = kit;
  const view = new Container();
  const body = kit.sprite('mum-body');
  body.anchor.set(0);
  body.position.set(-40, 170);
  const head = new Container();
  head.position.set(NECK.x, NECK.y);
  const face = kit.sprite('mum-head');
  face.anchor.set(0);
  face.position.set(-8 - NECK.x, -2 - NECK.y);
  const lid = kit.sprite('mum-blink');
  lid.anchor.set(0);
  lid.position.set(58 - NECK.x, 64 - NECK.y);
  head.addChild(face, lid);
  const wing = kit.sprite('mum-wing');
  wing.anchor.set((SHOULDER.x + 40) / 120, (SHOULDER.y - 194) / 226);
  wing.position.set(SHOULDER.x, SHOULDER.y);
  view.addChild(body, head, wing);
  if (isNational) {
    const sash = kit.sprite('mum-sash');
    sash.position.set(60, 226);
    view.addChild(sash);
  }
  const cover = new Container({ visible: false });
  const blanket = kit.sprite('mum-wing');
  blanket.anchor.set((SHOULDER.x + 40) / 120, (SHOULDER.y - 194) / 226);
  cover.addChild(blanket);

  let at = placesOf(context.layout()).mother;
  /** How her wing lies over the nest. */
  const restOf = () => (at.isTurned ? 0.86 : -1.02);
  let goal = 0;
  let turn = 0;
  let isAsleep = false;
  let isGlad = false;
  let nod = 0;
  let flap = 0;

  idle.loop((elapsed, delta) => {
    const isCalm = kit.isCalm();
    turn += ((isAsleep ? 0.24 : goal) - turn) * Math.min(1, delta / (isAsleep ? 700 : 170));
    // Now and then she looks about, and blinks twice in a row.
    const about =
      isAsleep || isCalm ? 0 : 0.05 * Math.sin(elapsed / 2_300) * Math.sin(elapsed / 911);
    const breath = isCalm ? 0 : Math.sin(elapsed / (isAsleep ? 1_300 : 900));
    head.rotation = (isCalm ? (isAsleep ? 0.2 : 0) : turn + about) + nod;
    head.y = NECK.y + 1.6 * breath;
    body.scale.set(1, 1 + 0.006 * breath);
    wing.rotation = flap + 0.012 * breath;
    const moment = elapsed % 4_300;
    const blinks =
      !isCalm && (moment < 130 || (moment > 260 && moment < 370 && elapsed % 8_600 > 4_300));
    lid.visible = isAsleep || isGlad || blinks;
  });

  return {
    view,
    cover,
    sleep(next) {
      isAsleep = next;
      if (next) goal = 0;
    },
    look(point) {
      if (!point) {
        goal = 0;
        return;
      }
      const side = at.isTurned ? -1 : 1;
      const dx = (point.x - (at.x + side * EYE.x * at.scale)) * side;
      const dy = point.y - (at.y + EYE.y * at.scale);
      goal = Math.max(-0.18, Math.min(0.42, Math.atan2(dy, Math.max(40, dx)) - 0.55));
    },
    async rejoice(size) {
      const beats = size === 'big' ? 5 : size === 'medium' ? 3 : 2;
      isGlad = true;
      try {
        if (kit.isCalm()) return await act.wait(500);
        await act.run(
          (t) => {
            const fade = 1 - t ** 3;
            flap = 0.55 * fade * Math.abs(Math.sin(t * Math.PI * beats));
            nod = -0.16 * fade * Math.sin(t * Math.PI * beats);
            view.y = at.y - 9 * fade * Math.abs(Math.sin(t * Math.PI * beats));
          },
          { ms: 280 * beats, ease: sineInOut },
        );
      } finally {
        isGlad = false;
        flap = 0;
        nod = 0;
        view.y = at.y;
      }
    },
    async comfort() {
      if (kit.isCalm()) return act.wait(300);
      await act.run(
        (t) => {
          nod = 0.15 * Math.sin(Math.PI * t);
        },
        { ms: 900, ease: sineInOut },
      );
      nod = 0;
    },
    async fold() {
      cover.visible = true;
      cover.alpha = 1;
      if (kit.isCalm()) {
        cover.rotation = restOf();
        cover.alpha = 0;
        return act.to(cover, { alpha: 1 }, { ms: 300 });
      }
      await act.run(
        (t) => {
          cover.rotation = restOf() - (at.isTurned ? 1.5 : -1.5) * (1 - t);
          cover.alpha = Math.min(1, t * 3);
        },
        { ms: 900, ease: cubicInOut },
      );
      await act.run((t) => blanket.scale.set(1, 1 - 0.03 * (1 - t)), { ms: 260, ease: backOut });
    },
    unfold() {
      cover.visible = false;
    },
    resize(layout) {
      const places = placesOf(layout);
      at = places.mother;
      const side = at.isTurned ? -1 : 1;
      view.position.set(at.x, at.y);
      view.scale.set(side * at.scale, at.scale);
      const { nest } = places;
      const size = nest.scale * 2.1;
      cover.position.set(nest.x - side * 190 * nest.scale, nest.y - 136 * nest.scale);
      cover.scale.set(side * size, size);
      cover.rotation = restOf();
    },
  };
};
