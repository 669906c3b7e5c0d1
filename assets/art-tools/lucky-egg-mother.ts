import { at, dot, g, gold, hibiscus, line, linear, n, p, paleGold, save, times } from './draw.ts';
import { hornbillHead } from './hornbill.ts';

const EDGE = '#0D081C';

/** Feathers as scales: rows of arcs that follow a curve. */
const scales = (x: number, y: number, columns: number, rows: number, size: number): string =>
  times(rows, (row) =>
    times(columns, (i) => {
      const cx = x + (i + (row % 2) / 2) * size;
      const cy = y + row * size * 0.72;
      return line(
        `M${n(cx - size / 2)} ${n(cy)}Q${n(cx)} ${n(cy + size * 0.8)} ${n(cx + size / 2)} ${n(cy)}`,
        row % 2 ? '#7A68C0' : '#5F8FB0',
        1.8,
        'opacity=".38"',
      );
    }),
  );

/** Body, tail and feet, in the coordinates of the head: its neck comes out of (12..112, 200). */
const body = (): string =>
  `<defs>${linear(
    'trunk',
    [-30, 190, 140, 380],
    [
      [0, '#2B1D5A'],
      [0.35, '#3A2A70'],
      [0.7, '#1B1238'],
      [1, '#0D081C'],
    ],
  )}${linear(
    'belly',
    [70, 300, 120, 400],
    [
      [0, '#FFF8E6'],
      [1, '#D9B98A'],
    ],
  )}${linear(
    'tail',
    [0, 330, 20, 500],
    [
      [0, '#FFFAEC'],
      [1, '#CDB394'],
    ],
  )}<clipPath id="in"><path d="M26 182C-20 226 -24 316 16 372C44 400 88 394 112 358C140 314 140 240 101 182Z"/></clipPath></defs>` +
  // Tail: white, with the broad black band.
  p(
    'M8 344L-24 500C-2 514 34 514 52 500L76 356Z',
    'url(#tail)',
    `stroke="${EDGE}" stroke-width="3.200" stroke-linejoin="round"`,
  ) +
  p('M-12 442L-19 476C0 490 38 490 56 476L62 442C40 456 12 456 -12 442Z', '#1A1036') +
  line('M22 366L6 504M44 366L32 508', '#B89C78', 1.8) +
  p(
    'M26 182C-20 226 -24 316 16 372C44 400 88 394 112 358C140 314 140 240 101 182Z',
    'url(#trunk)',
    `stroke="${EDGE}" stroke-width="3.200"`,
  ) +
  g(
    '',
    scales(6, 214, 8, 12, 18) +
      p(
        'M80 392C98 376 128 336 134 286C116 318 94 344 62 366Z',
        'url(#belly)',
        `stroke="${EDGE}" stroke-width="2.400"`,
      ) +
      line('M88 378C104 362 118 340 124 318M78 376C92 364 104 350 112 334', '#C9A878', 1.8) +
      // The evening sun on her breast.
      line('M108 200C134 250 136 312 112 354', '#FFB45A', 7, 'opacity=".5"') +
      line('M110 206C133 252 135 308 115 346', '#FFE3A0', 2.4, 'opacity=".7"'),
    'clip-path="url(#in)"',
  ) +
  [56, 84]
    .map(
      (x) =>
        line(`M${x} 384V400`, '#B87A2E', 9) +
        line(
          `M${x} 398C${x - 10} 402 ${x - 12} 408 ${x - 12} 414M${x} 398V416M${x} 398C${x + 10} 402 ${x + 12} 408 ${x + 12} 414`,
          '#E8A63C',
          6.5,
        ) +
        line(`M${x - 11} 408V413M${x} 408V414M${x + 11} 408V413`, '#FFDf9A', 2),
    )
    .join('');

/** The folded wing, its shoulder at (20, 214). */
const wing = (): string =>
  `<defs>${linear(
    'wg',
    [-30, 210, 70, 400],
    [
      [0, '#6E5CB4'],
      [0.35, '#3A2A78'],
      [1, '#140D2A'],
    ],
  )}<clipPath id="wi"><path d="M4 208C-34 262 -34 344 0 412C38 380 78 314 66 236C56 206 24 194 4 208Z"/></clipPath></defs>` +
  p(
    'M4 208C-34 262 -34 344 0 412C38 380 78 314 66 236C56 206 24 194 4 208Z',
    'url(#wg)',
    `stroke="${EDGE}" stroke-width="3.200" stroke-linejoin="round"`,
  ) +
  g(
    '',
    scales(-16, 220, 6, 6, 16) +
      line(
        'M-14 306C-10 344 -6 376 2 410M4 300C4 340 6 370 8 402M22 296C22 330 20 360 16 392M40 288C38 320 34 346 26 376M56 276C54 304 48 326 38 352',
        '#9A88DC',
        2.6,
        'opacity=".6"',
      ) +
      line('M-6 226C-26 268 -26 340 -4 394', '#8FD8D0', 4, 'opacity=".38"') +
      p('M-20 296Q22 322 66 268L64 282Q22 336 -20 310Z', '#1B1238', 'opacity=".45"'),
    'clip-path="url(#wi)"',
  ) +
  line('M62 232C72 276 62 320 40 354', '#FFB45A', 2.6, 'opacity=".55"');

/** Her head on a neck of feathers that lies over the body, so that she can turn it. */
const head = (eye: 'open' | 'shut'): string =>
  `<defs>${linear(
    'nk',
    [0, 150, 0, 262],
    [
      [0, '#1E1540', 0],
      [0.32, '#1E1540'],
      [1, '#2B1D5A'],
    ],
  )}</defs>` +
  p(
    'M13 188L4 240L20 228L28 252L46 232L60 256L76 232L92 252L102 228L120 240L112 188Z',
    '#2B1D5A',
    `stroke="${EDGE}" stroke-width="2.600" stroke-linejoin="round"`,
  ) +
  hornbillHead({ casque: 'full', eye }) +
  p(
    'M16 160L12.500 206L5.500 238L20 226L28 249L46 229L60 253L76 229L92 249L102 226L118 238L111.500 206L103 160Z',
    'url(#nk)',
  ) +
  line('M28 206V232M46 200V226M60 208V240M76 200V226M92 206V232', '#7A68C0', 2, 'opacity=".5"') +
  line('M105 152C108 176 112 196 117 232', '#FFB45A', 3.4, 'opacity=".6"');

/** A sash in the flag's colours round her neck, with a rosette. */
const sash = (): string =>
  p(
    'M4 8C34 26 84 26 116 8L120 26C84 46 34 46 0 26Z',
    '#CC1A30',
    'stroke="#3A0A16" stroke-width="2.600"',
  ) +
  p('M3 13C34 31 84 31 117 13L118 18C84 36 34 36 2 18Z', '#FFFFFF') +
  p('M2 18C34 36 84 36 118 18L119 22C84 41 34 41 1 22Z', '#14307E') +
  p(
    'M64 30L52 92L66 82L74 94L76 34Z',
    '#14307E',
    'stroke="#3A0A16" stroke-width="2.400" stroke-linejoin="round"',
  ) +
  p(
    'M84 30L104 88L90 82L82 92L74 34Z',
    '#CC1A30',
    'stroke="#3A0A16" stroke-width="2.400" stroke-linejoin="round"',
  ) +
  p('M88 42L98 78M61 46L59 80', 'none', 'stroke="#fff" stroke-width="4"') +
  at(
    76,
    34,
    times(10, (i) =>
      g(
        `rotate(${i * 36})`,
        p(
          'M0 0C9 -8 7 -19 0 -21C-7 -19 -9 -8 0 0Z',
          i % 2 ? '#FFFFFF' : '#CC1A30',
          'stroke="#3A0A16" stroke-width="1.400"',
        ),
      ),
    ) +
      dot(0, 0, 9.5, '#FFD23E', 'stroke="#8A5312" stroke-width="2"') +
      dot(0, 0, 4.6, '#14307E'),
  );

/** The chick that was hatched with a gift, 104 by 104. */
const chick = (): string =>
  `<defs>${linear(
    'fl',
    [20, 10, 80, 100],
    [
      [0, '#FFF9C8'],
      [0.45, '#FFD64F'],
      [1, '#E0912A'],
    ],
  )}</defs>` +
  line('M40 90V99M60 90V99', '#E07B2E', 6) +
  line('M32 100H44M54 100H68', '#E07B2E', 5) +
  p(
    'M50 14C76 14 92 36 90 60C88 84 70 95 50 95C30 95 12 84 10 60C8 36 24 14 50 14Z',
    'url(#fl)',
    'stroke="#7A4A10" stroke-width="3.200"',
  ) +
  p(
    'M50 16C46 8 50 2 56 2C52 6 56 10 58 16M44 16C38 12 36 6 40 3',
    '#FFD64F',
    'stroke="#7A4A10" stroke-width="2.600" stroke-linejoin="round"',
  ) +
  p(
    'M12 54C-2 50 -4 68 6 78C12 84 18 80 20 72Z',
    '#F4B63C',
    'stroke="#7A4A10" stroke-width="2.800" stroke-linejoin="round"',
  ) +
  p(
    'M88 54C102 50 104 68 94 78C88 84 82 80 80 72Z',
    '#F4B63C',
    'stroke="#7A4A10" stroke-width="2.800" stroke-linejoin="round"',
  ) +
  p('M24 70C30 84 70 84 76 70C74 88 62 94 50 94C38 94 26 88 24 70Z', '#FFF3B0', 'opacity=".7"') +
  dot(34, 46, 7.5, '#2A1014') +
  dot(66, 46, 7.5, '#2A1014') +
  dot(31.5, 43, 2.8, '#fff') +
  dot(63.5, 43, 2.8, '#fff') +
  dot(24, 58, 5, '#FF8C6A', 'opacity=".7"') +
  dot(76, 58, 5, '#FF8C6A', 'opacity=".7"') +
  p(
    'M42 54C46 50 54 50 58 54L50 64Z',
    '#F2762E',
    'stroke="#7A3A10" stroke-width="2.200" stroke-linejoin="round"',
  ) +
  p('M43 55H57', 'none', 'stroke="#7A3A10" stroke-width="1.600"');

/** Her gift, wrapped in songket, 64 by 64. */
const gift = (): string =>
  `<defs>${linear(
    'wr',
    [8, 10, 56, 60],
    [
      [0, '#F4596B'],
      [1, '#8E1236'],
    ],
  )}</defs>` +
  p(
    'M6 24H58V58C58 60 56 61 54 61H10C8 61 6 60 6 58Z',
    'url(#wr)',
    'stroke="#3A0A16" stroke-width="2.800"',
  ) +
  times(3, (i) =>
    times(2, (k) =>
      p(
        `M${13 + k * 28} ${n(34 + i * 9)}l4.500 -4.500l4.500 4.500l-4.500 4.500z`,
        gold,
        'opacity=".85"',
      ),
    ),
  ) +
  p('M3 16H61V27H3Z', hibiscus, 'stroke="#3A0A16" stroke-width="2.800" stroke-linejoin="round"') +
  p('M26 16H38V61H26Z', gold, 'stroke="#7A4A10" stroke-width="1.800"') +
  p(
    'M32 16C22 -2 6 2 12 12C16 17 26 17 32 16C38 17 48 17 52 12C58 2 42 -2 32 16Z',
    paleGold,
    'stroke="#7A4A10" stroke-width="2.600" stroke-linejoin="round"',
  );

/** Writes the mother in parts that move, and her chick. */
export const drawMother = (): void => {
  const put = (name: string, w: number, h: number, drawing: string): void =>
    save(`art/lucky-egg{tps}/${name}.svg`, w, h, drawing);
  put('mum-body', 190, 350, g('translate(40 -170)', body()));
  put('mum-wing', 120, 226, g('translate(40 -194)', wing()));
  put('mum-head', 216, 262, g('translate(8 2)', head('open')));
  // Only her eye: it lies over the open one.
  put('mum-blink', 48, 52, g('translate(-58 -64)', head('shut')));
  put('mum-sash', 122, 98, sash());
  put('chick', 104, 104, g('translate(2 1)', chick()));
  put('gift', 64, 64, gift());
};
