import { at, darkGold, dot, hibiscus, linear, n, p, polar, radial, times } from './draw.ts';
import { hibiscusDefs, hibiscusFlower, leafPath } from './flora.ts';
import { outline } from './spin-wheel-colours.ts';

/** The ring the wheel turns in: 320 by 320. Its light stands still while the wheel turns. */
export const rim = (): string => {
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
export const gloss = (): string =>
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
export const hub = (): string =>
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
