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
  p,
  paleGold,
  plum,
  polar,
  radial,
  teal,
  times,
  wine,
} from './draw.ts';
import { bloom, leaf } from './flora.ts';

/** A turning wau: the wheel of `count` ribs at the origin, radius about 130, with wings and crescent. */
export const wauWheel = (count: number): string => {
  const tones = [hibiscus, '#F6DFA0', teal, '#E8B64C', '#5B2A76', '#F7ECD6'];
  const slice = 360 / count;
  const seg = (i: number): string => {
    const [x, y] = polar(0, 0, 112, -slice / 2);
    const [x2, y2] = polar(0, 0, 112, slice / 2);
    const tone = tones[i % tones.length] ?? gold;
    const light = i % 2 === 1;
    return g(
      `rotate(${n(i * slice)})`,
      p(
        `M0 0L${n(x)} ${n(y)}A112 112 0 0 1 ${n(x2)} ${n(y2)}Z`,
        tone,
        `stroke="${darkGold}" stroke-width="2"`,
      ) +
        g('translate(0 -84)', bloom(13, 6, light ? hibiscus : paleGold, light ? gold : wine)) +
        p('M0 -64C7 -56 6 -46 0 -40C-6 -46 -7 -56 0 -64Z', light ? teal : gold),
    );
  };
  const wing =
    'M0 -40C-60 -120 -150 -120 -214 -70C-222 -60 -216 -50 -204 -54C-150 -64 -80 -30 0 40Z';
  const wingArt =
    p(wing, 'url(#wwing)', `stroke="#3B0A22" stroke-width="5" stroke-linejoin="round"`) +
    line('M-30 -44C-80 -96 -150 -98 -196 -66', paleGold, 3) +
    g('translate(-150 -78)', bloom(17, 6, '#FFE9B0', hibiscus)) +
    at(-184, -70, leaf(24, 8, '#7BD3B4', teal), 1, 80) +
    at(-122, -70, leaf(22, 8, '#7BD3B4', teal), 1, -60) +
    line('M-208 -56v14', darkGold, 3) +
    dot(-208, -38, 7, gold) +
    p('M-214 -33h12l5 34h-22z', hibiscus);
  return (
    `<defs>${linear(
      'wwing',
      [0, -120, 0, 40],
      [
        [0, '#E8465F'],
        [1, '#8A1736'],
      ],
    )}${linear(
      'wmoon',
      [0, 60, 0, 200],
      [
        [0, '#F7CE6C'],
        [1, '#B8761F'],
      ],
    )}${radial(
      'wrim',
      [-40, -50, 190],
      [
        [0, '#FFF3C4'],
        [0.6, '#E8B64C'],
        [1, '#8A5312'],
      ],
    )}${radial(
      'wlight',
      [-30, -50, 130],
      [
        [0, '#fff', 0.35],
        [0.7, '#fff', 0],
        [1, '#120C24', 0.35],
      ],
    )}</defs>` +
    wingArt +
    g('scale(-1 1)', wingArt) +
    p(
      'M-124 66C-130 150 -70 200 0 200C70 200 130 150 124 66C120 54 110 54 106 66C94 116 50 150 0 150C-50 150 -94 116 -106 66C-110 54 -120 54 -124 66Z',
      'url(#wmoon)',
      'stroke="#3B0A22" stroke-width="5"',
    ) +
    times(11, (i) => {
      const [x, y] = polar(0, 46, 130, 180 + (i - 5) * 15);
      return dot(x, y, i % 2 ? 6 : 8.5, wine) + dot(x - 2, y - 2, i % 2 ? 2 : 3, '#FFB3A7');
    }) +
    dot(0, 3, 132, '#2A0A1E', 'opacity=".5"') +
    dot(0, 0, 130, 'url(#wrim)', 'stroke="#3B0A22" stroke-width="4"') +
    times(count * 2, (i) => {
      const [x, y] = polar(0, 0, 121, i * (180 / count));
      return dot(x, y, 5, i % 2 ? '#FFFBE4' : hibiscus, 'stroke="#8A5312" stroke-width="1.500"');
    }) +
    times(count, seg) +
    dot(0, 0, 112, 'url(#wlight)') +
    dot(0, 0, 30, 'url(#wrim)', 'stroke="#3B0A22" stroke-width="3"') +
    dot(0, 0, 22, plum) +
    bloom(18, 8, gold, wine) +
    p(
      'M-18 -158H18L22 -146L0 -104L-22 -146Z',
      hibiscus,
      'stroke="#3B0A22" stroke-width="4" stroke-linejoin="round"',
    ) +
    p('M-18 -158H0V-108L-22 -146Z', '#FF7A80', 'opacity=".5"') +
    dot(0, -144, 6, paleGold)
  );
};
