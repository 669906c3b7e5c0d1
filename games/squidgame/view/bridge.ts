import { Container, Graphics } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createCalls } from './calls.ts';
import { createGate } from './gate.ts';
import { drawCracks } from './glass.ts';
import { createLights, type Lights } from './lights.ts';
import { createRows } from './rows.ts';
import { createSeals } from './seals.ts';
import { createSign } from './sign.ts';
import { type Space, spaceOf } from './space.ts';
import { type Course, paneAt, type Span, type Trace } from './span.ts';

/** The bridge itself: panels in perspective, the gate at its end, lanterns along it. */
export interface Bridge extends Pick<Lights, 'loose'> {
  view: Container;
  /** What lies before a panel that broke: it hides who falls. */
  near: Container;
  resize(layout: Layout): void;
  space(): Space;
  camera(): number;
  set(course: Course): void;
  /** Another step was taken. */
  trace(path: readonly Trace[]): void;
  /** The player has come as far as this row; between two rows too. */
  move(camera: number): void;
  /** Whether the next row can be chosen from. */
  open(isOpen: boolean): void;
  /** A finger on a panel of the next row; null: none. */
  press(pane: number | null): void;
  /** Cracks in a panel, 0..1. */
  crack(row: number, pane: number, share: number): void;
  mend(): void;
  /** 1: as it shines; 0: the lanterns are out. */
  light(share: number): void;
}

/** What the bridge is drawn with, from back to front. */
const createSpan = (kit: Kit, span: Span) => {
  // Cracks are drawn anew while they creep; nothing else is gone through for that.
  const stress = new Graphics({ isRenderGroup: true });
  const gate = createGate(kit);
  const lights = createLights(kit);
  const rows = createRows();
  const seals = createSeals(kit);
  const calls = createCalls(kit, span);
  const sign = createSign(kit);
  const view = new Container();
  view.addChild(...gate.views, lights.poles, rows.view, seals.view);
  view.addChild(calls.view, stress, lights.lanterns, sign.view);
  const near = new Container();
  near.addChild(rows.near, seals.near);
  return {
    view,
    near,
    gate,
    lights,
    stress,
    build(panels: readonly number[]) {
      lights.rows(panels.length);
      rows.build(panels);
      seals.build(panels);
      calls.build(Math.max(...panels));
    },
    place() {
      if (span.panels.length === 0) return;
      lights.place(span.space, span.camera);
      for (const part of [rows, seals, sign, gate]) part.place(span);
      calls.place();
    },
  };
};

export const createBridge = (kit: Kit): Bridge => {
  const span: Span = {
    panels: [],
    path: [],
    multipliers: [],
    space: spaceOf(kit.context.layout()),
    camera: 0,
    isOpen: false,
    pressed: null,
  };
  const { view, near, gate, lights, stress, build, place } = createSpan(kit, span);
  let cracked: { row: number; pane: number; share: number } | null = null;

  const drawStress = () => {
    stress.clear();
    if (!cracked) return;
    const { row, pane, share } = cracked;
    drawCracks(stress, span.space, paneAt(span, row, pane), share);
  };
  let isStale = false;
  // A step changes much of it in one task; it is placed once, by the frame that shows it.
  view.onRender = () => {
    if (!isStale) return;
    isStale = false;
    place();
    drawStress();
  };
  const change = (next: Partial<Span>) => {
    Object.assign(span, next);
    isStale = true;
  };

  return {
    view,
    near,
    space: () => span.space,
    camera: () => span.camera,
    set({ panels, path, multipliers }) {
      if (panels.join() !== span.panels.join()) build(panels);
      lights.lit(path.length + 1);
      change({ panels, path, multipliers });
    },
    trace(path) {
      lights.lit(path.length + 1);
      change({ path });
    },
    move: (camera) => change({ camera }),
    open(isOpen) {
      if (isOpen !== span.isOpen) change({ isOpen });
    },
    press(pressed) {
      if (pressed !== span.pressed) change({ pressed });
    },
    crack(row, pane, share) {
      cracked = { row, pane, share };
      drawStress();
    },
    mend() {
      cracked = null;
      drawStress();
    },
    loose: lights.loose,
    light(share) {
      lights.light(share);
      gate.light(share);
    },
    resize: (layout) => change({ space: spaceOf(layout) }),
  };
};
