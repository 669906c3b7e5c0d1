import {
  at,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  polar,
  radial,
  save,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom, hibiscusDefs, hibiscusFlower, leafPath } from './flora.ts';
import { drawLand } from './spin-wheel-land.ts';

const outline = '#2C0820';
const mint = '#8FE0C2';

/** A cut leaf: its shadow on the paper below, the leaf, its vein. */
const cut = (x: number, y: number, turn: number, size: number, fill: string): string =>
  at(
    x,
    y,
    g('translate(.8 1.6)', p(leafPath(18, 6.5), '#1A0418', 'opacity=".4"')) +
      p(leafPath(18, 6.5), fill) +
      line('M0 -3V-14', '#00000055', 1),
    size,
    turn,
  );

const flower = (x: number, y: number, r: number, fill: string, heart: string, turn = 0): string =>
  at(
    x,
    y,
    g('translate(1 2)', bloom(r, 6, '#1A0418', '#1A0418'), 'opacity=".4"') +
      bloom(r, 6, fill, heart) +
      dot(0, 0, r * 0.13, paleGold),
    1,
    turn,
  );

const wing =
  'M0 -172C-34 -206 -112 -214 -178 -178C-186 -174 -196 -180 -199 -174C-201 -166 -192 -156 -190 -148C-182 -112 -150 -74 -70 -30L0 0Z';
const wingInner =
  'M0 -162C-36 -192 -108 -199 -170 -168C-176 -165 -183 -166 -184 -160C-176 -126 -146 -90 -70 -46L0 -18Z';

const vine = (): string =>
  line(
    'M-18 -176C-52 -196 -96 -196 -128 -178C-150 -166 -158 -150 -150 -142C-143 -136 -134 -142 -138 -150',
    '#1A0418',
    3.4,
    'opacity=".35" transform="translate(1 2)"',
  ) +
  line(
    'M-18 -176C-52 -196 -96 -196 -128 -178C-150 -166 -158 -150 -150 -142C-143 -136 -134 -142 -138 -150',
    paleGold,
    2.6,
  ) +
  line('M-92 -191C-100 -180 -112 -178 -118 -168M-60 -192C-66 -182 -74 -180 -78 -172', paleGold, 2) +
  [
    [-34, -184, -52, 0.9],
    [-46, -191, 40, 0.8],
    [-76, -193, -78, 0.8],
    [-84, -190, 190, 0.8],
    [-106, -189, -40, 0.9],
    [-138, -172, -36, 0.9],
    [-152, -156, 210, 0.8],
    [-122, -170, 130, 0.8],
    [-170, -163, -60, 0.8],
    [-160, -130, 160, 1],
    [-172, -148, 196, 0.8],
  ]
    .map(([x = 0, y = 0, turn = 0, size = 1], i) =>
      cut(x, y, turn, size, i % 3 === 2 ? '#FFC46B' : mint),
    )
    .join('') +
  flower(-120, -158, 15, '#FFE9B0', hibiscus) +
  flower(-76, -168, 11, '#FFD27A', wine, 20) +
  flower(-160, -160, 8.5, '#FF9FA4', gold, 10) +
  flower(-142, -118, 10, '#FFE9B0', hibiscus, 14) +
  flower(-118, -120, 6.5, '#FFD27A', wine);

const sail = (): string =>
  p(wing, '#12051D', 'opacity=".45" transform="translate(2 7)"') +
  p(wing, 'url(#sail)', `stroke="${outline}" stroke-width="4" stroke-linejoin="round"`) +
  line(wing, gold, 1.6, 'opacity=".9"') +
  p(wingInner, 'url(#inner)', `stroke="${gold}" stroke-width="1.400"`) +
  vine();

const tail =
  'M-152 -42C-196 34 -186 146 -104 206C-44 250 44 250 104 206C186 146 196 34 152 -42C150 -46 147 -44 147 -40C146 10 138 78 96 124C46 178 -46 178 -96 124C-138 78 -146 10 -147 -40C-147 -44 -150 -46 -152 -42Z';
const tailInner =
  'M-158 0C-178 62 -158 146 -96 190C-42 228 42 228 96 190C158 146 178 62 158 0C152 56 138 100 104 138C50 194 -50 194 -104 138C-138 100 -152 56 -158 0Z';

const crescent = (): string =>
  p(tail, '#12051D', 'opacity=".45" transform="translate(2 7)"') +
  p(tail, 'url(#tail)', `stroke="${outline}" stroke-width="4" stroke-linejoin="round"`) +
  line(tail, paleGold, 1.4, 'opacity=".8"') +
  p(tailInner, 'url(#tailInner)', `stroke="${gold}" stroke-width="1.400"`) +
  // Bamboo shoots along the outer edge, as on a songket's border.
  times(23, (i) => {
    const turn = (i - 11) * 7;
    const [x, y] = polar(0, 36, 195 - 27 * (turn / 90) ** 2, 180 - turn);
    const size = 0.9 - Math.abs(i - 11) * 0.03;
    return at(x, y, p('M-6 0L0 -13L6 0Z', '#FFF0C0', 'opacity=".9"'), size, -turn);
  }) +
  times(9, (i) => {
    const turn = (i - 4) * 20.5;
    const r = 170 - Math.abs(i - 4) * 1.6;
    const [x, y] = polar(0, 28, r, 180 - turn);
    const size = 1 - Math.abs(i - 4) * 0.1;
    return at(
      x,
      y,
      cut(-16, 2, -72, 0.95, mint) +
        cut(16, 2, 72, 0.95, mint) +
        cut(-9, -9, -32, 0.62, '#FFC46B') +
        cut(9, -9, 32, 0.62, '#FFC46B') +
        flower(0, 0, i === 4 ? 17 : 14, i % 2 ? '#FFE9B0' : '#FF8C92', i % 2 ? hibiscus : gold),
      size,
      -turn,
    );
  });

const bow = (): string =>
  line('M-124 -196C-86 -262 86 -262 124 -196', outline, 8) +
  line('M-124 -196C-86 -262 86 -262 124 -196', '#9A5A24', 5) +
  line('M-118 -204C-82 -258 82 -258 118 -204', '#F3C98A', 1.6) +
  line('M-124 -196C-70 -222 70 -222 124 -196', '#FFF3CF', 1.4) +
  [-1, 1]
    .map((side) =>
      at(
        124 * side,
        -196,
        dot(0, 0, 6.5, gold, `stroke="${outline}" stroke-width="2.500"`) + dot(-1.5, -2, 2, '#fff'),
      ),
    )
    .join('') +
  times(5, (i) => {
    const turn = (i - 2) * 24;
    const [x, y] = polar(0, -160, 84, turn);
    return at(x, y, box3(), 1, turn);
  });
/** A binding of red thread round the bow. */
const box3 = (): string =>
  line('M-3 -3.500V3.500M0 -4V4M3 -3.500V3.500', hibiscus, 2) +
  line('M-5 -3.500V3.500M5 -3.500V3.500', gold, 1.4);

/** The kite behind its wheel: 420 by 520, the wheel's middle at (210, 268). */
const kite = (): string =>
  `<defs>${linear(
    'sail',
    [0, -214, 0, -10],
    [
      [0, '#F0596C'],
      [0.45, '#C21E45'],
      [1, '#6E0D2B'],
    ],
  )}${linear(
    'inner',
    [-160, -200, -20, -20],
    [
      [0, '#A8183C'],
      [0.6, '#7D1233'],
      [1, '#3F0722'],
    ],
  )}${linear(
    'tail',
    [0, -40, 0, 240],
    [
      [0, '#B8761F'],
      [0.5, '#F7CE6C'],
      [0.75, '#E8A93C'],
      [1, '#A86414'],
    ],
  )}${linear(
    'tailInner',
    [-160, 20, 140, 230],
    [
      [0, '#2B2A78'],
      [0.5, '#1F1D5E'],
      [1, '#151040'],
    ],
  )}</defs>` +
  at(
    210,
    268,
    line('M0 -258V236', '#6A3A14', 7) +
      line('M-1 -258V236', '#D9A15A', 2.4) +
      bow() +
      sail() +
      g('scale(-1 1)', sail()) +
      line(
        'M0 -172C-34 -200 -110 -208 -176 -176M0 -172C34 -200 110 -208 176 -176',
        '#FFD9B0',
        1.2,
        'opacity=".55"',
      ) +
      crescent(),
  );

/** The ring the wheel turns in: 320 by 320. Its light stands still while the wheel turns. */
const rim = (): string => {
  const ring = (r: number, width: number, stroke: string, more = ''): string =>
    `<circle cx="160" cy="160" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
  return (
    `<defs>${linear(
      'gilt',
      [50, 20, 270, 300],
      [
        [0, '#FFF8D8'],
        [0.18, '#F9D576'],
        [0.42, '#D7982E'],
        [0.55, '#FBE3A0'],
        [0.72, '#B8761F'],
        [1, '#6E3F0A'],
      ],
    )}${linear(
      'bevel',
      [50, 20, 270, 300],
      [
        [0, '#8A5312'],
        [0.5, '#F6DFA0'],
        [1, '#FFF6D2'],
      ],
    )}</defs>` +
    ring(151, 6, '#12051D', 'opacity=".5" transform="translate(2 6)"') +
    ring(146, 19, outline) +
    ring(146, 15, 'url(#gilt)') +
    ring(152.5, 1.4, '#FFF6D2', 'opacity=".75"') +
    ring(139.2, 2.2, 'url(#bevel)')
  );
};

/** Light and shade over the turning wheel: 290 by 290. */
const gloss = (): string =>
  `<defs>${radial(
    'shade',
    [118, 104, 190],
    [
      [0, '#FFF3CF', 0.2],
      [0.42, '#FFF3CF', 0.04],
      [0.62, '#12051D', 0],
      [1, '#12051D', 0.5],
    ],
  )}${radial(
    'well',
    [145, 145, 139],
    [
      [0.9, '#12051D', 0],
      [1, '#12051D', 0.55],
    ],
  )}${linear(
    'sheen',
    [60, 10, 150, 150],
    [
      [0, '#fff', 0.2],
      [1, '#fff', 0],
    ],
  )}</defs>` +
  dot(145, 145, 139, 'url(#shade)') +
  dot(145, 145, 139, 'url(#well)') +
  p('M22 120C34 58 84 16 145 14C196 13 236 36 260 76C210 50 96 58 22 120Z', 'url(#sheen)');

/** The hub: a moon with a hibiscus in it, 96 by 96. */
const hub = (): string =>
  `<defs>${hibiscusDefs}${radial(
    'moon',
    [38, 34, 62],
    [
      [0, '#FFFBE6'],
      [0.5, '#FBDF90'],
      [1, '#C98A25'],
    ],
  )}</defs>` +
  dot(49, 52, 43, '#12051D', 'opacity=".5"') +
  dot(48, 48, 43, outline) +
  dot(48, 48, 41, 'url(#moon)') +
  times(20, (i) => {
    const [x, y] = polar(48, 48, 36.5, i * 18);
    return dot(x, y, i % 2 ? 1.5 : 2.4, i % 2 ? '#8A5312' : hibiscus);
  }) +
  dot(48, 48, 31.5, '#2A1240', `stroke="${darkGold}" stroke-width="2"`) +
  times(5, (i) => at(48, 48, p(leafPath(29, 8), '#1E8F78'), 1, i * 72 + 28)) +
  at(48, 48, hibiscusFlower(), 0.33);

/** The hornbill that points: seen from the front, its beak down. 120 by 176, the tip at (60, 172). */
const beak = (): string => {
  const feather = (turn: number, length: number, fill: string): string =>
    at(
      60,
      62,
      p(leafPath(length, 9), fill, `stroke="${outline}" stroke-width="2"`) +
        line(`M0 -12V${-length + 12}`, gold, 1.4),
      1,
      turn,
    );
  const eye = (side: number): string =>
    at(
      60 + side * 25,
      64,
      oval([0, 0, 9, 9.5], '#F6C653', `stroke="${outline}" stroke-width="2"`) +
        dot(0, 0.5, 6.6, 'url(#iris)') +
        dot(side * -0.6, 1, 3.6, '#140A1E') +
        dot(-2, -2, 1.8, '#fff') +
        line(side < 0 ? 'M-10 -4C-5 -10 4 -9 10 -3' : 'M10 -4C5 -10 -4 -9 -10 -3', '#0D0719', 3.6),
    );
  return (
    `<defs>${linear(
      'bill',
      [34, 70, 92, 120],
      [
        [0, '#FFF9DC'],
        [0.3, '#FFE08A'],
        [0.62, '#F0A93A'],
        [1, '#B8641A'],
      ],
    )}${linear(
      'horn',
      [36, 20, 84, 84],
      [
        [0, '#FFE29A'],
        [0.4, '#F58A3A'],
        [0.75, '#D9304F'],
        [1, '#8A1236'],
      ],
    )}${radial(
      'face',
      [48, 50, 56],
      [
        [0, '#4A3A8E'],
        [0.6, '#241A55'],
        [1, '#130C2E'],
      ],
    )}${radial(
      'iris',
      [0, 0, 9],
      [
        [0, '#FF6A3D'],
        [1, '#A5152F'],
      ],
    )}</defs>` +
    [-76, 76, -56, 56, -37, 37, -18, 18, 0]
      .map((turn, i) => feather(turn, 50 + i * 1.4, i % 2 ? '#241A66' : i > 6 ? teal : '#2F2480'))
      .join('') +
    p(
      'M22 50C22 26 40 16 60 16C80 16 98 26 98 50C98 80 84 100 60 104C36 100 22 80 22 50Z',
      'url(#face)',
      `stroke="${outline}" stroke-width="3"`,
    ) +
    times(7, (i) => at(60, 60, dot(0, -37, 2.2, gold), 1, (i - 3) * 19)) +
    // The lower bill shows as a darker edge behind the upper one.
    p(
      'M36 84C38 120 50 152 60 172C70 152 82 120 84 84Z',
      '#8A4A12',
      `stroke="${outline}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    p(
      'M38 74C36 110 50 146 60 171C70 146 84 110 82 74C74 66 46 66 38 74Z',
      'url(#bill)',
      `stroke="${outline}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    p(
      'M60 70C64 100 63 140 60 171C70 146 84 110 82 74C77 69 69 68 60 70Z',
      '#7A3A0A',
      'opacity=".24"',
    ) +
    line('M47 78C46 104 52 132 58 152', '#FFFDF0', 3.4, 'opacity=".85"') +
    line('M41 92C45 88 50 88 53 90M79 92C75 88 70 88 67 90', '#8A4A12', 1.6, 'opacity=".6"') +
    // The casque.
    p(
      'M40 80C36 56 44 30 60 22C76 30 84 56 80 80C74 90 46 90 40 80Z',
      'url(#horn)',
      `stroke="${outline}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    line('M49 74C46 56 50 42 58 33', '#FFF0C8', 3.2, 'opacity=".85"') +
    line('M45 80C52 86 68 86 75 80', '#FFD27A', 2.2) +
    eye(-1) +
    eye(1)
  );
};

/** A small kite for each spin that is left: 52 by 60. */
const token = (): string =>
  `<defs>${linear(
    'w',
    [0, 4, 0, 34],
    [
      [0, '#FF7A84'],
      [1, '#A8183C'],
    ],
  )}${linear(
    'm',
    [0, 30, 0, 58],
    [
      [0, '#FFE59A'],
      [1, '#D08A1E'],
    ],
  )}</defs>` +
  line('M12 9C18 1 34 1 40 9', '#F3C98A', 2) +
  line('M26 4V50', '#F3C98A', 2) +
  p(
    'M8 33C7 50 16 58 26 58C36 58 45 50 44 33C43 30 40 30 40 33C38 43 33 47 26 47C19 47 14 43 12 33C12 30 9 30 8 33Z',
    'url(#m)',
    `stroke="${outline}" stroke-width="2.200" stroke-linejoin="round"`,
  ) +
  p(
    'M26 8C16 4 6 8 1.500 17C1 20 3 21 5 20C13 20 20 24 26 34C32 24 39 20 47 20C49 21 51 20 50.500 17C46 8 36 4 26 8Z',
    'url(#w)',
    `stroke="${outline}" stroke-width="2.200" stroke-linejoin="round"`,
  ) +
  at(26, 17, bloom(7, 6, paleGold, wine)) +
  at(13, 15, p(leafPath(8, 3), mint), 1, 70) +
  at(39, 15, p(leafPath(8, 3), mint), 1, -70);

/** A piece of a streamer, 26 by 16, to be tinted; pieces overlap, so it is the same all along. */
const streamer = (): string =>
  `<defs>${linear(
    's',
    [0, 0, 0, 16],
    [
      [0, '#FFFFFF'],
      [0.3, '#F2E4E8'],
      [0.78, '#C9AEBC'],
      [0.84, '#FFFFFF'],
      [1, '#E8D8B8'],
    ],
  )}</defs><rect x="1" y="1" width="24" height="14" rx="3" fill="url(#s)"/>`;

const tassel = (): string =>
  line('M20 2V16', darkGold, 3) +
  dot(20, 20, 9, gold, `stroke="${outline}" stroke-width="2"`) +
  dot(17, 17, 3, '#FFF6D2') +
  p(
    'M11 27H29L34 74C26 79 14 79 6 74Z',
    hibiscus,
    `stroke="${outline}" stroke-width="2" stroke-linejoin="round"`,
  ) +
  line('M15 31L12 74M20 31V76M25 31L28 74', wine, 2) +
  line('M12.500 33H27.500', gold, 3);

/** The songket the prize is written on; a nine-slice of 200 by 132, its ends 46 wide. */
const cloth = (): string =>
  `<defs>${linear(
    'c',
    [0, 10, 0, 122],
    [
      [0, '#A8183C'],
      [0.5, '#7D1233'],
      [1, '#4A0A26'],
    ],
  )}${linear(
    'e',
    [0, 0, 46, 0],
    [
      [0, '#5A0C2A'],
      [1, '#8A1538'],
    ],
  )}</defs>` +
  [0, 1]
    .map((side) =>
      g(
        side ? 'translate(200 0) scale(-1 1)' : '',
        p(
          'M2 34L46 24V124L2 130L18 82Z',
          'url(#e)',
          `stroke="${outline}" stroke-width="3" stroke-linejoin="round"`,
        ) +
          p('M30 112L46 124V104Z', '#2A0414') +
          line('M10 38L24 82L10 124', gold, 1.6, 'opacity=".8"'),
      ),
    )
    .join('') +
  `<rect x="26" y="6" width="148" height="110" rx="14" fill="${outline}"/><rect x="28" y="6" width="144" height="106" rx="12" fill="${darkGold}"/><rect x="31" y="9" width="138" height="100" rx="10" fill="url(#c)"/>` +
  `<rect x="37" y="15" width="126" height="88" rx="7" fill="none" stroke="${gold}" stroke-width="2"/>` +
  `<rect x="41" y="19" width="118" height="80" rx="5" fill="none" stroke="${gold}" stroke-width="1" opacity=".5"/>` +
  [
    [37, 15],
    [163, 15],
    [37, 103],
    [163, 103],
  ]
    .map(([x = 0, y = 0]) => at(x, y, bloom(8, 8, paleGold, hibiscus)))
    .join('');

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
