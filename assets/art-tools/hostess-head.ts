import {
  again,
  at,
  darkGold,
  dot,
  gold,
  hibiscus,
  line,
  p,
  paleGold,
  round,
  symbol,
} from './draw.ts';
import { hibiscusDefs, hibiscusFlower } from './flora.ts';
import { hornbillHead } from './hornbill.ts';

/** Her head on its neck, pins and a hibiscus behind the eye and gold in the ear, in the head's own 200 by 200. */
export const hostessHead = (): string =>
  `<defs>${hibiscusDefs}</defs>` +
  symbol(
    'pin',
    line('M0 0V-56', darkGold, 4.2) +
      line('M0 0V-56', paleGold, 1.6) +
      at(
        0,
        -60,
        round('pinp', 5, p('M0 0C5-4 5-11 0-13C-5-11-5-4 0 0Z', gold, `stroke="${darkGold}"`)) +
          dot(0, 0, 3.6, hibiscus),
      ),
  ) +
  again('pin', 36, 84, 0.9, -70) +
  again('pin', 36, 84, 1, -50) +
  again('pin', 36, 84, 0.9, -30) +
  hornbillHead({ casque: 'full', eye: 'open' }) +
  // Evening light down her nape.
  line('M40 100C28 118 22 146 17 198', '#F59A4A', 2.4, 'opacity=".55"') +
  line('M101 152C100 168 104 184 109 202', '#FFB45A', 2, 'opacity=".45"') +
  // Her lid, and lashes longer than other hornbills'.
  p(
    'M67.500 90C69 78 78 73.500 86 75C93 76.500 97 82 97 88C88 81 77 81 67.500 90Z',
    '#6B4FA8',
    'stroke="#0D081C" stroke-width="2"',
  ) +
  line('M68 88C60 85 56 81 54 76M71 82C64 78 61 73 60 68M76 78C71 73 69 68 69 63', '#0D081C', 3) +
  at(38, 108, hibiscusFlower(), 0.34, -24) +
  at(
    66,
    140,
    line('M0 0V8', gold, 2) +
      dot(0, 0, 5, gold, `stroke="${darkGold}" stroke-width="1.500"`) +
      p(
        'M0 6L8 18L0 34L-8 18Z',
        gold,
        `stroke="${darkGold}" stroke-width="1.600" stroke-linejoin="round"`,
      ) +
      p('M0 12L4 18L0 26L-4 18Z', hibiscus) +
      line('M-5 23v8M0 30v8M5 23v8', gold, 1.6) +
      line('M-5 33v0M0 40v0M5 33v0', paleGold, 4.4),
  );
