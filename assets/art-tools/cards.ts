import { at, box, dot, g, gold, hibiscus, line, linear, p, radial, save, times } from './draw.ts';
import { leaf } from './flora.ts';
import { lamp, teacup } from './fto-props.ts';
import { bridge, bridgeDefs } from './glass-bridge.ts';
import { egg, eggDefs, nest, watching } from './nest.ts';
import { kayon, puppetHand } from './puppets.ts';
import { cloud, lanternDefs, lanternString, moon, palm, stars, waves } from './scenery.ts';
import { cardOf, cardSymbols, motif } from './table-cards.ts';
import { type Language, title, titleDefs, trim } from './title.ts';
import { wauWheel } from './wau-wheel.ts';

const w = 640;
const h = 400;
const shade = (colour: string): string =>
  `<defs>${linear(
    'shade',
    [0, 0, 380, 0],
    [
      [0, colour, 0.9],
      [0.55, colour, 0.55],
      [1, colour, 0],
    ],
  )}${linear(
    'low',
    [0, 300, 0, h],
    [
      [0, '#0D0719', 0],
      [1, '#0D0719', 0.7],
    ],
  )}</defs>${box([0, 0, w, h], 0, 'url(#shade)')}${box([0, 300, w, 100], 0, 'url(#low)')}`;
const rays = (x: number, y: number, fill: string): string =>
  times(18, (i) =>
    g(
      `rotate(${i * 20} ${x} ${y})`,
      p(`M${x} ${y - 520}L${x + 26} ${y}H${x - 26}Z`, fill, `opacity="${i % 2 ? 0.05 : 0.11}"`),
    ),
  );

const arts: Record<string, () => string> = {
  fto: () =>
    `<defs>${radial(
      'marble',
      [430, 60, 560],
      [
        [0, '#B79C8E'],
        [0.3, '#6B566E'],
        [0.7, '#382B4C'],
        [1, '#1C1432'],
      ],
    )}${radial(
      'beam',
      [430, 90, 420],
      [
        [0, '#FFE7A8', 0.7],
        [1, '#FFE7A8', 0],
      ],
    )}</defs>` +
    cardSymbols({
      same: motif('hornbill'),
      odd: motif('hornbill', 'b')
        .replace(/id="(\w+)"/g, 'id="o$1"')
        .replace(/url\(#/g, 'url(#o'),
    }) +
    box([0, 0, w, h], 0, 'url(#marble)') +
    line(
      'M20 60C120 120 160 240 320 300M380 0C360 90 480 160 640 150M240 400C300 330 420 330 520 400',
      '#F3E7EA',
      2,
      'opacity=".12"',
    ) +
    box([0, 0, w, h], 0, 'url(#beam)') +
    cardOf(372, 160, -13, 0.62, 'same') +
    cardOf(556, 146, 12, 0.6, 'same') +
    cardOf(344, 322, 7, 0.6, 'same') +
    cardOf(560, 312, -8, 0.6, 'same') +
    dot(456, 226, 130, 'url(#beam)') +
    cardOf(456, 228, 2, 0.86, 'odd') +
    at(300, -92, lamp(), 1) +
    shade('#1B1433') +
    at(20, 270, teacup(), 0.78),
  'spin-wheel': () =>
    `<defs>${linear(
      'sky',
      [0, 0, 0, h],
      [
        [0, '#150E2E'],
        [0.55, '#4A1E5A'],
        [1, '#B0455A'],
      ],
    )}</defs>` +
    box([0, 0, w, h], 0, 'url(#sky)') +
    rays(440, 196, '#F6DFA0') +
    stars(w, 260, 60, 9) +
    moon(560, 74, 42) +
    at(300, 118, cloud('#5A2A5E', '#9A5A7E'), 0.9) +
    at(600, 260, cloud('#8A3A5C', '#C97A80'), 0.9) +
    at(590, 420, palm('#2A1036'), 0.8) +
    at(30, 420, palm('#2A1036'), 1) +
    g('translate(458 196) scale(.84) rotate(-5)', wauWheel(8)) +
    shade('#1B1433'),
  squidgame: () =>
    `<defs>${linear(
      'night',
      [0, 0, 0, 200],
      [
        [0, '#0B0A20'],
        [0.6, '#1C1B4A'],
        [1, '#2F4A73'],
      ],
    )}${linear(
      'sea',
      [0, 150, 0, h],
      [
        [0, '#123A52'],
        [0.4, '#0B1E38'],
        [1, '#070B1C'],
      ],
    )}${bridgeDefs(158, h)}${lanternDefs()}${radial(
      'gate',
      [446, 140, 150],
      [
        [0, '#FFE9A6', 0.85],
        [0.4, '#F4A23F', 0.35],
        [1, '#F4A23F', 0],
      ],
    )}</defs>` +
    box([0, 0, w, h], 0, 'url(#night)') +
    stars(w, 130, 50, 3) +
    box([0, 152, w, 250], 0, 'url(#sea)') +
    line(
      times(16, (i) => `M${(i * 83) % 600} ${170 + i * 13}h${30 + (i % 4) * 16}`),
      '#3F8F9A',
      1.6,
      'opacity=".35"',
    ) +
    dot(446, 140, 150, 'url(#gate)') +
    p('M402 158V116H396L404 104H488L496 116H490V158H478V122H414V158Z', '#5E0B22') +
    p('M390 104C420 108 472 108 502 104L496 94H396Z', hibiscus) +
    box([430, 110, 32, 10], 2, gold) +
    waves(w, 316, 58, '#0F2F4E', '#3F8F9A', 10) +
    waves(w, 344, 52, '#0A1E3A', '#2F7C8C', 30) +
    bridge(446, 158, 420, 300, 8) +
    lanternString(430, 120, 236, 20, 34, 4, 0.8) +
    lanternString(462, 120, 660, 20, 34, 4, 0.8) +
    shade('#0B0A20'),
  'rock-scissor-paper': () =>
    `<defs>${radial(
      'screen',
      [470, 180, 330],
      [
        [0, '#FFF6CE'],
        [0.3, '#FFD37A'],
        [0.7, '#E78A35'],
        [1, '#8A3218'],
      ],
    )}${linear(
      'drape',
      [0, 0, 0, h],
      [
        [0, '#8A1736'],
        [1, '#3B0A22'],
      ],
    )}${linear(
      'log',
      [0, 330, 0, 380],
      [
        [0, '#5E8F4A'],
        [1, '#1F4A2C'],
      ],
    )}</defs>` +
    box([0, 0, w, h], 0, '#2A0A1E') +
    box([60, 26, 560, 320], 6, 'url(#screen)') +
    g('translate(469 214) scale(.94)', kayon('#8A3A18', '#F7B552'), 'opacity=".62"') +
    g('translate(374 226) rotate(7)', puppetHand('scissors')) +
    g('translate(564 226) rotate(-7)', puppetHand('rock')) +
    p(
      'M0 0H640V40C600 66 560 66 520 40C480 66 440 66 400 40C360 66 320 66 280 40C240 66 200 66 160 40C120 66 80 66 40 40L0 66Z',
      'url(#drape)',
      'stroke="#E8B64C" stroke-width="3"',
    ) +
    p(
      'M0 0H54C64 120 50 260 72 400H0ZM640 0H606C596 120 612 260 590 400H640Z',
      'url(#drape)',
      'stroke="#E8B64C" stroke-width="3"',
    ) +
    line(
      'M16 0C24 140 12 270 28 400M36 40C44 150 34 280 50 400M626 40C618 150 630 280 614 400',
      '#2A0614',
      3,
      'opacity=".5"',
    ) +
    box([40, 338, 560, 40], 18, 'url(#log)', 'stroke="#12301C" stroke-width="3"') +
    line('M60 352H560M90 364H590', '#A8D088', 2, 'opacity=".4"') +
    box([0, 372, w, 30], 0, '#1B0A18') +
    shade('#2A0A1E'),
  'lucky-egg': () =>
    `<defs>${radial(
      'dawn',
      [440, 200, 460],
      [
        [0, '#FFE08A'],
        [0.3, '#E88A3F'],
        [0.62, '#7A2458'],
        [1, '#1B1433'],
      ],
    )}${eggDefs}${radial(
      'halo',
      [430, 236, 190],
      [
        [0, '#FFFBE0', 0.9],
        [1, '#FFE08A', 0],
      ],
    )}</defs>` +
    box([0, 0, w, h], 0, 'url(#dawn)') +
    rays(430, 236, '#FFF3C4') +
    stars(w, 150, 34, 21) +
    at(640, 150, leaf(220, 70, '#1B7A5E', '#083F38'), 1, -62) +
    at(650, 60, leaf(190, 56, '#2A8F6C', '#083F38'), 1, -110) +
    at(300, -10, leaf(130, 40, '#14604C', '#083F38'), 1, 170) +
    at(420, -20, leaf(110, 36, '#1B7A5E', '#083F38'), 1, 196) +
    dot(430, 236, 190, 'url(#halo)') +
    g('translate(662 78)', watching()) +
    at(446, 286, nest('back'), 1.24) +
    at(366, 248, egg(), 0.98, -12) +
    at(500, 252, egg(), 0.92, 13) +
    at(434, 226, egg(1), 1.26, 2) +
    at(446, 294, nest('front'), 1.24) +
    p('M230 396C340 376 520 372 640 352V400H230Z', '#4A2416', 'stroke="#1A0A08" stroke-width="3"') +
    [
      [330, 120],
      [540, 130],
      [470, 92],
      [390, 110],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          p('M0 -14C1 -4 4 -1 14 0C4 1 1 4 0 14C-1 4 -4 1 -14 0C-4 -1 -1 -4 0 -14Z', '#FFFBE6'),
        ),
      )
      .join('') +
    shade('#2A1240'),
};

const titles: Record<string, Record<Language, readonly string[]>> = {
  fto: { en: ['Find', 'the Odd'], zh: ['找不同'], ms: ['Cari Yang', 'Ganjil'] },
  'spin-wheel': { en: ['Spin', 'Wheel'], zh: ['幸运', '转盘'], ms: ['Roda', 'Bertuah'] },
  squidgame: { en: ['Squid', 'Game'], zh: ['鱿鱼', '游戏'], ms: ['Squid', 'Game'] },
  'rock-scissor-paper': {
    en: ['Rock', 'Paper', 'Scissors'],
    zh: ['石头', '剪刀布'],
    ms: ['Batu', 'Gunting', 'Kertas'],
  },
  'lucky-egg': { en: ['Lucky', 'Egg'], zh: ['幸运', '金蛋'], ms: ['Telur', 'Bertuah'] },
};

/** Writes each game's key art with its title in each language. */
export const drawCards = (): void => {
  for (const [key, draw] of Object.entries(arts)) {
    const art = draw();
    for (const language of ['en', 'zh', 'ms'] as const) {
      const lines = titles[key]?.[language] ?? [];
      const frame = box(
        [5, 5, w - 10, h - 10],
        18,
        'none',
        `stroke="${gold}" stroke-width="2" opacity=".55"`,
      );
      save(
        `ui/games/${key}/card.${language}.svg`,
        w,
        h,
        `<defs>${titleDefs}</defs>${art}${trim(w, h - 16, 16)}${title(lines, 34, key === 'fto' ? 148 : 190, lines.length > 2 ? 236 : 262, lines.length > 2 ? 88 : 104)}${frame}`,
      );
    }
  }
};
