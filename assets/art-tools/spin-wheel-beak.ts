import { at, dot, gold, line, linear, oval, p, radial, teal, times } from './draw.ts';
import { leafPath } from './flora.ts';
import { outline } from './spin-wheel-colours.ts';

/** The hornbill that points: seen from the front, its beak down. 120 by 176, the tip at (60, 172). */
export const beak = (): string => {
  const feather = (turn: number, length: number, fill: string): string =>
    at(
      60,
      62,
      p(leafPath(length, 9), fill, `stroke="${outline}" stroke-width="2"`) +
        line(`M0 -12V${-length + 12}`, gold, 1.4),
      1,
      turn,
    );
  const eye = (side: number): string =>
    at(
      60 + side * 25,
      64,
      oval([0, 0, 9, 9.5], '#F6C653', `stroke="${outline}" stroke-width="2"`) +
        dot(0, 0.5, 6.6, 'url(#iris)') +
        dot(side * -0.6, 1, 3.6, '#140A1E') +
        dot(-2, -2, 1.8, '#fff') +
        line(side < 0 ? 'M-10 -4C-5 -10 4 -9 10 -3' : 'M10 -4C5 -10 -4 -9 -10 -3', '#0D0719', 3.6),
    );
  return (
    `<defs>${linear(
      'bill',
      [34, 70, 92, 120],
      [
        [0, '#FFF9DC'],
        [0.3, '#FFE08A'],
        [0.62, '#F0A93A'],
        [1, '#B8641A'],
      ],
    )}${linear(
      'horn',
      [36, 20, 84, 84],
      [
        [0, '#FFE29A'],
        [0.4, '#F58A3A'],
        [0.75, '#D9304F'],
        [1, '#8A1236'],
      ],
    )}${radial(
      'face',
      [48, 50, 56],
      [
        [0, '#4A3A8E'],
        [0.6, '#241A55'],
        [1, '#130C2E'],
      ],
    )}${radial(
      'iris',
      [0, 0, 9],
      [
        [0, '#FF6A3D'],
        [1, '#A5152F'],
      ],
    )}</defs>` +
    [-76, 76, -56, 56, -37, 37, -18, 18, 0]
      .map((turn, i) => feather(turn, 50 + i * 1.4, i % 2 ? '#241A66' : i > 6 ? teal : '#2F2480'))
      .join('') +
    p(
      'M22 50C22 26 40 16 60 16C80 16 98 26 98 50C98 80 84 100 60 104C36 100 22 80 22 50Z',
      'url(#face)',
      `stroke="${outline}" stroke-width="3"`,
    ) +
    times(7, (i) => at(60, 60, dot(0, -37, 2.2, gold), 1, (i - 3) * 19)) +
    // The lower bill shows as a darker edge behind the upper one.
    p(
      'M36 84C38 120 50 152 60 172C70 152 82 120 84 84Z',
      '#8A4A12',
      `stroke="${outline}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    p(
      'M38 74C36 110 50 146 60 171C70 146 84 110 82 74C74 66 46 66 38 74Z',
      'url(#bill)',
      `stroke="${outline}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    p(
      'M60 70C64 100 63 140 60 171C70 146 84 110 82 74C77 69 69 68 60 70Z',
      '#7A3A0A',
      'opacity=".24"',
    ) +
    line('M47 78C46 104 52 132 58 152', '#FFFDF0', 3.4, 'opacity=".85"') +
    line('M41 92C45 88 50 88 53 90M79 92C75 88 70 88 67 90', '#8A4A12', 1.6, 'opacity=".6"') +
    // The casque.
    p(
      'M40 80C36 56 44 30 60 22C76 30 84 56 80 80C74 90 46 90 40 80Z',
      'url(#horn)',
      `stroke="${outline}" stroke-width="2.500" stroke-linejoin="round"`,
    ) +
    line('M49 74C46 56 50 42 58 33', '#FFF0C8', 3.2, 'opacity=".85"') +
    line('M45 80C52 86 68 86 75 80', '#FFD27A', 2.2) +
    eye(-1) +
    eye(1)
  );
};
