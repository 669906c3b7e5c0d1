import { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createPost, type Post } from './post.ts';
import { createRopes, type Ropes } from './ropes.ts';
import type { Space } from './space.ts';

/** The bamboo poles along the bridge, the ropes between them and the lanterns on them. */
export interface Lights {
  /** Stand behind the glass, with the ropes between them. */
  poles: Container;
  /** Hang before it. */
  lanterns: Container;
  /** One pair of poles for each row from the jetty's, 0. */
  rows(rows: number): void;
  /** Puts all in perspective. */
  place(space: Space, camera: number): void;
  /** Rows up to this one are lit; the others glimmer. */
  lit(row: number): void;
  /** 1: as they burn; 0: all out. */
  light(share: number): void;
  /** By this share all have flared up and floated away, first those beside the player. */
  loose(share: number): void;
}

/** How much later the farthest goes than the nearest, beside what each takes itself. */
const LATER = 0.6;

export const createLights = (kit: Kit): Lights => {
  const poles = new Container();
  const lanterns = new Container();
  const glows = new Container();
  const bodies = new Container();
  lanterns.addChild(glows, bodies);
  let posts: Post[] = [];
  let ropes: Ropes[] = [];
  let litTo = 0;
  let share = 1;
  let time = 0;

  const flicker = () => {
    for (const post of posts) post.burn(time, (post.row <= litTo ? 1 : 0.5) * share);
  };
  kit.idle.loop((_elapsed, delta) => {
    time += delta;
    flicker();
  });

  return {
    poles,
    lanterns,
    rows(rows) {
      for (const layer of [poles, glows, bodies])
        for (const child of layer.removeChildren()) child.destroy();
      posts = [];
      ropes = [];
      for (let row = rows; row >= 0; row -= 1) {
        ropes.push(createRopes(row));
        for (const side of [-1, 1] as const) {
          const post = createPost(kit, row, side);
          poles.addChild(post.pole);
          glows.addChild(post.pool, post.glow);
          bodies.addChild(post.lantern);
          posts.push(post);
        }
      }
      poles.addChild(...ropes.map(({ view }) => view));
    },
    place(space, camera) {
      for (const each of [...posts, ...ropes]) each.place(space, camera);
      flicker();
    },
    lit(row) {
      litTo = row;
      flicker();
    },
    light(next) {
      share = next;
      flicker();
    },
    loose(next) {
      const most = Math.max(1, ...posts.map(({ row }) => Math.abs(row + 1 - litTo)));
      for (const post of posts) {
        const later = (LATER * Math.abs(post.row + 1 - litTo)) / most;
        post.loose(Math.max(0, Math.min(1, next * (1 + LATER) - later)));
      }
      flicker();
    },
  };
};
