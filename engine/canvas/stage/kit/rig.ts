import { Container, Matrix, type Sprite } from 'pixi.js';
import { createSpring, type Spring } from '../spring.ts';
import type { TweenGroup } from '../tweens.ts';
import type { Kit } from './kit.ts';

type Point = readonly [x: number, y: number];

/** One picture of a figure, and the joint by which it hangs on another. */
export interface RigPart {
  /** Of the scene's atlas. */
  frame: string;
  /** Its own joint, on its picture. */
  pivot: Point;
  /** The part it hangs on, and where on that one's picture; left out: on nothing, its joint at the rig's 0, 0. */
  on?: string;
  at?: Point;
  /** It hangs loosely and turns after what it hangs on, as a spring of this stiffness and damping. */
  loose?: readonly [stiffness: number, damping: number];
}

/** How a part is held: turned about its joint, radians; moved along its parent, points; as wide and tall as drawn, 1. */
interface Hold {
  turn?: number;
  x?: number;
  y?: number;
  wide?: number;
  tall?: number;
}

/** Parts in the order they are drawn, and poses by name: a part that a pose leaves out is as drawn. */
export interface RigData<Part extends string = string, Pose extends string = string> {
  parts: Readonly<Record<Part, RigPart>>;
  poses: Record<Pose, Partial<Record<NoInfer<Part>, Hold>>>;
}

/** Five numbers a part, in the order of the parts. */
export type Stance = readonly number[];

const REST: readonly (keyof Hold)[] = ['turn', 'x', 'y', 'wide', 'tall'];
const AS_DRAWN: Record<keyof Hold, number> = { turn: 0, x: 0, y: 0, wide: 1, tall: 1 };

/** A figure of parts that turn about their joints. */
export interface Rig<Part extends string, Pose extends string> {
  view: Container;
  sprites: Readonly<Record<Part, Sprite>>;
  /** How it is held now. */
  stance(): Stance;
  /** Held so at once: a pose, or a share of the way to one from another. */
  hold(pose: Pose, from?: Stance, share?: number): void;
  /** Moves from where it is to a pose. */
  to(tweens: TweenGroup, pose: Pose, options: Parameters<TweenGroup['to']>[2]): Promise<void>;
  /** Adds a share of a pose to whatever it is held in, for the next frame alone. */
  add(pose: Pose, share: number): void;
  /** Places the parts, `deltaMs` after the last time. */
  draw(deltaMs: number): void;
  /** Where a point of a part's picture is, in the view's own units, as last drawn. */
  spot(part: Part, at: Point): { x: number; y: number };
}

interface Joint {
  sprite: Sprite;
  part: RigPart;
  parent: Joint | null;
  spring: Spring | null;
  /** Of the part's picture in the view. */
  matrix: Matrix;
  /** How far it is turned altogether. Radians. */
  turned: number;
}

/** Parents before their children. */
const jointsOf = (kit: Kit, parts: RigData['parts']): Map<string, Joint> => {
  const joints = new Map<string, Joint>();
  const join = (name: string): Joint => {
    const there = joints.get(name);
    if (there) return there;
    const part = parts[name];
    if (!part) throw new Error(`a rig has no part '${name}'`);
    const parent = part.on === undefined ? null : join(part.on);
    const sprite = kit.sprite(part.frame);
    sprite.anchor.set(0);
    const spring = part.loose ? createSpring(...part.loose) : null;
    const joint = { sprite, part, parent, spring, matrix: new Matrix(), turned: 0 };
    joints.set(name, joint);
    return joint;
  };
  for (const name of Object.keys(parts)) join(name);
  return joints;
};

/** The numbers of a pose, read when it is held: the harness edits them. */
const stanceOf = (names: readonly string[], pose: Partial<Record<string, Hold>>): number[] =>
  names.flatMap((name) => REST.map((key) => pose[name]?.[key] ?? AS_DRAWN[key]));

export const createRig = <Part extends string, Pose extends string>(
  kit: Kit,
  { parts, poses }: RigData<Part, Pose>,
): Rig<Part, Pose> => {
  const joints = jointsOf(kit, parts);
  const names = [...joints.keys()];
  const drawn = Object.keys(parts) as Part[];
  const view = new Container();
  const sprites = Object.fromEntries(
    drawn.map((name) => [name, joints.get(name)?.sprite]),
  ) as Record<Part, Sprite>;
  for (const name of drawn) view.addChild(sprites[name]);
  const rest = stanceOf(names, {});
  let held: Stance = rest;
  let added: Stance | null = null;

  const place = (joint: Joint, values: readonly number[], at: number, deltaMs: number) => {
    const { part, parent, spring, matrix } = joint;
    const [turn = 0, x = 0, y = 0, wide = 1, tall = 1] = values.slice(at, at + REST.length);
    const goal = (parent?.turned ?? 0) + turn;
    if (spring) {
      if (kit.isCalm()) spring.bend(goal);
      else spring.step(deltaMs, goal);
    }
    joint.turned = spring?.at() ?? goal;
    const [pivotX, pivotY] = part.pivot;
    const [atX, atY] = part.at ?? [0, 0];
    matrix
      .identity()
      .translate(-pivotX, -pivotY)
      .scale(wide, tall)
      .rotate(joint.turned - (parent?.turned ?? 0))
      .translate(atX + x, atY + y);
    if (parent) matrix.prepend(parent.matrix);
    joint.sprite.setFromMatrix(matrix);
  };
  const rig: Rig<Part, Pose> = {
    view,
    sprites,
    stance: () => held,
    hold(pose, from = rest, share = 1) {
      const goal = stanceOf(names, poses[pose]);
      held = goal.map((value, i) => (from[i] ?? 0) + (value - (from[i] ?? 0)) * share);
    },
    to(tweens, pose, options) {
      const from = held;
      return tweens.run((share) => rig.hold(pose, from, share), options);
    },
    add(pose, share) {
      const base = added ?? held;
      added = stanceOf(names, poses[pose]).map(
        (value, i) => (base[i] ?? 0) + share * (value - (rest[i] ?? 0)),
      );
    },
    draw(deltaMs) {
      const values = added ?? held;
      added = null;
      let at = 0;
      for (const joint of joints.values()) {
        place(joint, values, at, deltaMs);
        at += REST.length;
      }
    },
    spot(part, [x, y]) {
      const { x: left, y: top } = joints.get(part)?.matrix.apply({ x, y }) ?? { x: 0, y: 0 };
      return { x: left, y: top };
    },
  };
  rig.draw(0);
  return rig;
};
