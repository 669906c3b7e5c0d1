import {
  at,
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
import { bunting } from './lucky-egg-bunting.ts';
import { branch, frond, giantLeaf } from './lucky-egg-leaves.ts';

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

/** Writes the nest, the limb below it, leaves, and the national day's trimmings. */
export const drawNest = (): void => {
  const put = (name: string, w: number, h: number, drawing: string): void =>
    save(`art/lucky-egg{tps}/${name}.svg`, w, h, drawing);
  put('nest-back', 480, 360, at(240, 180, back()));
  // The rim's middle line is 70 below its upper edge: straws of the near rim reach above it.
  put('nest-front', 480, 300, at(240, 70, front()));
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
