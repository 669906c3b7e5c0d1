import { Container } from 'pixi.js';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { BEATS } from './beats.ts';
import { type Places, placesOf } from './places.ts';

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

/** Her wing, joined at the shoulder. */
const drawWing = (kit: Kit) => {
  const wing = kit.sprite('mum-wing');
  wing.anchor.set((SHOULDER.x + 40) / 120, (SHOULDER.y - 194) / 226);
  return wing;
};

const drawMother = (kit: Kit, isNational: boolean) => {
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
  const wing = drawWing(kit);
  wing.position.set(SHOULDER.x, SHOULDER.y);
  view.addChild(body, head, wing);
  if (isNational) {
    const sash = kit.sprite('mum-sash');
    sash.position.set(60, 226);
    view.addChild(sash);
  }
  return { view, body, head, lid, wing };
};

/** How far she turns her head to look at a point of the canvas from where she is. Radians. */
const turnTo = (point: { x: number; y: number }, at: Places['mother']): number => {
  const side = at.isTurned ? -1 : 1;
  const dx = (point.x - (at.x + side * EYE.x * at.scale)) * side;
  const dy = point.y - (at.y + EYE.y * at.scale);
  return Math.max(-0.18, Math.min(0.42, Math.atan2(dy, Math.max(40, dx)) - 0.55));
};

/** Now and then she blinks, twice in a row every other time. */
const isBlinking = (elapsed: number): boolean => {
  const moment = elapsed % 4_300;
  return moment < 130 || (moment > 260 && moment < 370 && elapsed % 8_600 > 4_300);
};

/** Her wing as it lies over the nest. */
const createCover = (kit: Kit) => {
  const { act } = kit;
  const view = new Container({ visible: false });
  const blanket = drawWing(kit);
  view.addChild(blanket);
  let isTurned = false;
  const restOf = () => (isTurned ? 0.86 : -1.02);
  return {
    view,
    async fold() {
      view.visible = true;
      view.alpha = 1;
      if (kit.isCalm()) {
        view.rotation = restOf();
        view.alpha = 0;
        return act.to(view, { alpha: 1 }, BEATS.cover);
      }
      await act.run((t) => {
        view.rotation = restOf() - (isTurned ? 1.5 : -1.5) * (1 - t);
        view.alpha = Math.min(1, t * 3);
      }, BEATS.cover);
      await act.run((t) => blanket.scale.set(1, 1 - 0.03 * (1 - t)), BEATS.coverRest);
    },
    place({ nest, mother }: Places) {
      ({ isTurned } = mother);
      const side = isTurned ? -1 : 1;
      const size = nest.scale * 2.1;
      view.position.set(nest.x - side * 190 * nest.scale, nest.y - 136 * nest.scale);
      view.scale.set(side * size, size);
      view.rotation = restOf();
    },
  };
};

export const createMother = (kit: Kit, isNational: boolean): Mother => {
  const { idle, act } = kit;
  const { view, body, head, lid, wing } = drawMother(kit, isNational);
  const cover = createCover(kit);
  let at = placesOf(kit.context.layout()).mother;
  let goal = 0;
  let turn = 0;
  let isAsleep = false;
  let isGlad = false;
  let nod = 0;
  let flap = 0;

  idle.loop((elapsed, delta) => {
    const isCalm = kit.isCalm();
    turn += ((isAsleep ? 0.24 : goal) - turn) * Math.min(1, delta / (isAsleep ? 700 : 170));
    // Now and then she looks about.
    const about = isAsleep ? 0 : 0.05 * Math.sin(elapsed / 2_300) * Math.sin(elapsed / 911);
    const breath = isCalm ? 0 : Math.sin(elapsed / (isAsleep ? 1_300 : 900));
    head.rotation = (isCalm ? (isAsleep ? 0.2 : 0) : turn + about) + nod;
    head.y = NECK.y + 1.6 * breath;
    body.scale.set(1, 1 + 0.006 * breath);
    wing.rotation = flap + 0.012 * breath;
    lid.visible = isAsleep || isGlad || (!isCalm && isBlinking(elapsed));
  });
  /** Beats her wings and nods: `t` from 0 to 1. */
  const beat = (t: number, beats: number) => {
    const fade = 1 - t ** 3;
    const swing = Math.sin(t * Math.PI * beats);
    flap = 0.55 * fade * Math.abs(swing);
    nod = -0.16 * fade * swing;
    view.y = at.y - 9 * fade * Math.abs(swing);
  };

  return {
    view,
    cover: cover.view,
    sleep(next) {
      isAsleep = next;
      if (next) goal = 0;
    },
    look(point) {
      goal = point ? turnTo(point, at) : 0;
    },
    async rejoice(size) {
      const beats = size === 'big' ? 5 : size === 'medium' ? 3 : 2;
      isGlad = true;
      try {
        const { rejoice } = BEATS;
        if (kit.isCalm()) return await act.wait(rejoice);
        await act.run((t) => beat(t, beats), { ...rejoice, ms: rejoice.ms * beats });
      } finally {
        isGlad = false;
        flap = 0;
        nod = 0;
        view.y = at.y;
      }
    },
    async comfort() {
      if (kit.isCalm()) return act.wait(BEATS.comfort);
      const bow = (t: number) => {
        nod = 0.15 * Math.sin(Math.PI * t);
      };
      await act.run(bow, BEATS.comfort);
      nod = 0;
    },
    fold: cover.fold,
    unfold() {
      cover.view.visible = false;
    },
    resize(layout) {
      const places = placesOf(layout);
      at = places.mother;
      view.position.set(at.x, at.y);
      view.scale.set((at.isTurned ? -1 : 1) * at.scale, at.scale);
      cover.place(places);
    },
  };
};
