import { deepTeal, dot, g, line, n, p, polar, radial, times } from './draw.ts';

export const leafPath = (l: number, w: number): string =>
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

/** A small flat flower around the origin. */
export const bloom = (r: number, petals: number, colour: string, heart: string): string =>
  times(petals, (i) => g(`rotate(${n((i * 360) / petals)})`, p(leafPath(r, r * 0.42), colour))) +
  dot(0, 0, r * 0.3, heart);

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
              '#7D1233',
              2.4,
              'opacity=".8"',
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
