import { at, box, dot, g, line, linear, n, p, times } from './draw.ts';
import { pierced, slit } from './rock-scissor-paper-carve.ts';
import { type Dye, thread } from './rock-scissor-paper-dye.ts';

/** The forearm, on a sheet of this size: the wrist at (x, y), the elbow to the left. */
export const FOREARM = { x: 262, y: 92, width: 300, height: 184 };

const flare = (x: number, height: number, count: number): string =>
  times(count, (i) => {
    const y = -height + (i * 2 * height) / (count - 1);
    return g(
      `translate(${n(x)} ${n(y)}) rotate(${n(-90 + (y / height) * 34)})`,
      p('M-8 0C-8 -14 -3 -22 0 -30C3 -22 8 -14 8 0Z', 'url(#cuff)'),
    );
  });

export const forearm = (dye: Dye): string => {
  const arm =
    'M18 -24C-20 -30 -70 -44 -130 -50C-166 -53 -196 -46 -222 -58L-240 -44C-232 -20 -232 20 -240 44L-222 58C-196 46 -166 53 -130 50C-70 44 -20 30 18 24Z';
  const tail =
    'M-222 -58C-236 -78 -226 -88 -212 -86C-222 -76 -212 -66 -196 -52ZM-222 58C-236 78 -226 88 -212 86C-222 76 -212 66 -196 52Z';
  const hide =
    p(`${arm}${tail}`, dye.rim, `stroke="${dye.rim}" stroke-width="5" stroke-linejoin="round"`) +
    p(`${arm}${tail}`, 'url(#hide)');
  const cuffs =
    flare(-182, 50, 7) +
    p(
      'M-182 -56C-176 -20 -176 20 -182 56L-206 56C-200 20 -200 -20 -206 -56Z',
      'url(#cuff)',
      `stroke="${dye.rim}" stroke-width="2"`,
    ) +
    flare(-2, 24, 4) +
    p(
      'M-2 -34C4 -12 4 12 -2 34L-26 36C-20 12 -20 -12 -26 -36Z',
      'url(#cuff)',
      `stroke="${dye.rim}" stroke-width="2.500"`,
    );
  const holes =
    times(4, (i) =>
      at(
        -52 - i * 33,
        0,
        p('M0 -17C8 -8 8 8 0 17C-8 8 -8 -8 0 -17Z', '#000') +
          p(
            'M-14 -12C-8 -16 -8 -22 -14 -28C-20 -22 -20 -16 -14 -12ZM-14 12C-8 16 -8 22 -14 28C-20 22 -20 16 -14 12Z',
            '#000',
          ),
        1 + i * 0.05,
      ),
    ) +
    times(
      9,
      (i) =>
        dot(-40 - i * 15, -31 - i * 1.6, 2.3, '#000') +
        dot(-40 - i * 15, 31 + i * 1.6, 2.3, '#000'),
    ) +
    times(5, (i) =>
      at(
        -13.5 + (Math.abs(i - 2) === 2 ? -1.5 : 0),
        -24 + i * 12,
        p('M0 -5L4 0L0 5L-4 0Z', '#000'),
      ),
    ) +
    times(7, (i) => at(-192, -42 + i * 14, p('M0 -6L5 0L0 6L-5 0Z', '#000'))) +
    line('M-216 -44C-212 -16 -212 16 -216 44', '#000', 3, 'stroke-dasharray="8 6"') +
    times(5, (i) => g(`translate(-232 ${n(-32 + i * 16)}) rotate(90)`, p(slit(10, 3), '#000')));
  return (
    `<defs>${linear(
      'hide',
      [-240, 0, 20, 0],
      [
        [0, dye.deep],
        [0.6, dye.dark],
        [1, dye.deep],
      ],
    )}${linear(
      'cuff',
      [0, -56, 0, 56],
      [
        [0, dye.cuffLight],
        [0.5, dye.cuff],
        [1, dye.cuffLight],
      ],
    )}${thread(dye.rim)}</defs>` +
    at(
      FOREARM.x,
      FOREARM.y,
      pierced('cut', [-262, -92, 300, 184], g('', hide, 'filter="url(#thread)"') + cuffs, holes),
    )
  );
};

/** The horn rod that moves a hand, its upper end at (14, 6). */
export const rod = (): string =>
  `<defs>${linear(
    'horn',
    [6, 0, 22, 0],
    [
      [0, '#2A1208'],
      [0.45, '#9A5A2A'],
      [1, '#1B0B06'],
    ],
  )}</defs>` +
  p('M12 6C11 150 8 300 9 420H19C20 300 17 150 16 6Z', 'url(#horn)') +
  times(6, (i) => box([8.5, 60 + i * 58, 11, 7], 2, '#E8B64C', 'opacity=".75"')) +
  dot(14, 8, 7, '#2A1208') +
  dot(14, 8, 4, '#E8B64C');
