import {
  at,
  dot,
  g,
  line,
  linear,
  n,
  oval,
  p,
  polar,
  radial,
  times,
  type Variant,
} from './draw.ts';
import { leaf, leafPath } from './flora.ts';

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

export const durian = (v: Variant): string => {
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

export const kuih = (v: Variant): string => {
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
                  p(leafPath(28, 10), '#FFC5A0') + line('M0 -10V-20', '#B3262F', 1.8),
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
