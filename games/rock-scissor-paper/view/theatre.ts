import type { Container } from 'pixi.js';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { createCarvings } from './carvings.ts';
import { type Cloth, createCloth } from './cloth.ts';
import { type Place, placeOf } from './place.ts';
import { createTree, type Tree } from './tree.ts';

/** The house of the shadow play: the lit cloth, the tree of life, the carvings around. */
export interface Theatre extends Pick<Cloth, 'setNight' | 'light'>, Pick<Tree, 'open' | 'close'> {
  /** Behind the puppets. */
  view: Container;
  tree: Container;
  /** Before the puppets. */
  front: Container;
  resize(layout: Layout): void;
  place(): Place;
}

export const createTheatre = (kit: Kit): Theatre => {
  const cloth = createCloth(kit);
  const tree = createTree(kit);
  const carvings = createCarvings(kit);
  let place = placeOf(kit.context.layout());
  const { setNight, light } = cloth;
  const { open, close } = tree;
  return {
    view: cloth.view,
    tree: tree.view,
    front: carvings.view,
    setNight,
    light,
    open,
    close,
    place: () => place,
    resize(layout) {
      place = placeOf(layout);
      // Beside a wide play it goes on behind the desk, which stands on it as a lacquered panel.
      const across = place.isWide ? layout.width : place.right;
      cloth.home(place, across);
      carvings.home(place, across, layout);
      tree.home(place);
    },
  };
};
