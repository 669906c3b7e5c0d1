import { at, box, dot, g, gold, line, n, p, paleGold, polar, save, teal, times } from './draw.ts';
import { lamp, teacup } from './fto-props.ts';
import { throwScreen, wonScreen } from './rock-scissor-paper-screens.ts';
import { cloud, lantern, lanternString, moon, palm, stars, waves } from './scenery.ts';
import { bridge, cardOf, cardSymbols, egg, motif, nest, watching, wauWheel } from './scenes.ts';

import {
  coinAt,
  coinsSymbol,
  dawn,
  gate,
  glow,
  h,
  head,
  night,
  petalAt,
  rays,
  rename,
  sea,
  sparkle,
  table,
  w,
} from './screen-parts.ts';

const views: Record<string, readonly [() => string, () => string]> = {
  fto: [
    () =>
      cardSymbols({ same: motif('hibiscus'), odd: rename(motif('hibiscus', 'a')) }) +
      coinsSymbol +
      table() +
      times(9, (i) =>
        cardOf(
          80 + (i % 3) * 115,
          196 + Math.floor(i / 3) * 142,
          0,
          0.47,
          i === 5 ? 'odd' : 'same',
        ),
      ) +
      at(130, -104, lamp(), 0.5) +
      at(262, 516, teacup(), 0.6) +
      head(3, 0.62),
    () =>
      cardSymbols({ same: motif('wau'), odd: rename(motif('wau', 'a')) }) +
      coinsSymbol +
      table() +
      g(
        '',
        times(6, (i) => cardOf(80 + (i % 3) * 115, 206 + Math.floor(i / 3) * 290, 0, 0.47, 'same')),
        'opacity=".4"',
      ) +
      glow('halo', 195, 330, 240, '#FFE7A8', 0.9) +
      g(
        'translate(195 330)',
        times(16, (i) =>
          g(`rotate(${i * 22.5})`, p('M0 -236L10 -150H-10Z', paleGold, 'opacity=".35"')),
        ),
      ) +
      cardOf(195, 330, -3, 0.98, 'odd') +
      at(
        292,
        210,
        dot(0, 3, 36, '#120C24', 'opacity=".35"') +
          dot(0, 0, 36, '#F7ECD6') +
          dot(0, 0, 31, teal) +
          line('M-15 2L-4 13L17 -11', '#FFFBEA', 9),
      ) +
      coinAt(70, 470, 0.62, -14) +
      coinAt(322, 486, 0.5, 20) +
      coinAt(112, 150, 0.4, 12) +
      coinAt(60, 250, 0.3) +
      coinAt(340, 330, 0.34, -20) +
      petalAt(50, 380, 30, 1.2) +
      petalAt(330, 420, -50, 1) +
      petalAt(250, 540, 100, 1.1) +
      petalAt(150, 530, -20, 0.9) +
      petalAt(88, 190, 70, 0.8) +
      sparkle(100, 320, 1) +
      sparkle(306, 280, 0.8) +
      sparkle(196, 160, 1.2) +
      head(4, 0.8),
  ],
  'spin-wheel': [
    () =>
      night('#150E2E', '#4A1E5A', '#C0505A') +
      coinsSymbol +
      rays(195, 310, '#F6DFA0') +
      stars(w, 300, 60, 9) +
      moon(318, 122, 36) +
      at(70, 150, cloud('#5A2A5E', '#9A5A7E'), 0.8) +
      at(330, 500, cloud('#A04A60', '#D98A80'), 0.9) +
      at(20, 620, palm('#2A1036'), 1.2) +
      at(340, 620, palm('#2A1036'), 1) +
      g('translate(195 320) scale(.86)', wauWheel(8)) +
      box([110, 530, 170, 50], 25, '#8A5312') +
      box([112, 530, 166, 45], 23, gold) +
      p('M186 541v23l20 -11.500z', '#5E3608') +
      head(2, 0.4).replace(/<rect x="2[46]" y="6[24]".*$/s, ''),
    () =>
      night('#150E2E', '#3A1B5A', '#8B2F55') +
      coinsSymbol +
      stars(w, 300, 50, 4) +
      rays(195, 470, '#F6DFA0') +
      glow('halo', 195, 300, 260, '#FFE7A8', 0.5) +
      g('translate(195 500) scale(1.42)', wauWheel(8)) +
      times(13, (i) =>
        coinAt(
          30 + ((i * 137) % 335),
          60 + ((i * 89 + i * i * 13) % 235),
          0.26 + (i % 4) * 0.1,
          i * 31,
        ),
      ) +
      sparkle(90, 220, 1.2) +
      sparkle(300, 180, 1.4) +
      sparkle(195, 110, 1) +
      petalAt(60, 330, 40, 1) +
      petalAt(344, 300, -60, 1.1),
  ],
  squidgame: [
    () =>
      coinsSymbol +
      sea(190) +
      glow('gl', 195, 170, 170, '#F4A23F', 0.7) +
      gate(195, 192, 0.84) +
      waves(w, 440, 64, '#0F2F4E', '#3F8F9A', 10) +
      waves(w, 490, 60, '#0A1E3A', '#2F7C8C', 34) +
      waves(w, 540, 60, '#08152C', '#24687A', 0) +
      bridge(195, 190, 630, 230, 9) +
      lanternString(176, 150, -30, 60, 40, 4, 0.9) +
      lanternString(214, 150, 420, 60, 40, 4, 0.9) +
      head(3, 0.5).replace(/<rect x="2[46]" y="6[24]".*$/s, ''),
    () =>
      coinsSymbol +
      sea(120) +
      glow('gl', 165, 110, 120, '#F4A23F', 0.6) +
      gate(165, 120, 0.5) +
      waves(w, 500, 66, '#0F2F4E', '#3F8F9A', 10) +
      waves(w, 550, 60, '#0A1E3A', '#2F7C8C', 34) +
      bridge(165, 118, 700, 260, 6) +
      glow('gp', 90, 432, 120, '#FFE9A6', 0.55) +
      line('M350 -10C344 150 356 320 350 610', '#5F3A1A', 9) +
      line('M350 -10C344 150 356 320 350 610', '#D9A65A', 5, 'stroke-dasharray="7 5"') +
      times(6, (i) =>
        at(
          350,
          560 - i * 86,
          i < 3
            ? coinAt(0, 0, 0.48)
            : dot(
                0,
                0,
                20,
                '#1B1433',
                `stroke="${gold}" stroke-width="2.500" stroke-dasharray="4 4"`,
              ),
        ),
      ) +
      glow('gr', 350, 388, 60, '#FFE9A6', 0.6) +
      coinAt(350, 388, 0.62) +
      at(40, 40, lantern(), 1.4) +
      at(270, 20, lantern(), 1),
  ],
  'rock-scissor-paper': [throwScreen, wonScreen],
  'lucky-egg': [
    () =>
      dawn(330) +
      coinsSymbol +
      glow('halo', 180, 370, 200, '#FFFBE0', 0.85) +
      g('translate(362 128) scale(1.12)', watching()) +
      at(190, 440, nest('back'), 1.16) +
      at(104, 398, egg(), 1.06, -12) +
      at(266, 402, egg(), 1, 13) +
      at(184, 372, egg(), 1.36, 2) +
      at(190, 448, nest('front'), 1.16) +
      p('M0 556C110 530 290 530 390 550V600H0Z', '#4A2416', 'stroke="#1A0A08" stroke-width="3"') +
      sparkle(84, 300, 1) +
      sparkle(250, 280, 1.2) +
      sparkle(160, 250, 0.8) +
      head(1, 0.5).replace(/<rect x="2[46]" y="6[24]".*$/s, ''),
    () => {
      const half = (keep: string, id: string): string =>
        `<defs><clipPath id="${id}"><path d="${keep}"/></clipPath></defs>${g('', egg(), `clip-path="url(#${id})"`)}`;
      const edge = 'L-26 -2L-14 10L-2 -6L10 8L22 -6L34 6L60 -4';
      return (
        dawn(320) +
        coinsSymbol +
        glow('halo', 195, 330, 260, '#FFFBE0', 0.95) +
        at(195, 470, nest('back'), 1.16) +
        g(
          'translate(195 400)',
          times(14, (i) => {
            const [x, y] = polar(0, 0, 1, -78 + i * 12);
            return p(
              `M0 0L${n(x * 330 - y * 12)} ${n(y * 330 + x * 12)}L${n(x * 330 + y * 12)} ${n(y * 330 - x * 12)}Z`,
              '#FFFBE6',
              'opacity=".22"',
            );
          }),
        ) +
        [
          [195, 300, 0.8, 0],
          [130, 260, 0.6, -16],
          [262, 254, 0.62, 14],
          [96, 180, 0.44, 20],
          [196, 170, 0.56, 8],
          [300, 172, 0.42, -20],
          [60, 290, 0.36, 10],
          [338, 290, 0.38, 0],
          [150, 110, 0.34, 0],
          [250, 104, 0.32, 30],
        ]
          .map(([x = 0, y = 0, s = 1, r = 0]) => coinAt(x, y, s, r))
          .join('') +
        g('translate(195 432) scale(1.9)', half(`M-60 -4${edge}V60H-60Z`, 'low')) +
        g('translate(300 330) rotate(48) scale(1.7)', half(`M-60 -60V-4${edge}V-60Z`, 'up')) +
        at(195, 480, nest('front'), 1.16) +
        p('M0 580C110 562 290 562 390 576V600H0Z', '#4A2416', 'stroke="#1A0A08" stroke-width="3"') +
        petalAt(70, 380, 40, 1.2) +
        petalAt(330, 420, -40, 1) +
        petalAt(110, 350, 100, 0.9) +
        sparkle(140, 210, 1) +
        sparkle(280, 220, 1.2) +
        sparkle(60, 130, 1)
      );
    },
  ],
};

/** Writes each game's two portrait impressions, 390 by 600. */
export const drawScreens = (): void => {
  for (const [key, pair] of Object.entries(views))
    for (const [i, draw] of pair.entries())
      save(`ui/games/${key}/screen-${i + 1}.svg`, w, h, draw());
};
