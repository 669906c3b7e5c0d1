import { at, dot, g, line, radial, type Variant } from './draw.ts';
import { hibiscusDefs, hibiscusFlower, leaf } from './flora.ts';
import { hornbillHead } from './hornbill.ts';
import { batik, wau } from './motif-cloth.ts';
import { durian, kuih } from './motif-fruit.ts';

const flower = (v: Variant): string =>
  `<defs>${hibiscusDefs}</defs>` +
  at(78, 120, leaf(92, 34, '#3AA77C', '#0A4A40'), 1, -128) +
  (v === 'b' ? '' : at(122, 122, leaf(88, 33, '#2E9B72', '#08433B'), 1, 118)) +
  at(104, 150, leaf(48, 17, '#5CBF8B', '#14604A'), 1, 186) +
  at(100, 98, hibiscusFlower(v === 'a' ? 'pale' : v === 'c' ? 'plain' : 'none'), 0.98);

const bird = (v: Variant): string =>
  `<defs>${radial(
    'sun',
    [112, 86, 92],
    [
      [0, '#FFE9A8'],
      [0.7, '#F5C04F'],
      [1, '#DE8F2E'],
    ],
  )}<clipPath id="roundel"><path d="M-20 -20H220V98H189A85 85 0 0 1 19 98H-20Z"/></clipPath></defs>` +
  dot(104, 98, 85, 'url(#sun)', 'stroke="#B5641E" stroke-width="3"') +
  `<circle cx="104" cy="98" r="74" fill="none" stroke="#FFF3C9" stroke-width="2" stroke-dasharray="1 8" stroke-linecap="round"/>` +
  g(
    '',
    at(138, 192, leaf(66, 22, '#36A57E', '#0A4A40'), 1, 46) +
      at(124, 196, leaf(62, 20, '#2A8F6C', '#083F38'), 1, 14) +
      hornbillHead({
        casque: v === 'a' ? 'none' : v === 'c' ? 'plain' : 'full',
        eye: v === 'b' ? 'shut' : 'open',
      }) +
      at(30, 196, leaf(60, 21, '#36A57E', '#0A4A40'), 1, -34) +
      at(52, 200, leaf(54, 18, '#4FB98C', '#12604C'), 1, -4),
    'clip-path="url(#roundel)"',
  ) +
  line('M19 98A85 85 0 0 0 189 98', '#B5641E', 3);

/** Every card motif by name, drawn on a canvas of 200 by 200. */
export const motifs: Record<string, (variant: Variant) => string> = {
  durian,
  wau,
  hibiscus: flower,
  hornbill: bird,
  kuih,
  batik,
};
