import {
  at,
  darkGold,
  dot,
  g,
  gold,
  grain,
  hibiscus,
  line,
  linear,
  n,
  oval,
  p,
  paleGold,
  polar,
  radial,
  save,
  teal,
  times,
} from './draw.ts';
import { bloom, hibiscusDefs, hibiscusFlower, leaf } from './flora.ts';

/** The nest's rim: its middle at (240, 180) of the frame, 205 wide to a side, 155 deep. */
const RX = 205;
const RY = 155;
const STRAW = ['#6B3D1C', '#8F5A2A', '#B9803E', '#D9A458', '#F0C878'] as const;

/** A twig along the rim at `degrees`, `away` from its line, leaning in or out. */
const twig = (
  degrees: number,
  away: number,
  length: number,
  lean: number,
  tone: number,
): string => {
  const [x, y] = polar(0, 0, 1, degrees);
  const a = ((degrees + 90 + lean - 90) * Math.PI) / 180;
  const dx = Math.cos(a) * length * 0.5;
  const dy = Math.sin(a) * length * 0.5 * (RY / RX);
  const cx = x * (RX + away);
  const cy = y * (RY + away);
  return line(
    `M${n(cx - dx)} ${n(cy - dy)}Q${n(cx + x * 9)} ${n(cy + y * 9)} ${n(cx + dx)} ${n(cy + dy)}`,
    STRAW[Math.max(0, Math.min(4, tone))] ?? '#8F5A2A',
    2.4 + (tone % 3) * 0.9,
  );
};

/** The woven ring from one angle to another: dark twigs below, lit ones above. */
const wreath = (from: number, to: number, seed: number): string => {
  const next = grain(seed);
  const degrees = () => from + next() * (to - from);
  const layer = (count: number, tone: number, spread: number): string =>
    times(count, () =>
      twig(
        degrees(),
        (next() - 0.5) * spread,
        54 + next() * 50,
        (next() - 0.5) * 44,
        tone + Math.floor(next() * 2),
      ),
    );
  const count = (to - from) / 360;
  return (
    layer(Math.round(190 * count), 0, 46) +
    layer(Math.round(150 * count), 1, 38) +
    layer(Math.round(110 * count), 2, 30) +
    layer(Math.round(70 * count), 3, 20)
  );
};

const back = (): string => {
  const next = grain(77);
  const lining = times(150, () => {
    const d = next() * 360;
    const r = 0.2 + 0.74 * Math.sqrt(next());
    const [x, y] = polar(0, 0, 1, d);
    const a = ((d + (next() - 0.5) * 70) * Math.PI) / 180;
    const l = 16 + next() * 34;
    const cx = x * RX * r;
    const cy = y * RY * r + 6;
    return line(
      `M${n(cx - Math.cos(a) * l)} ${n(cy - Math.sin(a) * l * 0.7)}Q${n(cx)} ${n(cy + 5)} ${n(cx + Math.cos(a) * l)} ${n(cy + Math.sin(a) * l * 0.7)}`,
      STRAW[Math.floor(next() * 4)] ?? '#8F5A2A',
      1.6 + next() * 1.4,
      `opacity="${n(0.28 + next() * 0.4)}"`,
    );
  });
  return (
    `<defs>${radial(
      'bowl',
      [0, 30, 210],
      [
        [0, '#A9682C'],
        [0.45, '#6E3C1C'],
        [0.8, '#3B1C14'],
        [1, '#1E0D10'],
      ],
    )}${linear(
      'depth',
      [0, -RY, 0, 20],
      [
        [0, '#150810', 0.85],
        [0.5, '#150810', 0.3],
        [1, '#150810', 0],
      ],
    )}</defs>` +
    oval([0, 8, RX + 16, RY + 12], '#2A120C') +
    oval([0, 0, RX + 4, RY + 2], 'url(#bowl)') +
    lining +
    oval([0, 0, RX, RY], 'url(#depth)') +
    // The lit far rim.
    wreath(-98, 98, 5) +
    times(9, (i) => {
      const d = -88 + i * 22;
      const [x, y] = polar(0, 0, 1, d);
      return line(
        `M${n(x * RX)} ${n(y * RY)}q${n(x * 18 - 8)} ${n(y * 16 - 10)} ${n(x * 40)} ${n(y * 30 - 8)}`,
        STRAW[2 + (i % 3)] ?? gold,
        2.4,
      );
    })
  );
};

/** The outer wall in front: rattan woven over and under (anyaman), a songket band below the rim. */
const front = (): string => {
  const wall = `M${-RX - 12} 0C${-RX - 6} 74 ${-RX * 0.72} 214 0 226C${RX * 0.72} 214 ${RX + 6} 74 ${RX + 12} 0C${RX * 0.86} ${RY * 0.72} ${RX * 0.4} ${RY} 0 ${RY}C${-RX * 0.4} ${RY} ${-RX * 0.86} ${RY * 0.72} ${-RX - 12} 0Z`;
  const strand = (row: number): string =>
    times(26, (i) => {
      const t = (i + 0.5) / 26;
      const d = 90 + t * 180;
      const [x, y] = polar(0, 0, 1, d);
      const r = 1 + row * 0.115;
      const isOver = (i + row) % 2 === 0;
      const cx = x * RX * (1 - row * 0.055) * 1.02;
      const cy = y * RY * r + row * 2;
      const slope = Math.atan2(-x * RY, y * RX) * (180 / Math.PI) + 180;
      return g(
        `translate(${n(cx)} ${n(cy)}) rotate(${n(slope)})`,
        p(
          'M-15 -6Q0 -12 15 -6V6Q0 1 -15 6Z',
          isOver ? (row % 2 ? '#C98D45' : '#DBA557') : '#7A4A20',
          'stroke="#2F160C" stroke-width="1.600"',
        ) + (isOver ? line('M-11 -5Q0 -9.500 11 -5', '#FBE0A0', 1.5, 'opacity=".65"') : ''),
      );
    });
  return (
    `<defs>${linear(
      'wall',
      [0, 60, 0, 230],
      [
        [0, '#8F5A2A'],
        [0.5, '#57301A'],
        [1, '#24110E'],
      ],
    )}${linear(
      'dusk',
      [0, 130, 0, 228],
      [
        [0, '#1A0A1E', 0],
        [1, '#1A0A1E', 0.5],
      ],
    )}<clipPath id="in"><path d="${wall}"/></clipPath></defs>` +
    p(wall, 'url(#wall)', 'stroke="#1E0D10" stroke-width="4" stroke-linejoin="round"') +
    g(
      '',
      times(5, (i) => strand(4 - i)),
      'clip-path="url(#in)"',
    ) +
    p(wall, 'url(#dusk)') +
    wreath(84, 276, 19) +
    // Binding knots of red and gold thread.
    [118, 149, 180, 211, 242]
      .map((d) => {
        const [x, y] = polar(0, 0, 1, d);
        const slope = Math.atan2(-x * RY, y * RX) * (180 / Math.PI) + 180;
        return g(
          `translate(${n(x * RX)} ${n(y * RY)}) rotate(${n(slope)})`,
          [-8, 0, 8]
            .map(
              (dx) =>
                line(`M${dx} -19Q${dx + 5} 0 ${dx} 19`, dx === 0 ? gold : hibiscus, 6) +
                line(
                  `M${dx - 1} -15Q${dx + 3} 0 ${dx - 1} 12`,
                  dx === 0 ? paleGold : '#FF8C92',
                  1.6,
                ),
            )
            .join(''),
        );
      })
      .join('') +
    at(-182, 118, leaf(62, 21, '#36A57E', '#0A4A40'), 1, -76) +
    at(-170, 134, leaf(54, 18, '#4FB98C', '#12604C'), 1, -128) +
    at(184, 114, leaf(62, 21, '#2A8F6C', '#083F38'), 1, 72) +
    at(172, 132, leaf(54, 18, '#4FB98C', '#12604C'), 1, 130) +
    at(-162, 122, bloom(24, 5, '#F7C7E2', '#B23A86')) +
    at(-162, 122, bloom(13, 5, '#E86FB0', gold)) +
    at(-134, 150, bloom(18, 5, '#F7C7E2', '#B23A86')) +
    at(-134, 150, bloom(10, 5, '#E86FB0', gold)) +
    at(164, 120, bloom(22, 5, '#FFE9B0', hibiscus)) +
    at(164, 120, bloom(12, 5, '#FFC24A', hibiscus)) +
    at(138, 150, bloom(16, 5, '#FFE9B0', hibiscus)) +
    dot(138, 150, 4, gold)
  );
};

const moss = (x: number, y: number, r: number, next: () => number): string =>
  times(7, (i) =>
    dot(
      x + (i - 3) * r * 0.42,
      y + (next() - 0.5) * r * 0.3 + Math.abs(i - 3) * r * 0.08,
      r * (0.28 + next() * 0.22),
      i % 2 ? '#2F7A4E' : '#1E5A44',
    ),
  ) +
  line(
    `M${n(x - r)} ${n(y - r * 0.2)}q${n(r)} ${n(-r * 0.3)} ${n(r * 2)} 0`,
    '#7FC47A',
    2,
    'opacity=".5"',
  );

/** The limb that carries the nest, 720 by 190, its top at about 40. */
const branch = (): string => {
  const next = grain(31);
  return (
    `<defs>${linear(
      'bark',
      [0, 30, 0, 180],
      [
        [0, '#8A5A3C'],
        [0.28, '#5A3328'],
        [0.7, '#2E1722'],
        [1, '#160B1A'],
      ],
    )}</defs>` +
    p(
      'M-20 58C80 26 180 66 300 56C420 46 520 22 740 60V150C620 128 540 172 420 162C330 154 260 178 160 164C90 154 40 168 -20 150Z',
      'url(#bark)',
      'stroke="#12080F" stroke-width="4"',
    ) +
    p(
      'M470 150C500 168 560 186 640 190H560C500 190 460 176 440 160Z',
      '#24111C',
      'stroke="#12080F" stroke-width="3"',
    ) +
    line(
      'M10 70C90 50 170 84 290 74M40 96C140 82 220 112 340 98C450 88 560 66 700 92M-10 120C80 104 200 146 330 126C440 116 560 104 720 122M380 70C480 60 580 52 690 66M120 146C200 138 300 156 380 144',
      '#C08A5A',
      2.4,
      'opacity=".34"',
    ) +
    line('M20 62C120 36 190 74 300 62C420 52 520 30 700 58', '#FFC98A', 3, 'opacity=".5"') +
    moss(70, 54, 34, next) +
    moss(650, 52, 38, next) +
    moss(540, 42, 26, next) +
    moss(176, 62, 24, next) +
    times(6, (i) => at(60 + i * 9, 50, leaf(40, 8, '#4FB98C', '#12604C'), 1, -60 + i * 24)) +
    times(6, (i) => at(640 + i * 9, 48, leaf(42, 8, '#36A57E', '#0A4A40'), 1, -60 + i * 24)) +
    at(118, 58, bloom(15, 5, '#F7C7E2', '#B23A86')) +
    at(600, 50, bloom(15, 5, '#F7C7E2', '#B23A86')) +
    line('M236 158C232 176 244 182 238 190M520 158C526 172 514 180 520 190', '#3E8F5E', 4)
  );
};

/** What hangs on the nest on the national day: flags, and the flower of the nation. */
const flagPatch = (x: number, y: number, turn: number): string =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    p(
      'M-23 0H23L18 44L0 56L-18 44Z',
      '#FFFFFF',
      'stroke="#3A1020" stroke-width="2.600" stroke-linejoin="round"',
    ) +
      times(4, (i) =>
        p(`M${-22 + i * 1.1} ${8 + i * 12}h${44 - i * 2.2}v6h${-44 + i * 2.2}z`, '#CC1A30'),
      ) +
      p('M-23 0H3V26H-20Z', '#14307E') +
      p('M-9 5A8 8 0 1 0 -9 21A6.500 6.500 0 1 1 -9 5Z', '#FFD23E') +
      dot(-5, 13, 3.6, '#FFD23E'),
  );
const pennant = (x: number, y: number, turn: number, fill: string, trim: string): string =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    p('M-19 0H19L0 46Z', fill, 'stroke="#3A1020" stroke-width="2.600" stroke-linejoin="round"') +
      p('M-13 5H13L9 14H-9Z', trim, 'opacity=".9"'),
  );

const bunting = (): string => {
  const on = (t: number): [number, number] => [10 + 480 * t, 14 + 120 * t * (1 - t)];
  return (
    line('M4 12Q250 136 496 12', '#F6DFA0', 4) +
    line('M4 12Q250 136 496 12', darkGold, 1.4) +
    times(9, (i) => {
      const t = (i + 0.5) / 9;
      const [x, y] = on(t);
      const turn = -26 * (t - 0.5) * -1;
      if (i % 2 === 1) return flagPatch(x, y, -turn);
      const [fill, trim] =
        [
          ['#CC1A30', '#FFFFFF'],
          ['#FFD23E', '#CC1A30'],
          ['#14307E', '#FFD23E'],
          ['#FFD23E', '#CC1A30'],
          ['#CC1A30', '#FFFFFF'],
        ][i / 2] ?? [];
      return pennant(x, y, -turn, fill ?? hibiscus, trim ?? gold);
    })
  );
};

/** A monsoon leaf as large as an umbrella, its stalk at the frame's lower left. */
const giantLeaf = (light: string, dark: string, vein: string): string =>
  `<defs>${linear(
    'gl',
    [0, 260, 240, 0],
    [
      [0, dark],
      [1, light],
    ],
  )}</defs>` +
  p(
    'M10 270C20 190 44 96 120 44C162 16 214 8 252 12C258 60 250 120 220 168C178 234 90 262 10 270Z',
    'url(#gl)',
    'stroke="#05161A" stroke-width="3"',
  ) +
  p(
    'M10 270C90 262 178 234 220 168C250 120 258 60 252 12C190 90 100 190 10 270Z',
    '#041A1C',
    'opacity=".35"',
  ) +
  line('M10 270C100 190 190 90 250 14', vein, 4, 'opacity=".75"') +
  line(
    'M52 232C54 190 62 150 84 112M52 232C96 232 136 222 172 200M96 190C100 150 112 112 134 78M96 190C140 184 178 168 206 142M140 146C146 112 160 80 182 54M140 146C178 136 210 118 234 92M182 102C190 78 202 56 220 36M182 102C206 92 228 78 246 60',
    vein,
    2.2,
    'opacity=".45"',
  );

/** A fern's frond rising from the lower left. */
const frond = (): string =>
  times(15, (i) => {
    const t = i / 14;
    const x = 10 + 190 * t;
    const y = 200 - 150 * t + 40 * t * t;
    const size = 74 * (1 - t * 0.78);
    return (
      at(x, y, leaf(size, size * 0.17, '#2E8F74', '#0C4A48'), 1, 22 + t * 20 - 34) +
      at(x, y, leaf(size * 0.9, size * 0.17, '#1F7562', '#093E40'), 1, 132 - t * 10)
    );
  }) + line('M4 206C60 150 130 84 208 92', '#8FD8B0', 3, 'opacity=".7"');

/** Writes the nest, the limb below it, leaves, and the national day's trimmings. */
export const drawNest = (): void => {
  const put = (name: string, w: number, h: number, drawing: string): void =>
    save(`art/lucky-egg{tps}/${name}.svg`, w, h, drawing);
  put('nest-back', 480, 360, at(240, 180, back()));
  // Its upper edge is the rim's middle line.
  put('nest-front', 480, 240, at(240, 10, front()));
  put('branch', 540, 142, g('scale(.75)', branch()));
  put('leaf-big', 262, 280, giantLeaf('#1C7A68', '#062E36', '#8FD8B0'));
  put('frond', 154, 161, g('scale(.7)', frond()));
  put('bunting', 400, 112, g('scale(.8)', bunting()));
  put(
    'raya',
    96,
    96,
    `<defs>${hibiscusDefs}</defs>` +
      g(
        'translate(48 50)',
        at(-22, 18, leaf(38, 13, '#36A57E', '#0A4A40'), 1, -110) +
          at(24, 18, leaf(36, 12, '#4FB98C', teal), 1, 112),
      ) +
      g('translate(48 50) scale(.5)', hibiscusFlower()),
  );
};
