import { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/lucky-egg/sounds.ts';
import { BEATS } from './beats.ts';

interface Spot {
  x: number;
  y: number;
}

/** The mystery box and its second act. */
export interface MysteryBox {
  view: Container;
  /** Comes from the egg to `to`, trembles, and opens to a rising light. */
  open(from: Spot, to: Spot & { scale: number }): Promise<void>;
  /** Goes back into the shell. */
  close(to: Spot): Promise<void>;
  hide(): void;
}

/** How high the lid lies on the chest. */
const LID = -12;

const drawBox = (kit: Kit) => {
  const view = new Container({ visible: false });
  const rays = kit.sprite('rays');
  rays.anchor.set(0.5, 1);
  rays.tint = 0xffe9a6;
  rays.blendMode = 'add';
  rays.y = -16;
  const gleam = kit.glow(COLOURS.light);
  gleam.blendMode = 'add';
  gleam.y = -40;
  const chest = kit.sprite('box');
  chest.y = 40;
  const lid = kit.sprite('lid');
  lid.anchor.set(0.5, 0.9);
  view.addChild(rays, chest, gleam, lid);
  return { view, rays, gleam, lid };
};

type Drawing = ReturnType<typeof drawBox>;

const tremble = (kit: Kit, { view, gleam, lid }: Drawing) =>
  kit.act.run((t) => {
    gleam.alpha = 0.5 * t;
    gleam.scale.set(0.6 + 1.1 * t, 0.3 + 0.4 * t);
    if (kit.isCalm()) return;
    const power = 0.3 + 0.7 * t;
    view.rotation = 0.055 * power * Math.sin(t * 42);
    lid.y = LID - 5 * power * Math.abs(Math.sin(t * 21));
  }, BEATS.boxTremble);

/** The lid comes off, and the light out. */
const lift = (kit: Kit, { view, rays, gleam, lid }: Drawing) =>
  kit.act.run((t) => {
    view.rotation = 0;
    lid.position.set(-14 * t, LID - 50 * t);
    lid.rotation = -0.42 * t;
    rays.alpha = 0.95 * Math.min(1, t);
    rays.scale.set(2 + 0.7 * t, 0.4 + 2.3 * t);
    gleam.alpha = 0.5 + 0.45 * t;
    gleam.scale.set(1.7 + 1.5 * t, 0.7 + 1.5 * t);
  }, BEATS.boxOpen);

export const createMysteryBox = (kit: Kit): MysteryBox => {
  const { act, context } = kit;
  const { audio } = context;
  const drawing = drawBox(kit);
  const { view, rays, gleam, lid } = drawing;
  let at = { x: 0, y: 0, scale: 1 };

  const arrive = (from: Spot) => {
    const { x, y, scale } = at;
    return act.run((t) => {
      if (kit.isCalm()) {
        view.position.set(x, y);
        view.scale.set(scale);
        view.alpha = Math.min(1, t);
        return;
      }
      view.position.set(
        from.x + (x - from.x) * t,
        from.y + (y - from.y) * t - 60 * Math.sin(Math.PI * t),
      );
      view.scale.set(scale * (0.24 + 0.76 * t));
      view.rotation = 0.5 * (1 - t) * Math.sin(t * 6);
    }, BEATS.boxArrive);
  };
  return {
    view,
    async open(from, to) {
      at = to;
      audio.effect(SOUNDS.box);
      audio.duck(3_400);
      view.visible = true;
      view.alpha = 1;
      lid.position.set(0, LID);
      lid.rotation = 0;
      rays.alpha = 0;
      gleam.alpha = 0;
      await arrive(from);
      await tremble(kit, drawing);
      audio.tell(SOUNDS.open);
      await lift(kit, drawing);
    },
    async close(to) {
      const { x, y, scale } = at;
      await act.run((t) => {
        rays.alpha = 0.95 * (1 - t);
        gleam.alpha = 0.95 * (1 - t);
        view.alpha = Math.min(1, (1 - t) * 3);
        if (kit.isCalm()) return;
        view.position.set(x + (to.x - x) * t, y + (to.y - y) * t);
        view.scale.set(scale * (1 - 0.7 * t));
      }, BEATS.boxClose);
      view.visible = false;
    },
    hide() {
      view.visible = false;
    },
  };
};
