import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  ink,
  line,
  linear,
  p,
  paleGold,
  polar,
  teal,
  times,
  type Variant,
  wine,
} from './draw.ts';
import { bloom, leafPath } from './flora.ts';

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

export const batik = (v: Variant): string => {
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
