import {
  at,
  box,
  darkGold,
  deepTeal,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  parchment,
  polar,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { hornbillHead } from './hornbill.ts';

/** The four drawings of a motif: the base and its obvious, medium and subtle differences. */
export type Variant = 'base' | 'a' | 'b' | 'c';

const leafPath = (l: number, w: number): string =>
  `M0 0C${n(w)} ${n(-l * 0.25)} ${n(w)} ${n(-l * 0.7)} 0 ${n(-l)}C${n(-w)} ${n(-l * 0.7)} ${n(-w)} ${n(-l * 0.25)} 0 0Z`;

/** A leaf growing up from the origin, its right half in shade. */
export const leaf = (l: number, w: number, light = '#2FA37F', dark = deepTeal): string =>
  p(leafPath(l, w), light) +
  p(`M0 0C${n(w)} ${n(-l * 0.25)} ${n(w)} ${n(-l * 0.7)} 0 ${n(-l)}Z`, dark, 'opacity=".55"') +
  line(`M0 0V${n(-l * 0.86)}`, '#BFE8C4', l * 0.025, 'opacity=".8"') +
  line(
    times(3, (i) => {
      const y = -l * (0.22 + i * 0.19);
      return `M0 ${n(y)}L${n(w * 0.55)} ${n(y - l * 0.12)}M0 ${n(y)}L${n(-w * 0.55)} ${n(y - l * 0.12)}`;
    }),
    '#BFE8C4',
    l * 0.016,
    'opacity=".55"',
  );

const spike = (x: number, y: number, s: number): string => {
  const dx = (x - 100) / 82;
  const dy = (y - 112) / 76;
  const tx = x + dx * s * 0.9;
  const ty = y + dy * s * 0.9 - s * 0.35;
  const f = [n(x - s), n(y), n(x), n(y + s * 0.85), n(x + s), n(y), n(x), n(y - s * 0.85)];
  return (
    p(`M${f[0]} ${f[1]}L${f[6]} ${f[7]}L${n(tx)} ${n(ty)}Z`, '#DDE58A') +
    p(`M${f[0]} ${f[1]}L${f[2]} ${f[3]}L${n(tx)} ${n(ty)}Z`, '#A5BC3F') +
    p(`M${f[6]} ${f[7]}L${f[4]} ${f[5]}L${n(tx)} ${n(ty)}Z`, '#6E9430') +
    p(`M${f[4]} ${f[5]}L${f[2]} ${f[3]}L${n(tx)} ${n(ty)}Z`, '#426B24')
  );
};

const pod = (x: number, y: number, s: number, turn: number, crease: boolean): string =>
  at(
    x,
    y,
    p(
      'M-23 2C-24 -13 -12 -19 0 -18C14 -18 25 -11 23 3C21 16 9 19 -2 18C-14 18 -22 13 -23 2Z',
      'url(#pod)',
    ) +
      p(
        'M23 3C21 16 9 19 -2 18C-14 18 -22 13 -23 2C-16 11 -4 12 6 10C14 8 20 4 23 3Z',
        '#D98A1E',
        'opacity=".55"',
      ) +
      (crease ? line('M-12 -8C-4 -3 8 -4 15 -8M-14 1C-6 5 2 5 8 3', '#B5701B', 2.4) : '') +
      oval([-8, -11, 6, 2.6], '#FFF6C9', 'opacity=".85"'),
    s,
    turn,
  );

const durian = (v: Variant): string => {
  const rim = times(46, (i) => {
    const a = (i * 360) / 46;
    const out = i % 2 === 0;
    const r = out ? 1.13 : 0.97;
    const [x, y] = polar(0, 0, 1, a);
    return `${i ? 'L' : 'M'}${n(100 + x * 80 * r)} ${n(112 + y * 74 * r)}`;
  });
  const spikes: [number, number][] = [];
  for (let row = -5; row <= 5; row++)
    for (let col = -6; col <= 6; col++) {
      const x = 100 + (col + (row % 2 ? 0.5 : 0)) * 17;
      const y = 112 + row * 14;
      if (((x - 100) / 80) ** 2 + ((y - 112) / 73) ** 2 < 0.93) spikes.push([x, y]);
    }
  return (
    `<defs>${radial(
      'body',
      [78, 82, 110],
      [
        [0, '#B9CC55'],
        [0.6, '#6F9631'],
        [1, '#2F5320'],
      ],
    )}${radial(
      'pod',
      [-6, -8, 30],
      [
        [0, '#FFEFA0'],
        [0.55, '#F9CB46'],
        [1, '#E79A25'],
      ],
    )}${linear(
      'hollow',
      [100, 60, 100, 180],
      [
        [0, '#F3E3B4'],
        [1, '#FFF7DC'],
      ],
    )}${radial(
      'dim',
      [84, 84, 108],
      [
        [0.55, '#173012', 0],
        [1, '#173012', 0.55],
      ],
    )}</defs>` +
    (v === 'b' ? '' : at(104, 34, leaf(50, 19, '#3FA35A', '#0F5136'), 1, 66)) +
    at(99, 36, leaf(44, 17, '#4FB568', '#14603C'), 1, -58) +
    p('M90 46C92 36 92 26 86 14C94 8 106 8 112 13C106 24 107 36 111 46Z', '#8A5A2B') +
    p('M104 46C102 34 103 22 112 13C106 24 107 36 111 46Z', '#5B3516') +
    oval([99, 12.5, 13, 5], '#B98446') +
    p(`${rim}Z`, 'url(#body)', 'stroke="#21401B" stroke-width="3" stroke-linejoin="round"') +
    spikes.map(([x, y]) => spike(x, y, 8.2)).join('') +
    oval([100, 112, 82, 76], 'url(#dim)') +
    p(
      'M100 52C130 74 140 100 138 122C136 148 122 168 100 182C78 168 64 148 62 122C60 100 70 74 100 52Z',
      '#4C3A12',
      'opacity=".55"',
    ) +
    p(
      'M100 58C126 78 134 100 133 121C131 146 119 164 100 177C81 164 69 146 67 121C66 100 74 78 100 58Z',
      'url(#hollow)',
    ) +
    p(
      'M100 58C126 78 134 100 133 121C131 146 119 164 100 177C109 160 122 142 123 119C124 100 116 80 100 58Z',
      '#D3BD79',
      'opacity=".7"',
    ) +
    (v === 'a'
      ? oval([99, 122, 20, 15], '#D3BD79', 'opacity=".75"') + oval([97, 125, 15, 10], '#EBDAA6')
      : '') +
    pod(100, 90, 0.86, -8, true) +
    (v === 'a' ? '' : pod(98, 121, 1.18, 6, v !== 'c')) +
    pod(101, 152, 0.92, -4, true)
  );
};

/** A small flat flower around the origin. */
export const bloom = (r: number, petals: number, colour: string, heart: string): string =>
  times(petals, (i) => g(`rotate(${n((i * 360) / petals)})`, p(leafPath(r, r * 0.42), colour))) +
  dot(0, 0, r * 0.3, heart);

const tassel = (x: number, y: number): string =>
  line(`M${x} ${y}v8`, darkGold, 2) +
  dot(x, y + 10, 4.2, gold) +
  p(`M${x - 4} ${y + 13}h8l3 17h-14z`, hibiscus) +
  line(`M${x - 2.4} ${y + 15}l-1.4 14M${x + 2.4} ${y + 15}l1.4 14`, wine, 1.4);

/** The wau bulan kite, leaning a little. */
export const wau = (v: Variant): string => {
  const wing =
    'M0 -46C-26 -62 -64 -58 -88 -26C-92 -18 -88 -14 -82 -16C-56 -18 -26 -10 0 6C26 -10 56 -18 82 -16C88 -14 92 -18 88 -26C64 -58 26 -62 0 -46Z';
  const moon =
    'M-58 26C-62 62 -34 88 0 88C34 88 62 62 58 26C56 18 50 18 48 26C42 46 24 54 0 54C-24 54 -42 46 -48 26C-50 18 -56 18 -58 26Z';
  const side = (flower: boolean): string =>
    (flower ? at(44, -34, bloom(14, 6, '#FFE9B0', hibiscus)) : '') +
    line(
      'M14 -28C20 -16 30 -14 36 -22M58 -36C66 -40 74 -32 76 -26M24 -42C28 -48 36 -50 42 -50',
      gold,
      2.6,
    ) +
    at(62, -26, p(leafPath(13, 5), '#7BD3B4'), 1, 70) +
    at(24, -28, p(leafPath(14, 5.5), '#7BD3B4'), 1, 40);
  return (
    `<defs>${linear(
      'wing',
      [0, -60, 0, 8],
      [
        [0, '#E8465F'],
        [1, '#9C1B3D'],
      ],
    )}${linear(
      'moon',
      [0, 20, 0, 90],
      v === 'a'
        ? [
            [0, '#27A691'],
            [1, '#0B4A4B'],
          ]
        : [
            [0, '#F7CE6C'],
            [1, '#C5821F'],
          ],
    )}${linear(
      'spine',
      [-5, 0, 5, 0],
      [
        [0, '#F3D79A'],
        [1, '#A06A2C'],
      ],
    )}</defs>` +
    at(
      100,
      92,
      line('M0 -80C-26 -92 26 -92 0 -80', darkGold, 0.1) +
        line('M-34 -74C-18 -92 18 -92 34 -74', '#8A5A2B', 3.4) +
        line('M-28 -73C-14 -86 14 -86 28 -73', paleGold, 1.6) +
        box([-3, -86, 6, 150], 3, 'url(#spine)') +
        p(
          'M0 -72C12 -64 14 -52 0 -38C-14 -52 -12 -64 0 -72Z',
          teal,
          'stroke="#3B0A22" stroke-width="3"',
        ) +
        dot(0, -55, 4, paleGold) +
        p(moon, 'url(#moon)', 'stroke="#3B0A22" stroke-width="3"') +
        p(
          'M-58 26C-62 62 -34 88 0 88C34 88 62 62 58 26C54 60 30 77 0 77C-30 77 -54 60 -58 26Z',
          ink,
          'opacity=".18"',
        ) +
        times(9, (i) => {
          if (v === 'c' && i === 6) return '';
          const [x, y] = polar(0, 24, 47.5, 180 + (i - 4) * 19);
          return (
            dot(x, y, i === 4 ? 6.4 : 4.6, v === 'a' ? paleGold : '#A81F41') +
            dot(x - 1, y - 1, i === 4 ? 2.8 : 1.8, v === 'a' ? gold : '#FFB3A7')
          );
        }) +
        p(
          'M-12 0C-4 14 -6 38 -14 54H14C6 38 4 14 12 0Z',
          teal,
          'stroke="#3B0A22" stroke-width="3" stroke-linejoin="round"',
        ) +
        line('M-3 14l3 -4l3 4l-3 4zM-4 28l4 -5l4 5l-4 5zM-5 44l5 -6l5 6l-5 6z', paleGold, 2) +
        p(wing, 'url(#wing)', 'stroke="#3B0A22" stroke-width="3" stroke-linejoin="round"') +
        line(
          'M0 -39C-24 -54 -58 -51 -80 -25M0 -39C24 -54 58 -51 80 -25M-76 -23C-52 -24 -24 -15 0 -2C24 -15 52 -24 76 -23',
          paleGold,
          1.8,
          'opacity=".9"',
        ) +
        side(true) +
        g('scale(-1 1)', side(v !== 'b')) +
        at(
          0,
          -22,
          bloom(20, 8, gold, wine) +
            times(8, (i) => g(`rotate(${i * 45 + 22.5})`, dot(0, -13, 1.8, '#FFF3CF'))),
        ) +
        dot(0, -22, 2.6, paleGold) +
        tassel(-86, -20) +
        tassel(86, -20),
      1,
      9,
    )
  );
};

const petal =
  'M0 4C-16 -8 -42 -30 -40 -58C-39 -68 -31 -67 -26 -75C-20 -83 -12 -76 -4 -82C4 -87 10 -78 18 -79C28 -79 29 -69 36 -64C42 -56 38 -42 30 -30C22 -18 10 -6 0 4Z';

/** A five-petalled hibiscus around the origin, about 85 in radius; `odd` changes one petal. */
export const hibiscusFlower = (odd: 'pale' | 'plain' | 'none' = 'none'): string =>
  times(5, (i) => {
    const here = i === 1;
    return g(
      `rotate(${i * 72 - 8})`,
      p(
        petal,
        odd === 'pale' && here ? 'url(#palePetal)' : 'url(#petal)',
        'stroke="#6E0D2B" stroke-width="2.4" stroke-linejoin="round"',
      ) +
        p(
          'M0 4C10 -6 22 -18 30 -30C38 -42 42 -56 36 -64C29 -69 28 -79 18 -79C24 -56 14 -26 0 4Z',
          '#7D1233',
          'opacity=".32"',
        ) +
        (odd === 'plain' && i === 3
          ? ''
          : line(
              'M0 -10C-4 -30 -14 -48 -24 -62M0 -10C0 -34 -4 -54 -6 -70M0 -10C4 -32 12 -50 20 -64M-10 -38C-18 -42 -26 -46 -31 -54M9 -38C16 -42 24 -46 29 -52',
              '#8E1236',
              2,
              'opacity=".6"',
            )) +
        line(
          'M-35 -56C-33 -64 -27 -62 -23 -70C-17 -76 -12 -71 -5 -76',
          '#FFC2C0',
          2.4,
          'opacity=".75"',
        ),
    );
  }) +
  dot(0, 0, 15, '#5A0A26') +
  g(
    'rotate(38)',
    line('M0 0C4 -18 -2 -38 4 -58', '#F2B7A0', 6.5) +
      line('M-1 0C2 -18 -4 -38 2 -57', '#FFF0D8', 2.4) +
      times(9, (i) => {
        const y = -30 - i * 3.6;
        const x = i % 2 ? 9 : -6;
        return (
          line(`M2 ${n(y)}L${x} ${n(y - 4)}`, '#F2B7A0', 1.6) +
          dot(x, y - 4, 3.2, '#FFC93F') +
          dot(x - 1, y - 5, 1.2, '#FFF3B8')
        );
      }) +
      times(5, (i) => {
        const [x, y] = polar(4, -58, 10, i * 36 - 72);
        return line(`M4 -58L${n(x)} ${n(y)}`, '#C8264A', 1.8) + dot(x, y, 3.2, '#FF5D73');
      }),
  );

export const hibiscusDefs = `${radial(
  'petal',
  [0, 0, 86],
  [
    [0, '#6A0B2A'],
    [0.3, '#C21E45'],
    [0.72, '#EC4560'],
    [1, '#FF8289'],
  ],
)}${radial(
  'palePetal',
  [0, 0, 86],
  [
    [0, '#B3573A'],
    [0.3, '#F0B24B'],
    [0.72, '#FBD57F'],
    [1, '#FFF0BE'],
  ],
)}`;

const flower = (v: Variant): string =>
  `<defs>${hibiscusDefs}</defs>` +
  at(78, 120, leaf(92, 34, '#3AA77C', '#0A4A40'), 1, -128) +
  (v === 'b' ? '' : at(122, 122, leaf(88, 33, '#2E9B72', '#08433B'), 1, 118)) +
  at(104, 150, leaf(48, 17, '#5CBF8B', '#14604A'), 1, 186) +
  at(100, 98, hibiscusFlower(v === 'a' ? 'pale' : v === 'c' ? 'plain' : 'none'), 0.98);

const bird = (v: Variant): string =>
  `<defs>${radial(
    'sun',
    [112, 86, 92],
    [
      [0, '#FFE9A8'],
      [0.7, '#F5C04F'],
      [1, '#DE8F2E'],
    ],
  )}<clipPath id="roundel"><path d="M-20 -20H220V98H189A85 85 0 0 1 19 98H-20Z"/></clipPath></defs>` +
  dot(104, 98, 85, 'url(#sun)', 'stroke="#B5641E" stroke-width="3"') +
  `<circle cx="104" cy="98" r="74" fill="none" stroke="#FFF3C9" stroke-width="2" stroke-dasharray="1 8" stroke-linecap="round"/>` +
  g(
    '',
    at(138, 192, leaf(66, 22, '#36A57E', '#0A4A40'), 1, 46) +
      at(124, 196, leaf(62, 20, '#2A8F6C', '#083F38'), 1, 14) +
      hornbillHead({
        casque: v === 'a' ? 'none' : v === 'c' ? 'plain' : 'full',
        eye: v === 'b' ? 'shut' : 'open',
      }) +
      at(30, 196, leaf(60, 21, '#36A57E', '#0A4A40'), 1, -34) +
      at(52, 200, leaf(54, 18, '#4FB98C', '#12604C'), 1, -4),
    'clip-path="url(#roundel)"',
  ) +
  line('M19 98A85 85 0 0 0 189 98', '#B5641E', 3);

const ball = (x: number, y: number, r: number): string =>
  dot(x, y, r, '#2F6B34') +
  dot(x - 1, y - 1.5, r - 2, 'url(#ball)') +
  times(11, (i) => {
    const [dx, dy] = polar(
      0,
      0,
      r * (i % 3 === 0 ? 0.25 : i % 3 === 1 ? 0.55 : 0.78),
      i * 137 + 20,
    );
    return line(`M${n(x + dx - 2)} ${n(y + dy)}l${i % 2 ? '4 -2.4' : '3.6 2.6'}`, '#FFFBEA', 2.4);
  });

const kuih = (v: Variant): string => {
  const layers = [
    '#F58FA3',
    '#FFF3E2',
    '#E8566F',
    '#FFF3E2',
    v === 'b' ? '#F2B93C' : '#7CC98C',
    '#FFF3E2',
    '#2F9C7F',
  ];
  const shades = [
    '#C9627B',
    '#DCC6B4',
    '#B5354F',
    '#DCC6B4',
    v === 'b' ? '#BF8420' : '#4E9A66',
    '#DCC6B4',
    '#1A6E5B',
  ];
  return (
    `<defs>${radial(
      'ball',
      [52, 134, 36],
      [
        [0, '#B7E07A'],
        [0.6, '#6DB44C'],
        [1, '#3C8338'],
      ],
    )}${radial(
      'tort',
      [128, 128, 54],
      [
        [0, '#FF8A6B'],
        [0.5, '#E8413F'],
        [1, '#9C1730'],
      ],
    )}${linear(
      'bl',
      [20, 150, 180, 190],
      [
        [0, '#4FB56A'],
        [1, '#12604A'],
      ],
    )}${linear(
      'top',
      [40, 40, 130, 70],
      [
        [0, '#FFC2CB'],
        [1, '#F07F97'],
      ],
    )}</defs>` +
    p(
      'M6 150C30 118 78 104 118 108C154 110 184 124 196 150C182 178 142 192 98 192C56 192 22 178 6 150Z',
      'url(#bl)',
      'stroke="#0B4034" stroke-width="3"',
    ) +
    line('M8 150C60 142 140 142 194 150', '#BFE8A8', 2.6, 'opacity=".75"') +
    line(
      times(
        9,
        (i) =>
          `M${n(30 + i * 17)} ${n(147 - (i % 2))}L${n(18 + i * 18)} ${n(172 + Math.sin(i / 2.7) * 10)}`,
      ),
      '#BFE8A8',
      1.5,
      'opacity=".4"',
    ) +
    oval([92, 146, 62, 14], '#0A3A30', 'opacity=".4"') +
    layers
      .map((c, i) => {
        const y = 52 + i * 12.6;
        return (
          p(`M36 ${n(y)}L92 ${n(y + 20)}v13L36 ${n(y + 13)}z`, c) +
          p(`M92 ${n(y + 20)}L150 ${n(y - 4)}v13L92 ${n(y + 33)}z`, shades[i] ?? '')
        );
      })
      .join('') +
    p('M36 52L94 30L150 48L92 72Z', 'url(#top)') +
    line('M36 52L92 72L150 48M92 72V158', '#FFF8EC', 2, 'opacity=".7"') +
    p(
      'M36 52L94 30L150 48V136.200L92 160.200L36 140.200Z',
      'none',
      'stroke="#5A1E38" stroke-width="3" stroke-linejoin="round"',
    ) +
    line('M62 50l14 -5M74 55l22 -8', '#FFF8EC', 3, 'opacity=".8"') +
    oval([140, 168, 46, 10], '#0A3A30', 'opacity=".4"') +
    p(
      'M92 142C94 112 118 100 140 102C168 102 186 120 186 142C186 162 166 172 140 172C112 172 92 162 92 142Z',
      'url(#tort)',
      'stroke="#5E0B22" stroke-width="3"',
    ) +
    p(
      'M92 142C94 162 112 172 140 172C166 172 186 162 186 142C180 154 162 160 140 160C116 160 98 154 92 142Z',
      '#6E0C26',
      'opacity=".4"',
    ) +
    at(
      140,
      133,
      `<ellipse rx="35" ry="22" fill="none" stroke="#FFC3A0" stroke-width="2.4"/>` +
        g(
          'scale(1 .68)',
          times(8, (i) =>
            v === 'c' && i === 3
              ? ''
              : g(
                  `rotate(${i * 45})`,
                  p(leafPath(26, 9), '#FFB38F', 'opacity=".9"') +
                    line('M0 -10V-20', '#B3262F', 1.8),
                ),
          ) +
            dot(0, 0, 8, '#FFE0B8') +
            dot(0, 0, 4, '#C9312F'),
        ),
    ) +
    line('M108 116C114 110 122 107 130 106', '#FFD9C6', 3.4, 'opacity=".85"') +
    (v === 'a' ? '' : oval([76, 176, 22, 6], '#0A3A30', 'opacity=".4"') + ball(76, 160, 19)) +
    oval([42, 166, 24, 6], '#0A3A30', 'opacity=".4"') +
    ball(42, 150, 21)
  );
};

const batik = (v: Variant): string => {
  const wax = '#FBEFD2';
  const outlined = (d: string, fill: string): string =>
    p(d, fill, `stroke="${wax}" stroke-width="2.2" stroke-linejoin="round"`);
  const bud = at(
    0,
    0,
    outlined('M0 0C12 -6 16 -22 0 -36C-16 -22 -12 -6 0 0Z', '#F08A5A') +
      line('M0 -6V-24M-4 -10l-3 -8M4 -10l3 -8', wax, 1.6) +
      outlined('M0 4C8 2 10 -6 8 -12C4 -8 -4 -8 -8 -12C-10 -6 -8 2 0 4Z', teal),
  );
  const leafAt = (x: number, y: number, turn: number, s: number): string =>
    at(
      x,
      y,
      outlined(leafPath(34, 13), '#2FA88D') +
        line('M0 -4V-26M0 -10l6 -6M0 -10l-6 -6M0 -17l5 -5M0 -17l-5 -5', wax, 1.5),
      s,
      turn,
    );
  return (
    `<defs>${linear(
      'cloth',
      [20, 16, 180, 190],
      [
        [0, '#2A3F8F'],
        [0.55, '#1F2A6B'],
        [1, '#241A55'],
      ],
    )}<clipPath id="cut"><path d="M16 22Q16 14 24 14H142L186 58V176Q186 186 176 186H24Q16 186 16 176Z"/></clipPath>${linear(
      'fold',
      [142, 58, 164, 36],
      [
        [0, '#3F5BB5'],
        [1, '#131744'],
      ],
    )}</defs>` +
    p('M16 22Q16 14 24 14H142L186 58V176Q186 186 176 186H24Q16 186 16 176Z', 'url(#cloth)') +
    g(
      '',
      line(
        'M10 40L60 64L52 96L84 132M150 70L130 110L160 132L150 170M60 14L72 40L110 46M186 100L166 104',
        '#7E94DB',
        1,
        'opacity=".4"',
      ) +
        times(34, (i) =>
          dot(26 + ((i * 53) % 156), 24 + ((i * 37) % 130), 1.5, wax, 'opacity=".55"'),
        ) +
        line(
          'M96 92C74 96 50 108 44 130C40 146 54 154 62 144C68 136 58 128 52 134M104 104C120 122 136 132 158 128M84 76C74 56 60 44 44 44',
          wax,
          3,
        ) +
        leafAt(62, 104, -58, 0.95) +
        leafAt(46, 124, -150, 0.62) +
        leafAt(126, 124, 196, 0.82) +
        leafAt(146, 130, 62, 0.8) +
        leafAt(70, 52, 18, 0.78) +
        leafAt(132, 74, 52, 0.95) +
        (v === 'b' ? '' : at(44, 54, bud, 0.98, -40)) +
        at(160, 118, bud, 0.6, 60) +
        at(
          98,
          86,
          times(8, (i) =>
            g(
              `rotate(${i * 45})`,
              outlined(
                'M0 -8C14 -16 16 -36 0 -44C-16 -36 -14 -16 0 -8Z',
                v === 'a' ? '#F2C14E' : i % 2 ? '#D9304F' : '#EE5A6C',
              ) + line('M0 -14V-30M-4 -16l-2 -8M4 -16l2 -8', wax, 1.5),
            ),
          ) +
            times(8, (i) =>
              v === 'c' && i === 5 ? '' : g(`rotate(${i * 45 + 22.5})`, dot(0, -39, 5, gold)),
            ) +
            dot(0, 0, 13, v === 'a' ? hibiscus : gold, `stroke="${wax}" stroke-width="2.2"`) +
            times(6, (i) => {
              const [x, y] = polar(0, 0, 7, i * 60);
              return dot(x, y, 2, wine);
            }),
        ) +
        box([16, 158, 170, 30], 0, '#8E1B3F') +
        line('M16 157H186', gold, 3) +
        times(
          9,
          (i) =>
            p(`M${16 + i * 19} 186l9.500 -24l9.500 24z`, gold) +
            p(`M${20.5 + i * 19} 186l5 -14l5 14z`, '#8E1B3F') +
            dot(25.5 + i * 19, 181, 1.6, wax),
        ),
      'clip-path="url(#cut)"',
    ) +
    p('M142 14V46Q142 58 154 58H186Z', 'url(#fold)') +
    line('M142 14V46Q142 58 154 58H186', '#8FA6EA', 1.6, 'opacity=".8"') +
    line('M16 22Q16 14 24 14H142L186 58V176Q186 186 176 186H24Q16 186 16 176Z', '#14103A', 3)
  );
};

/** Every card motif by name, drawn on a canvas of 200 by 200. */
export const motifs: Record<string, (variant: Variant) => string> = {
  durian,
  wau,
  hibiscus: flower,
  hornbill: bird,
  kuih,
  batik,
};
