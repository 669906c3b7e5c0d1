import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { createFinale, type Finale, type FinaleParts } from '#engine/canvas/stage/kit/finale.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { SOUNDS } from '#games/squidgame/sounds.ts';
import { BEATS } from './beats.ts';
import type { Figure } from './figure.ts';

interface Parts extends FinaleParts {
  figure: Figure;
  /** 1: as the lanterns burn; 0: they are out. */
  dim(share: number): void;
}

/** How much of the light is left after a loss. */
export const AFTERGLOW = 0.4;

/** A round's end on the bridge: who walked cheers, or the lights go down. */
export const createBridgeFinale = (kit: Kit, { figure, dim, ...parts }: Parts): Finale =>
  createFinale(kit, parts, {
    sounds: SOUNDS,
    from: figure.hand,
    onWin: figure.cheer,
    onLoss() {
      const down = (t: number) => dim(1 - (1 - AFTERGLOW) * t);
      alongside(kit.act.run(down, BEATS.afterglow));
    },
  });
