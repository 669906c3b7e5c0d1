import { save } from './draw.ts';
import { DYES } from './rock-scissor-paper-dye.ts';
import { FOREARM, forearm, rod } from './rock-scissor-paper-forearm.ts';
import { GUNUNGAN, gunungan } from './rock-scissor-paper-gunungan.ts';
import { HAND, hand, handIcon } from './rock-scissor-paper-hands.ts';
import {
  board,
  disc,
  flame,
  KELIR,
  kelir,
  lamp,
  lantern,
  medal,
  seam,
  valance,
} from './rock-scissor-paper-stage.ts';

/** Writes the shadow play of rock, scissors, paper: its atlas and the lit cloth. */
export const drawShadowPlay = (): void => {
  const put = (name: string, width: number, height: number, body: string): void =>
    save(`art/rock-scissor-paper{tps}/${name}.svg`, width, height, body);
  for (const side of ['mine', 'theirs'] as const) {
    for (const shape of ['rock', 'scissors', 'paper'] as const)
      put(`${side}-${shape}`, HAND.width, HAND.height, hand(shape, DYES[side]));
    put(`${side}-arm`, FOREARM.width, FOREARM.height, forearm(DYES[side]));
  }
  for (const shape of ['rock', 'scissors', 'paper'] as const)
    put(`icon-${shape}`, 100, 100, handIcon(shape, '#2E0B16'));
  put('rod', 28, 430, rod());
  put('gunungan', GUNUNGAN.width, GUNUNGAN.height, gunungan());
  put('valance', 130, 130, valance());
  put('board', 130, 64, board());
  put('lamp', 180, 164, lamp());
  put('flame', 48, 72, flame());
  for (const kind of ['empty', 'mine', 'theirs'] as const)
    put(`medal-${kind}`, 64, 64, medal(kind));
  put('disc', 132, 132, disc(false));
  put('disc-lit', 132, 132, disc(true));
  put('lantern', 140, 200, lantern());
  put('seam', 220, 28, seam());
  save('art/rock-scissor-paper-kelir.svg', KELIR.width, KELIR.height, kelir());
};
