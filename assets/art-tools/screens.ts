import { at, dot, g, gold, line, p, paleGold, save, teal, times } from './draw.ts';
import { lamp, teacup } from './fto-props.ts';
import { bridge } from './glass-bridge.ts';
import { throwScreen, wonScreen } from './rock-scissor-paper-screens.ts';
import { lantern, lanternString, waves } from './scenery.ts';
import {
  coinAt,
  coinsSymbol,
  gate,
  glow,
  h,
  head,
  petalAt,
  rename,
  sea,
  sparkle,
  table,
  w,
} from './screen-parts.ts';
import { cardOf, cardSymbols, motif } from './table-cards.ts';

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
};

/** Writes two portrait impressions of each game, 390 by 600; those of the other two: game-pictures.ts. */
export const drawScreens = (): void => {
  for (const [key, pair] of Object.entries(views))
    for (const [i, draw] of pair.entries())
      save(`ui/games/${key}/screen-${i + 1}.svg`, w, h, draw());
};
