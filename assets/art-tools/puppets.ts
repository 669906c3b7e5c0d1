import { at, box, dot, ink, line, p, times } from './draw.ts';
import { bloom } from './flora.ts';

/** A shadow puppet's arm reaching up from the origin with a hand that shows `shape`. */
export const puppetHand = (shape: 'rock' | 'paper' | 'scissors'): string => {
  const cut = '#FFC869';
  const hands = {
    rock: 'M-30 -8C-38 -24 -36 -44 -26 -52C-24 -64 -10 -66 -4 -58C2 -66 16 -66 18 -56C26 -60 36 -54 34 -44C40 -34 36 -14 26 -4L14 10H-16Z',
    paper:
      'M-22 6C-34 -8 -46 -22 -56 -36C-60 -46 -50 -52 -44 -44L-28 -28L-32 -84C-32 -96 -20 -96 -18 -84L-12 -46L-8 -98C-8 -110 6 -110 6 -98L8 -46L18 -90C20 -102 34 -98 32 -86L24 -38L40 -64C46 -74 56 -66 52 -56L30 -8L16 10H-14Z',
    scissors:
      'M-22 6C-34 -8 -38 -26 -30 -38L-40 -90C-42 -104 -28 -106 -24 -94L-8 -46L12 -96C16 -108 30 -102 28 -90L16 -40C28 -42 36 -32 32 -20L26 -2L14 10H-14Z',
  };
  const folds = {
    rock: 'M-24 -46C-20 -34 -16 -30 -12 -28M-4 -54C-4 -42 -2 -34 2 -30M18 -50C16 -40 16 -34 20 -28M-30 -22C-18 -16 4 -14 16 -18',
    paper: 'M-20 -20C-10 -28 10 -28 22 -18M-24 -76L-20 -50M-1 -92L0 -56M24 -82L18 -52',
    scissors:
      'M-26 -26C-14 -34 4 -32 14 -24M-18 -12C-8 -18 8 -18 18 -10M-32 -88L-22 -52M18 -88L8 -54',
  };
  return (
    line('M6 172L34 10', '#2A1408', 5) +
    p('M-20 172C-34 130 -28 70 -16 14H16C30 70 32 130 22 172Z', ink) +
    p('M-52 180C-44 140 -20 118 2 116C24 118 46 140 54 180Z', ink) +
    times(3, (i) => p(`M${-3} ${132 + i * 14}l6 0l-3 9z`, cut)) +
    times(5, (i) => dot(-20 + i * 10, 126 - 6 * Math.sin((i * Math.PI) / 4), 2.6, cut)) +
    times(4, (i) =>
      at(
        0,
        100 - i * 22,
        p('M0 -8C6 -4 6 4 0 8C-6 4 -6 -4 0 -8ZM-12 -3C-8 -4 -7 3 -11 5ZM12 -3C8 -4 7 3 11 5Z', cut),
        1 - i * 0.05,
      ),
    ) +
    box([-24, 2, 48, 9], 3, cut) +
    box([-22, 13, 44, 4], 2, ink) +
    times(5, (i) => dot(-16 + i * 8, 6.5, 2, ink)) +
    p(hands[shape], ink, 'stroke="#120C24" stroke-width="5" stroke-linejoin="round"') +
    line(folds[shape], cut, 3) +
    at(0, -4, bloom(7, 6, cut, ink))
  );
};

/** The leaf-shaped kayon of the shadow play around the origin, 150 by 260. */
export const kayon = (fill: string, cut: string): string =>
  p(
    'M0 -150C14 -120 74 -60 74 10C74 50 52 74 40 110H-40C-52 74 -74 50 -74 10C-74 -60 -14 -120 0 -150Z',
    fill,
  ) +
  line(
    'M0 -128C10 -104 60 -54 62 8C62 44 44 66 34 98H-34C-44 66 -62 44 -62 8C-60 -54 -10 -104 0 -128Z',
    cut,
    2.4,
  ) +
  line(
    'M0 96V-100M0 60C-24 54 -40 34 -42 10M0 60C24 54 40 34 42 10M0 26C-18 20 -34 0 -34 -24M0 26C18 20 34 0 34 -24M0 -8C-12 -14 -22 -30 -22 -48M0 -8C12 -14 22 -30 22 -48M0 -40C-6 -46 -12 -56 -12 -68M0 -40C6 -46 12 -56 12 -68',
    cut,
    3,
  ) +
  [
    [-42, 4],
    [42, 4],
    [-34, -30],
    [34, -30],
    [-22, -54],
    [22, -54],
    [-12, -74],
    [12, -74],
    [0, -106],
  ]
    .map(([x = 0, y = 0]) => at(x, y, bloom(7, 5, cut, fill)))
    .join('') +
  p('M-30 98L-16 76H16L30 98Z', cut) +
  box([-5, 82, 10, 16], 1, fill);
