import { at, g, line, linear, n, p, times } from './draw.ts';
import { leafPath } from './flora.ts';
import { hornbillHead } from './hornbill.ts';

const EDGE = '#0D081C';

/** A raised wing, its shoulder at the origin, its tip about 240 up and back (to the right). */
const wing = (fill: string, lit: string, pale: string): string => {
  const row = (
    count: number,
    from: number,
    to: number,
    long: number,
    short: number,
    w: number,
    tone: string,
    tip: boolean,
  ): string =>
    times(count, (k) => {
      const t = (count - 1 - k) / (count - 1);
      const l = long + (short - long) * t;
      return at(
        -26 + 44 * t * t,
        -122 + 118 * t,
        p(leafPath(l, w), tone, `stroke="${EDGE}" stroke-width="2.400"`) +
          (tip
            ? p(
                `M0 ${n(-l)}C${n(w * 0.3)} ${n(-l * 0.95)} ${n(w * 0.52)} ${n(-l * 0.87)} ${n(w * 0.62)} ${n(-l * 0.78)}Q0 ${n(-l * 0.84)} ${n(-w * 0.62)} ${n(-l * 0.78)}C${n(-w * 0.52)} ${n(-l * 0.87)} ${n(-w * 0.3)} ${n(-l * 0.95)} 0 ${n(-l)}Z`,
                '#F7ECD6',
              )
            : '') +
          line(`M0 ${n(-l * 0.25)}V${n(-l * 0.7)}`, pale, 1.8, 'opacity=".5"'),
        1,
        from + (to - from) * t,
      );
    });
  return (
    row(11, 18, 112, 138, 96, 19, fill, true) +
    row(8, 26, 112, 84, 62, 17, lit, false) +
    row(6, 30, 108, 48, 36, 14, pale, false) +
    p(
      'M-2 14C-28-22-46-82-37-130C-34-140-25-140-21-130C-16-88 2-42 24 2C20 14 10 20-2 14Z',
      lit,
      `stroke="${EDGE}" stroke-width="2.600"`,
    ) +
    line('M-34-122C-42-80-26-30-6 2', pale, 3, 'opacity=".8"')
  );
};

/** A hornbill in flight, going left, about 420 by 330 around the origin; its beak's tip at (-196, 44). */
export const flying = (): string =>
  `<defs>${linear(
    'fbody',
    [-80, -40, 120, 90],
    [
      [0, '#3A2A70'],
      [0.5, '#22184A'],
      [1, '#0D081C'],
    ],
  )}${linear(
    'fbelly',
    [0, 40, 60, 110],
    [
      [0, '#FFF8E6'],
      [1, '#D9B98A'],
    ],
  )}${linear(
    'fneck',
    [0, 168, 0, 214],
    [
      [0, '#22184A', 0],
      [1, '#22184A'],
    ],
  )}</defs>` +
  // The far wing.
  g('translate(-14 18) rotate(-34) scale(.9)', wing('#171030', '#221748', '#3A2E70')) +
  // Tail.
  [-16, 0, 16]
    .map((turn) =>
      g(
        `translate(112 60) rotate(${turn + 100})`,
        p(
          'M-14 4L-19-96C-12-106 12-106 19-96L14 4Z',
          '#F7ECD6',
          `stroke="${EDGE}" stroke-width="2.600"`,
        ) +
          p('M-17.500-58L-18.500-82H18.500L17.500-58Z', '#1A1036') +
          line('M0-10V-100', '#BFAE90', 1.6),
      ),
    )
    .join('') +
  p(
    'M-96-6C-60-50 20-44 76 0C104 22 124 44 132 62C96 88 30 98-22 84C-70 70-100 36-96-6Z',
    'url(#fbody)',
    `stroke="${EDGE}" stroke-width="3"`,
  ) +
  p(
    'M-20 84C30 96 92 86 130 62C104 60 60 58 20 62C-10 66-22 74-20 84Z',
    'url(#fbelly)',
    `stroke="${EDGE}" stroke-width="2.200"`,
  ) +
  line('M20 84C12 98 14 106 6 112M40 84C34 98 38 106 30 112', '#C9893A', 6) +
  g(
    'translate(-16 -122) rotate(-24) scale(-.86 .86)',
    hornbillHead({ casque: 'full', eye: 'open' }) + p('M16 164L10 214H114L104 164Z', 'url(#fneck)'),
  ) +
  // The near wing.
  g('translate(22 34) rotate(10)', wing('#2B1D5A', '#43338A', '#7C6AC8')) +
  line('M-84 34C-66 62-38 76-8 78', '#7C6AB8', 2.4, 'opacity=".6"');
