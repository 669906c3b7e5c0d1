import { save } from './draw.ts';
import { beak } from './spin-wheel-beak.ts';
import { kite } from './spin-wheel-kite.ts';
import { drawLand } from './spin-wheel-land.ts';
import { cloth, streamer, tassel, token } from './spin-wheel-props.ts';
import { gloss, hub, rim } from './spin-wheel-ring.ts';

/** Writes the wau bulan and what belongs to it. */
export const drawWheel = (): void => {
  const put = (name: string, w: number, h: number, body: string): void =>
    save(`art/spin-wheel{tps}/${name}.svg`, w, h, body);
  put('kite', 420, 520, kite());
  put('rim', 320, 320, rim());
  put('gloss', 290, 290, gloss());
  put('hub', 96, 96, hub());
  put('beak', 120, 176, beak());
  put('token', 52, 60, token());
  put('streamer', 26, 16, streamer());
  put('tassel', 40, 80, tassel());
  put('cloth', 200, 132, cloth());
  drawLand(put);
};
