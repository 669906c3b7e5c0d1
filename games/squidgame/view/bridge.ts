import { Container, Graphics, type Sprite } from 'pixi.js';
import { sineInOut } from '#engine/stage/ease.ts';
import type { Kit } from '#engine/stage/kit/kit.ts';
import type { Layout } from '#engine/stage/layout.ts';
import { drawDeck } from './deck.ts';
import { drawCracks, drawPane, type Look, type Pane } from './glass.ts';
import { createLights } from './lights.ts';
import { multiplierText } from './numbers.ts';
import {
  depthOf,
  HALF_PANE,
  NEAREST,
  paneEdges,
  paneMiddle,
  project,
  type Space,
  spaceOf,
} from './space.ts';

/** A step that was taken: which panel, and which panels held. */
export interface Trace {
  panel: number;
  safe: readonly number[];
}

/** The bridge itself: panels in perspective, the gate at its end, lanterns along it. */
export interface Bridge {
  view: Container;
  /** Behind the glass: who falls is seen through it. */
  under: Container;
  resize(layout: Layout): void;
  space(): Space;
  camera(): number;
  /** Shows a bridge of so many steps and panels, with what was taken of it and what each step pays. */
  set(steps: number, panes: number, path: readonly Trace[], multipliers: readonly number[]): void;
  /** Another step was taken. */
  trace(path: readonly Trace[]): void;
  /** The player has come as far as this row; between two rows too. */
  move(camera: number): void;
  /** Whether the next row can be chosen from. */
  open(isOpen: boolean): void;
  /** A finger on a panel of the next row; null: none. */
  press(pane: number | null): void;
  /** Cracks in a panel, 0..1; null: none. */
  crack(row: number, pane: number, share: number): void;
  mend(): void;
  /** 1: as it shines; 0: the lanterns are out. */
  light(share: number): void;
}

const fadeAt = (depth: number): number => Math.max(0.16, Math.min(1, 1.28 - depth / 7));

export const createBridge = (kit: Kit): Bridge => {
  const view = new Container();
  const under = new Container();
  const gateLight = kit.glow(0xffcf78);
  gateLight.blendMode = 'add';
  const gate = kit.sprite('gate');
  gate.anchor.set(0.5, 0.97);
  const ropes = new Graphics();
  const glass = new Graphics();
  const marks = new Container();
  const sign = new Container({ visible: false });
  const signText = kit.digits('', 21);
  sign.addChild(kit.sprite('rung-lit'), signText);
  const calls = new Container();
  const stress = new Graphics();
  const lights = createLights(kit);
  view.addChild(
    ...[
      gateLight,
      gate,
      lights.poles,
      under,
      ropes,
      glass,
      marks,
      calls,
      stress,
      lights.lanterns,
      sign,
    ],
  );

  let space = spaceOf(kit.context.layout());
  let steps = 0;
  let panes = 0;
  let path: readonly Trace[] = [];
  let multipliers: readonly number[] = [];
  let camera = 0;
  let isOpen = false;
  let pressed: number | null = null;
  let cracked: { row: number; pane: number; share: number } | null = null;
  /** Lights that call to the panels of the next row, one for each. */
  const halos: Graphics[] = [];
  const seals: Sprite[] = [];

  const lookOf = (row: number, pane: number): Look => {
    const trace = path[row - 1];
    if (trace) return trace.safe.includes(pane) ? 'held' : 'gone';
    return isOpen && row === path.length + 1 ? 'open' : 'plain';
  };
  const paneAt = (row: number, pane: number): Pane => {
    const depth = depthOf(row, camera);
    const isPressed = pressed === pane && row === path.length + 1;
    return {
      panes,
      pane,
      depth,
      fade: fadeAt(depth),
      look: lookOf(row, pane),
      sink: isPressed ? 0.035 : 0,
    };
  };

  const beam = (x: number, near: number, far: number, half: number, color: number) => {
    const [a, b] = [project(space, x, near), project(space, x, far)];
    const wide = (size: number) => half * space.half * size;
    glass
      .poly([
        a.x - wide(a.size),
        a.y,
        a.x + wide(a.size),
        a.y,
        b.x + wide(b.size),
        b.y,
        b.x - wide(b.size),
        b.y,
      ])
      .fill(color);
  };
  const placeMarks = () => {
    seals.forEach((seal, i) => {
      const row = steps - Math.floor(i / panes);
      const pane = i % panes;
      const { depth, fade, look, sink = 0 } = paneAt(row, pane);
      seal.visible = depth > NEAREST + 0.2 && look !== 'gone';
      if (!seal.visible) return;
      const at = project(space, paneMiddle(panes, pane), depth, -sink);
      const [left, right] = paneEdges(panes, pane);
      const wide = ((right - left) * space.half) / depth;
      const deep = project(space, 0, depth - HALF_PANE).y - project(space, 0, depth + HALF_PANE).y;
      seal.position.set(at.x, at.y - deep * 0.02);
      seal.scale.set((0.46 * Math.min(wide, deep * 2)) / 72, (0.62 * deep) / 72);
      seal.alpha = fade * (look === 'plain' ? 0.5 : 0.95);
      seal.tint = look === 'held' ? 0xfffbe6 : 0xfff0c2;
    });
  };

  const drawHalos = () => {
    halos.forEach((halo, pane) => {
      halo.clear();
      if (!isOpen) return;
      const [left, right] = paneEdges(panes, pane);
      const depth = depthOf(path.length + 1, camera);
      for (const [grow, alpha] of [
        [0.03, 0.3],
        [0.06, 0.16],
        [0.1, 0.1],
      ] as const) {
        const near = depth - HALF_PANE - grow * 0.8;
        const far = depth + HALF_PANE + grow * 0.8;
        const corners = [
          project(space, left - grow, near),
          project(space, right + grow, near),
          project(space, right + grow, far),
          project(space, left - grow, far),
        ];
        halo.poly(corners.flatMap(({ x, y }) => [x, y])).fill({ color: 0xffe9a8, alpha });
      }
    });
  };

  /** What the next step brings, over its far edge. */
  const placeSign = () => {
    const row = path.length + 1;
    const next = multipliers[row];
    sign.visible = isOpen && next !== undefined;
    if (next === undefined) return;
    signText.text = multiplierText(next);
    const { x, y, size } = project(space, 0, depthOf(row, camera) + HALF_PANE);
    const scale = Math.max(0.74, Math.min(1, (size * space.reach) / 280));
    sign.position.set(x, y - 20 * scale);
    sign.scale.set(scale);
  };

  const draw = () => {
    ropes.clear();
    glass.clear();
    stress.clear();
    if (panes === 0) return;
    lights.place(space, camera, ropes);
    const end = depthOf(steps + 0.62, camera);
    const start = Math.max(0.2, depthOf(0, camera));
    for (const x of [-1.03, 0, 1.03]) beam(x, start, end, x === 0 ? 0.018 : 0.028, 0x3a2414);
    drawDeck(glass, space, end, end + 1.6);
    for (let row = steps; row >= 1; row -= 1) {
      if (depthOf(row, camera) < NEAREST + 0.15) continue;
      for (let pane = 0; pane < panes; pane += 1) drawPane(glass, space, paneAt(row, pane));
    }
    drawDeck(glass, space, depthOf(-1.4, camera), depthOf(0.5, camera) - 0.03);
    placeMarks();
    drawHalos();
    placeSign();
    if (cracked) drawCracks(stress, space, paneAt(cracked.row, cracked.pane), cracked.share);
    const foot = project(space, 0, end + 1.3);
    gate.position.set(foot.x, foot.y);
    gate.scale.set((space.half * 3.5 * foot.size) / 420);
    gateLight.position.set(foot.x, foot.y - gate.height * 0.3);
    gateLight.scale.set((gate.width / 128) * 2.2);
  };

  let time = 0;
  let lit = 1;
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    const isCalm = kit.isCalm();
    gateLight.alpha = (isCalm ? 0.6 : 0.55 + 0.1 * Math.sin(time / 1_100)) * lit;
    halos.forEach((halo, pane) => {
      const wave = isCalm ? 0.7 : 0.5 + 0.5 * Math.sin(time / 420 - (pane * Math.PI * 2) / panes);
      halo.alpha = pressed === pane ? 1 : 0.25 + 0.65 * sineInOut(wave);
    });
  });

  return {
    view,
    under,
    space: () => space,
    camera: () => camera,
    set(nextSteps, nextPanes, nextPath, nextMultipliers) {
      const isOther = nextSteps !== steps || nextPanes !== panes;
      steps = nextSteps;
      panes = nextPanes;
      path = nextPath;
      multipliers = nextMultipliers;
      if (isOther) {
        lights.rows(steps);
        for (const seal of seals.splice(0)) seal.destroy();
        for (let i = 0; i < steps * panes; i += 1) {
          const seal = kit.sprite(`mark-${i % panes}`);
          seals.push(seal);
          marks.addChild(seal);
        }
        for (const halo of halos.splice(0)) halo.destroy();
        for (let pane = 0; pane < panes; pane += 1) {
          const halo = new Graphics();
          halos.push(halo);
          calls.addChild(halo);
        }
      }
      lights.lit(path.length + 1);
      draw();
    },
    trace(next) {
      path = next;
      lights.lit(path.length + 1);
      draw();
    },
    move(next) {
      camera = next;
      draw();
    },
    open(next) {
      if (isOpen === next) return;
      isOpen = next;
      draw();
    },
    press(pane) {
      if (pressed === pane) return;
      pressed = pane;
      draw();
    },
    crack(row, pane, share) {
      cracked = { row, pane, share };
      stress.clear();
      drawCracks(stress, space, paneAt(row, pane), share);
    },
    mend() {
      cracked = null;
      stress.clear();
    },
    light(share) {
      lit = share;
      lights.light(share);
      gate.tint = share < 0.5 ? 0x8a7aa0 : 0xffffff;
    },
    resize(layout) {
      space = spaceOf(layout);
      draw();
    },
  };
};
