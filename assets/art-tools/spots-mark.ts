import { dot, g, n, p } from './draw.ts';
import { hornbillMark } from './hornbill.ts';

/** The club's hornbill in one colour, `size` across, its gaps in `hole`, around the origin. */
export const mark = (size: number, fill: string, hole: string): string =>
  g(
    `scale(${n(size / 200)}) translate(-104 -106)`,
    p(hornbillMark.crown, fill) +
      p(hornbillMark.lower, fill) +
      p(hornbillMark.upper, fill, `stroke="${hole}" stroke-width="8"`) +
      p(hornbillMark.casque, fill, `stroke="${hole}" stroke-width="8"`) +
      dot(82, 90, 10, hole),
  );
