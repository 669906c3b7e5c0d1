import { drawBox } from './lucky-egg-box.ts';
import { drawEggs } from './lucky-egg-eggs.ts';
import { drawForest } from './lucky-egg-forest.ts';
import { drawMother } from './lucky-egg-mother.ts';
import { drawNest } from './lucky-egg-nest.ts';

/** Writes every picture of the golden nest's scene. */
export const drawLuckyEgg = (): void => {
  drawForest();
  drawNest();
  drawEggs();
  drawMother();
  drawBox();
};
