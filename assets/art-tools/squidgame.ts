import {
  box,
  darkGold,
  dot,
  gold,
  ink,
  line,
  linear,
  n,
  oval,
  p,
  radial,
  save,
  times,
  wine,
} from './draw.ts';
import { FIGURE, figure, type Pose } from './squidgame-figure.ts';
import { gate } from './squidgame-gate.ts';
import { lanternArtDefs, lanterns } from './squidgame-lanterns.ts';
import { drawNight } from './squidgame-night.ts';
import { marks, moonFace, pole, shard, splash, wave } from './squidgame-props.ts';

/** The button that takes, 340 by 96: gold with a row of bamboo shoots, or asleep. */
const take = (isAwake: boolean): string => {
  const rows = times(22, (i) =>
    p(
      `M${n(26 + i * 13.2)} 84l6.600 -11l6.600 11z`,
      isAwake ? '#A3621A' : '#6A5178',
      'opacity=".6"',
    ),
  );
  return (
    `<defs>${linear(
      'face',
      [0, 4, 0, 88],
      isAwake
        ? [
            [0, '#FFF0B8'],
            [0.14, '#FBD873'],
            [0.55, '#EBB548'],
            [1, '#C98320'],
          ]
        : [
            [0, '#4A3460'],
            [1, '#2C1A42'],
          ],
    )}</defs>` +
    box([2, 8, 336, 86], 34, isAwake ? '#5E3608' : '#0D0719') +
    box([2, 2, 336, 86], 34, isAwake ? '#8A5312' : '#6A5178') +
    box([5, 5, 330, 80], 31, 'url(#face)') +
    rows +
    box(
      [11, 11, 318, 68],
      26,
      'none',
      `stroke="${isAwake ? '#FFF7D6' : '#8E7A9C'}" stroke-width="1.800" opacity="${isAwake ? '.85' : '.5'}"`,
    ) +
    (isAwake
      ? p(
          'M36 9H304C318 9 326 18 328 30C250 22 90 22 12 30C14 18 22 9 36 9Z',
          '#FFFDF0',
          'opacity=".45"',
        )
      : '')
  );
};

/** A rung of the rope of multipliers, 112 by 40: a tablet of dark wood, or of lit gold. */
const rung = (isLit: boolean): string =>
  `<defs>${linear(
    'tab',
    [0, 4, 0, 36],
    isLit
      ? [
          [0, '#FFEFB4'],
          [0.5, '#F0BE55'],
          [1, '#B8741C'],
        ]
      : [
          [0, '#43235A'],
          [1, '#20102F'],
        ],
  )}</defs>` +
  p('M14 4H98L108 20L98 36H14L4 20Z', ink, 'transform="translate(0 2)" opacity=".6"') +
  p(
    'M14 4H98L108 20L98 36H14L4 20Z',
    'url(#tab)',
    `stroke="${isLit ? '#6B3F0C' : gold}" stroke-width="2" stroke-linejoin="round"`,
  ) +
  p(
    'M17 8H95L103 20L95 32H17L9 20Z',
    'none',
    `stroke="${isLit ? '#FFF7D6' : gold}" stroke-width="1" opacity=".55"`,
  );

/** The rope itself, 24 by 480. */
const rope = (): string =>
  box([5, 0, 14, 480], 7, '#24130B') +
  box([7, 0, 10, 480], 5, '#A8763A') +
  line(
    times(40, (i) => `M7 ${i * 12 + 9}L17 ${i * 12 + 1}`),
    '#4A2B12',
    2.4,
  ) +
  line(
    times(40, (i) => `M8 ${i * 12 + 5}L15 ${i * 12 - 1}`),
    '#EBC27C',
    1.4,
    'opacity=".8"',
  );

/** A brass oil lamp on chains, 110 by 150; its glass is the inside of (31, 66)-(79, 112). */
const lamp = (): string =>
  `<defs>${linear(
    'brass',
    [20, 0, 92, 0],
    [
      [0, '#8A5312'],
      [0.3, '#FBE09A'],
      [0.6, '#C98A2A'],
      [1, '#5E3608'],
    ],
  )}${linear(
    'well',
    [30, 0, 80, 0],
    [
      [0, '#2C1A42'],
      [0.5, '#160D2B'],
      [1, '#0D0719'],
    ],
  )}</defs>` +
  line('M55 0L28 60M55 0L82 60', darkGold, 2.6, 'stroke-dasharray="4 3"') +
  dot(55, 5, 5, gold, `stroke="${ink}" stroke-width="1.600"`) +
  box([28, 62, 54, 54], 12, 'url(#well)', `stroke="${ink}" stroke-width="2.400"`) +
  p('M24 58H86L82 68H28Z', 'url(#brass)', `stroke="${ink}" stroke-width="2"`) +
  p('M45 58L49 48H61L65 58Z', 'url(#brass)', `stroke="${ink}" stroke-width="2"`) +
  p(
    'M28 110H82L92 124C80 134 30 134 18 124Z',
    'url(#brass)',
    `stroke="${ink}" stroke-width="2.200"`,
  ) +
  p('M40 132H70L60 146H50Z', 'url(#brass)', `stroke="${ink}" stroke-width="2"`) +
  times(7, (i) => p(`M${29 + i * 7.6} 122l3.800 -7l3.800 7z`, wine, 'opacity=".8"'));

/** The lamp's oil, 46 by 44, and the shine on its glass. */
const oil = (): string =>
  `<defs>${linear(
    'oil',
    [0, 0, 0, 44],
    [
      [0, '#FFE9A0'],
      [0.3, '#F7B23E'],
      [1, '#B85A16'],
    ],
  )}</defs>${box([0, 0, 46, 44], 8, 'url(#oil)')}${oval([23, 5, 19, 3.4], '#FFF7D0', 'opacity=".85"')}`;

const flame = (): string =>
  `<defs>${radial(
    'fl',
    [24, 46, 42],
    [
      [0, '#FFFDF0'],
      [0.35, '#FFE27A'],
      [0.75, '#FF9A36'],
      [1, '#E8542A'],
    ],
  )}</defs>${p('M24 2C28 18 42 28 40 46C39 58 32 64 24 64C16 64 9 58 8 46C6 32 20 24 24 2Z', 'url(#fl)')}${p('M24 28C27 38 32 42 31 50C30 56 28 58 24 58C20 58 18 56 17 50C16 43 22 38 24 28Z', '#FFFDF0', 'opacity=".9"')}`;

/** Darkness that rises from the lower edge, 16 by 256. */
const shade = (): string =>
  `<defs>${linear(
    'sh',
    [0, 0, 0, 256],
    [
      [0, '#06041A', 0],
      [0.45, '#06041A', 0.6],
      [1, '#06041A', 0.96],
    ],
  )}</defs>${box([-4, 0, 24, 256], 0, 'url(#sh)')}`;

const frames: Readonly<Record<string, readonly [w: number, h: number, body: () => string]>> = {
  wave: [820, 110, wave],
  pole: [44, 320, pole],
  gate: [420, 340, gate],
  moon: [200, 200, moonFace],
  splash: [220, 140, splash],
  take: [340, 96, () => take(true)],
  'take-off': [340, 96, () => take(false)],
  rung: [112, 40, () => rung(false)],
  'rung-lit': [112, 40, () => rung(true)],
  rope: [24, 480, rope],
  lamp: [110, 150, lamp],
  oil: [46, 44, oil],
  flame: [48, 68, flame],
  shade: [16, 256, shade],
};

/** Writes the glass bridge's sprites and the night behind it. */
export const drawSquidgame = (): void => {
  const put = (name: string, w: number, h: number, body: string): void =>
    save(`art/squidgame{tps}/${name}.svg`, w, h, body);
  for (const [name, [w, h, body]] of Object.entries(frames)) put(name, w, h, body());
  lanterns.forEach((draw, i) => {
    put(`lantern-${i}`, 92, 120, `<defs>${lanternArtDefs}</defs>${draw()}`);
  });
  marks.forEach((draw, i) => {
    put(`mark-${i}`, 72, 72, draw());
  });
  for (const kind of [0, 1, 2, 3]) put(`shard-${kind}`, 48, 48, shard(kind));
  for (const pose of ['stand', 'leap', 'fall', 'cheer'] satisfies Pose[])
    put(`figure-${pose}`, FIGURE.width, FIGURE.height, figure(pose));
  drawNight();
};
