import {
  at,
  box,
  darkGold,
  dot,
  g,
  gold,
  hibiscus,
  line,
  linear,
  n,
  p,
  paleGold,
  polar,
  radial,
  save,
  times,
} from './draw.ts';
import { leaf } from './flora.ts';
import { coinDefs, coinFace, tile } from './fto-cards.ts';
import { hornbillHead } from './hornbill.ts';
import { letters } from './letters.ts';
import { bannerLetters } from './letters-banner.ts';

const n2 = (value: number): string => value.toFixed(4);

const outlines = { ...letters, ...bannerLetters };

/** A line of lettering from `x` (its left edge) on the baseline `y`, `size` to the em. */
export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more = '',
): string => {
  const glyphs = outlines[text];
  if (!glyphs) throw new Error(`no outline for ${text}`);
  return `<path d="${glyphs.d}" fill="${fill}" transform="translate(${n(x)} ${n(y)}) scale(${n2(size / 500)})"${more && ` ${more}`}/>`;
};

/** The width of a line of lettering at `size` to the em. */
export const letteringWidth = (text: string, size: number): number =>
  ((outlines[text]?.width ?? 0) * size) / 500;

const badgeDefs =
  radial(
    'disc',
    [84, 70, 150],
    [
      [0, '#7A3A86'],
      [0.5, '#3A1B4A'],
      [1, '#1B1433'],
    ],
  ) +
  linear(
    'rim',
    [20, 10, 180, 190],
    [
      [0, '#FFF0B8'],
      [0.35, '#E8B64C'],
      [0.7, '#9A6418'],
      [1, '#F6DFA0'],
    ],
  );

/** The badge on 200 by 200: the hornbill's head in a ring of songket. */
const badge = (): string =>
  `<defs>${badgeDefs}<clipPath id="in"><path d="M-20 -20H220V100H186A86 86 0 0 1 14 100H-20Z"/></clipPath></defs>` +
  dot(100, 100, 98, 'url(#rim)') +
  dot(100, 100, 91, '#4A0B26') +
  dot(100, 100, 86, 'url(#disc)') +
  times(36, (i) => {
    const [x, y] = polar(100, 100, 94.5, i * 10);
    return dot(x, y, 1.7, i % 2 ? '#7A4A10' : hibiscus);
  }) +
  times(24, (i) =>
    g(`rotate(${i * 15} 100 100)`, p('M100 17l3.500 6l-3.500 6l-3.500 -6z', gold, 'opacity=".5"')),
  ) +
  g(
    '',
    g(
      'translate(100 100) scale(.86) translate(-104 -100)',
      hornbillHead({ casque: 'full', eye: 'open' }),
    ) +
      at(38, 182, leaf(52, 17, '#36A57E', '#0A4A40'), 1, -18) +
      at(62, 190, leaf(44, 15, '#4FB98C', '#12604C'), 1, 16) +
      at(120, 188, leaf(46, 16, '#2A8F6C', '#083F38'), 1, 34),
    'clip-path="url(#in)"',
  );

const songket = (): string => {
  const s = 48;
  const star = (x: number, y: number): string =>
    at(
      x,
      y,
      times(4, (i) =>
        g(
          `rotate(${i * 90})`,
          p('M0 -2L3.500 -7L0 -12L-3.500 -7Z', gold) +
            p('M4.500 -4.500L9 -5.500L8 -8L5.500 -9Z', gold, 'opacity=".6"'),
        ),
      ) + p('M0 -1.800L1.800 0L0 1.800L-1.800 0Z', paleGold),
    );
  return g(
    '',
    star(24, 24) +
      line('M0 24L24 0L48 24L24 48Z', gold, 1, 'stroke-dasharray="1.500 3.160" opacity=".8"') +
      [
        [0, 0],
        [s, 0],
        [0, s],
        [s, s],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            p('M0 -7L7 0L0 7L-7 0Z', 'none', `stroke="${gold}" stroke-width="1.200"`) +
              p('M0 -3L3 0L0 3L-3 0Z', gold),
          ),
        )
        .join(''),
    'opacity=".16"',
  );
};

const peranakan = (): string => {
  const s = 40;
  return (
    [0, 1]
      .map((i) =>
        at(
          i * s,
          4,
          tile(s, i === 1) +
            box([0.5, 0.5, s - 1, s - 1], 0, 'none', 'stroke="#C9B58A" stroke-width="1"'),
        ),
      )
      .join('') +
    box([0, 0, 80, 4], 0, gold) +
    box([0, 44, 80, 4], 0, gold) +
    box([0, 3, 80, 1], 0, darkGold) +
    box([0, 47, 80, 1], 0, darkGold)
  );
};

const iconGround = (): string =>
  `<defs>${radial(
    'ground',
    [256, 200, 400],
    [
      [0, '#7A3A86'],
      [0.55, '#3A1B4A'],
      [1, '#150E2A'],
    ],
  )}${radial(
    'halo',
    [262, 250, 200],
    [
      [0, '#FFE9A8'],
      [0.7, '#F0B848'],
      [1, '#D98A2C'],
    ],
  )}</defs>${box([0, 0, 512, 512], 0, 'url(#ground)')}${times(24, (i) => g(`rotate(${i * 15} 256 256)`, p('M256 -60L272 256H240Z', gold, `opacity="${i % 2 ? 0.05 : 0.1}"`)))}`;

const appIcon = (scale: number): string =>
  iconGround() +
  g(
    `translate(256 256) scale(${scale}) translate(-256 -256)`,
    `<defs><clipPath id="hole"><path d="M0 -80H600V256H452A196 196 0 0 1 60 256H0Z"/></clipPath></defs>` +
      dot(256, 256, 208, darkGold) +
      dot(256, 254, 204, gold) +
      dot(256, 256, 194, 'url(#halo)') +
      g(
        '',
        g(
          'translate(252 252) scale(2.050) translate(-104 -98)',
          hornbillHead({ casque: 'full', eye: 'open' }),
        ) +
          at(110, 452, leaf(120, 40, '#36A57E', '#0A4A40'), 1, -16) +
          at(170, 462, leaf(104, 36, '#4FB98C', '#12604C'), 1, 14) +
          at(300, 456, leaf(108, 38, '#2A8F6C', '#083F38'), 1, 34),
        'clip-path="url(#hole)"',
      ) +
      line('M60 256A196 196 0 0 0 452 256', gold, 8),
  );

/** Writes the logo, the wordmark, the coin, the patterns and the sources of the app's icons. */
export const drawBrand = (): void => {
  save('ui/logo.svg', 200, 200, badge());
  const size = 104;
  const x = 196;
  const mid = x + letteringWidth('Hornbill', size) + 26;
  const width = Math.ceil(mid + letteringWidth('Club', size) + 12);
  save(
    'ui/wordmark.svg',
    width,
    176,
    `<defs>${linear(
      'let',
      [0, -380, 0, 30],
      [
        [0, '#FFF3C4'],
        [0.5, '#F0C25C'],
        [1, '#C98A25'],
      ],
    )}</defs>${g('translate(4 4) scale(.84)', badge())}${lettering('Hornbill', x, 122, size, 'url(#let)')}${lettering('Club', mid, 122, size, '#F7ECD6')}${p(`M${x + 2} 146H${width - 14}`, 'none', `stroke="${gold}" stroke-width="2" opacity=".5"`)}${p(`M${n((x + width) / 2)} 140l7 6l-7 6l-7 -6z`, hibiscus)}`,
  );
  save('ui/coin.svg', 96, 96, `<defs>${coinDefs}</defs>${at(48, 49, coinFace)}`);
  save('ui/pattern-songket.svg', 48, 48, songket());
  save('ui/pattern-peranakan.svg', 80, 48, peranakan());
  save('ui/app-icon.svg', 512, 512, appIcon(1.08));
  save('ui/app-icon-maskable.svg', 512, 512, appIcon(0.84));
};
