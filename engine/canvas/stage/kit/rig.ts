import { Container, Matrix, type Sprite } from 'pixi.js';
import { EASES, type Ease, linear, sineInOut } from '../ease.ts';
import { createSpring, type Spring } from '../spring.ts';
import type { TweenGroup, TweenOptions } from '../tweens.ts';
import type { Kit } from './kit.ts';

type Point = readonly [x: number, y: number];

/** One picture of a figure, and the joint by which it hangs on another. */
interface RigPart {
  /** Of the scene's atlas. */
  frame: string;
  /** Its own joint, on its picture. */
  pivot: Point;
  /** The part it hangs on, and where on that one's picture; left out: on nothing, its joint at the rig's 0, 0. */
  on?: string;
  at?: Point;
  /** It hangs loosely and turns after what it hangs on, as a spring of this stiffness and damping. */
  loose?: readonly [stiffness: number, damping: number];
  /** It hangs straight down and is as large as drawn, however what it hangs on is held. */
  isPlumb?: boolean;
}

/** How a part is held: turned about its joint, radians; moved along its parent, points; as wide and tall as drawn, 1. */
interface Hold {
  turn?: number;
  x?: number;
  y?: number;
  wide?: number;
  tall?: number;
  /** The share of the way to the pose that is over before this part sets out, below 1; left out: none. */
  later?: number;
}

/** Parts in the order they are drawn, and poses by name: a part that a pose leaves out is as drawn. */
export interface RigData<Part extends string = string, Pose extends string = string> {
  parts: Readonly<Record<Part, RigPart>>;
  poses: Record<Pose, Partial<Record<NoInfer<Part>, Hold>>>;
}

/** A pose on a way through several, and when it is reached: a share of the whole. */
export type PoseKey<Pose extends string> = readonly [at: number, pose: Pose];

/** Five numbers a part, in the order of the parts. */
type Stance = readonly number[];

type Move = Exclude<keyof Hold, 'later'>;
const REST: readonly Move[] = ['turn', 'x', 'y', 'wide', 'tall'];
const AS_DRAWN: Record<Move, number> = { turn: 0, x: 0, y: 0, wide: 1, tall: 1 };

/** A figure of parts that turn about their joints. */
export interface Rig<Part extends string, Pose extends string> {
  view: Container;
  sprites: Readonly<Record<Part, Sprite>>;
  /** The same parts once more, always held as these: a shadow of the figure. */
  double(): Container;
  /** Held so at once. */
  hold(pose: Pose): void;
  /** Moves from where it is to a pose, unless it is held otherwise meanwhile. */
  to(tweens: TweenGroup, pose: Pose, options: TweenOptions): Promise<void>;
  /**
   * From where it is through poses, each held at its share of the whole: the step of a tween, which does nothing and
   * answers false once it is held otherwise.
   */
  through(keys: readonly PoseKey<Pose>[]): (share: number) => boolean;
  /** Adds a share of a pose to whatever it is held in, for the next frame alone. */
  add(pose: Pose, share: number): void;
  /** Places the parts, `deltaMs` after the last time. */
  draw(deltaMs: number): void;
  /** Where a point of a part's picture is, in the view's own units, as last drawn. */
  spot(part: Part, at: Point): { x: number; y: number };
}

interface Joint {
  /** Of the view, and of what doubles it. */
  sprites: Sprite[];
  part: RigPart;
  parent: Joint | null;
  spring: Spring | null;
  /** Of the part's picture in the view. */
  matrix: Matrix;
  /** How far it is turned altogether. Radians. */
  turned: number;
}

/** Parents before their children. */
const jointsOf = (parts: RigData['parts']): Map<string, Joint> => {
  const joints = new Map<string, Joint>();
  const join = (name: string): Joint => {
    const there = joints.get(name);
    if (there) return there;
    const part = parts[name];
    if (!part) throw new Error(`a rig has no part '${name}'`);
    const parent = part.on === undefined ? null : join(part.on);
    const spring = part.loose ? createSpring(...part.loose) : null;
    const joint = { sprites: [], part, parent, spring, matrix: new Matrix(), turned: 0 };
    joints.set(name, joint);
    return joint;
  };
  for (const name of Object.keys(parts)) join(name);
  return joints;
};

/** The numbers of a pose, read when it is held: the harness edits them. */
const stanceOf = (names: readonly string[], pose: Partial<Record<string, Hold>>): number[] =>
  names.flatMap((name) => REST.map((key) => pose[name]?.[key] ?? AS_DRAWN[key]));

/** Of a whole way's share, that of a part which sets out later. */
const ownShare = (share: number, later = 0): number => Math.max(0, share - later) / (1 - later);

/** Places a joint whose parent is placed; `isCalm`: at once, also what hangs loosely. */
const place = (joint: Joint, values: readonly number[], deltaMs: number, isCalm: boolean) => {
  const { part, parent, spring, matrix } = joint;
  const [turn = 0, x = 0, y = 0, wide = 1, tall = 1] = values;
  const goal = (part.isPlumb ? 0 : (parent?.turned ?? 0)) + turn;
  if (spring) {
    if (isCalm) spring.bend(goal);
    else spring.step(deltaMs, goal);
  }
  joint.turned = spring?.at() ?? goal;
  const [pivotX, pivotY] = part.pivot;
  const [atX, atY] = part.at ?? [0, 0];
  matrix
    .identity()
    .translate(-pivotX, -pivotY)
    .scale(wide, tall)
    .rotate(joint.turned - (part.isPlumb ? 0 : (parent?.turned ?? 0)));
  const spot = { x: atX + x, y: atY + y };
  if (parent && part.isPlumb) parent.matrix.apply(spot, spot);
  matrix.translate(spot.x, spot.y);
  if (parent && !part.isPlumb) matrix.prepend(parent.matrix);
  for (const sprite of joint.sprites) sprite.setFromMatrix(matrix);
};

export const createRig = <Part extends string, Pose extends string>(
  kit: Kit,
  data: RigData<Part, Pose>,
): Rig<Part, Pose> => {
  const joints = jointsOf(data.parts);
  const names = [...joints.keys()];
  const drawn = Object.keys(data.parts) as Part[];
  const double = () => {
    const copy = new Container();
    for (const name of drawn) {
      const sprite = copy.addChild(kit.sprite(data.parts[name].frame));
      sprite.anchor.set(0);
      joints.get(name)?.sprites.push(sprite);
    }
    return copy;
  };
  const view = double();
  const sprites = Object.fromEntries(drawn.map((name, i) => [name, view.children[i]])) as Record<
    Part,
    Sprite
  >;
  const rest = stanceOf(names, {});
  let held: Stance = rest;
  let added: Stance | null = null;
  /** What it is on its way to, or was held in. */
  let last = 0;

  const go = (pose: Pose, from: Stance, share: number, ease: Ease) => {
    const holds: Partial<Record<string, Hold>> = data.poses[pose];
    const ways = names.map((name) => ease(ownShare(share, holds[name]?.later)));
    held = stanceOf(names, holds).map((goal, i) => {
      const begun = from[i] ?? 0;
      return begun + (goal - begun) * (ways[Math.floor(i / REST.length)] ?? 1);
    });
  };

  const rig: Rig<Part, Pose> = {
    view,
    sprites,
    double,
    hold(pose) {
      last += 1;
      go(pose, rest, 1, linear);
    },
    to(tweens, pose, { ease = 'cubicOut', ...options }) {
      last += 1;
      const [from, own] = [held, last];
      const step = (share: number) => {
        if (own === last) go(pose, from, share, EASES[ease]);
      };
      return tweens.run(step, { ...options, ease: 'linear' });
    },
    through(keys) {
      last += 1;
      const [start, own] = [held, last];
      return (share) => {
        if (own !== last) return false;
        const done = keys.filter(([at]) => at <= share);
        const [begun, reached] = done.at(-1) ?? [0, null];
        if (reached) go(reached, rest, 1, linear);
        const next = keys[done.length];
        if (!next) return true;
        const [at, pose] = next;
        go(pose, reached ? held : start, sineInOut((share - begun) / (at - begun)), linear);
        return true;
      };
    },
    add(pose, share) {
      if (share === 0) return;
      const base = added ?? held;
      added = stanceOf(names, data.poses[pose]).map(
        (value, i) => (base[i] ?? 0) + share * (value - (rest[i] ?? 0)),
      );
    },
    draw(deltaMs) {
      const values = added ?? held;
      added = null;
      let at = 0;
      for (const joint of joints.values()) {
        place(joint, values.slice(at, at + REST.length), deltaMs, kit.isCalm());
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
