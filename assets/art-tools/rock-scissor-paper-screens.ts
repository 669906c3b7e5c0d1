import { at, box, g, gold, ink, n, paleGold, times } from './draw.ts';
import { DYES } from './rock-scissor-paper-dye.ts';
import { FOREARM, forearm, rod } from './rock-scissor-paper-forearm.ts';
import { GUNUNGAN, gunungan } from './rock-scissor-paper-gunungan.ts';
import { HAND, hand, handIcon } from './rock-scissor-paper-hands.ts';
import {
  board,
  disc,
  flame,
  KELIR,
  kelir,
  lamp,
  medal,
  valance,
} from './rock-scissor-paper-stage.ts';
import { coinAt, coinsSymbol, petalAt, sparkle } from './screen-parts.ts';

type Shape = Parameters<typeof hand>[0];

const SCREEN = { width: 390, height: 600 };
const SILL = 446;

/** Drawings that were each made for a file of their own, with the names inside told apart. */
const own = (name: string, body: string): string =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${name}${'$1'}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}${'$1'})`);

const row = (name: string, body: string, y: number, scale: number): string => {
  const count = Math.round(SCREEN.width / (130 * scale));
  const step = SCREEN.width / count;
  return (
    `<defs>${g('', own(name, body), `id="${name}"`)}</defs>` +
    times(
      count,
      (i) =>
        `<use href="#${name}" transform="translate(${n(i * step)} ${y}) scale(${n(step / 130)})"/>`,
    )
  );
};

/** An arm whose wrist is at (x, y); the other player's is mirrored. */
const arm = (side: 'mine' | 'theirs', shape: Shape, x: number, y: number, turn: number): string =>
  g(
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${side === 'mine' ? 0.8 : -0.8} .8)`,
    at(-HAND.x, -HAND.y, own(`${side}H`, hand(shape, DYES[side]))) +
      at(-FOREARM.x, -FOREARM.y, own(`${side}A`, forearm(DYES[side]))),
  );

const stick = (name: string, x: number, y: number, turn: number): string =>
  g(`translate(${x} ${y}) rotate(${turn}) scale(.7)`, own(name, rod()));

const ground = (): string =>
  g(`scale(${n(SCREEN.width / KELIR.width)} ${n(480 / KELIR.height)})`, own('cloth', kelir()));

const front = (): string =>
  box([0, 470, SCREEN.width, 130], 0, '#1A0A1E') +
  row('b', board(), SILL, 0.7) +
  row('v', valance(), -6, 0.62) +
  at(195 - 63, 84, own('lamp', lamp()), 0.7) +
  at(195 - 17, 84, own('fire', flame()), 0.72);

const score = (mine: number, theirs: number): string =>
  times(3, (i) =>
    at(
      142 + i * 36,
      52,
      own(`m${i}`, medal(i < mine ? 'mine' : i > 2 - theirs ? 'theirs' : 'empty')),
      0.54,
    ),
  );

const desk = (lit: number): string =>
  (['rock', 'scissors', 'paper'] as const)
    .map((shape, i) =>
      g(
        `translate(${65 + i * 130} 540)`,
        at(-48, -48, own(`d${i}`, disc(i === lit)), 0.73) +
          at(-30, -32, own(`i${i}`, handIcon(shape, '#2E0B16')), 0.61),
        lit >= 0 && i !== lit ? 'opacity=".5"' : '',
      ),
    )
    .join('');

const purse = (): string =>
  box([284, 12, 92, 32], 16, ink, `stroke="${gold}" stroke-width="1.500" opacity=".92"`) +
  coinAt(302, 28, 0.3) +
  box([320, 24, 44, 8], 4, paleGold);

/** Rock beats scissors, and the desk below. */
export const throwScreen = (): string =>
  coinsSymbol +
  ground() +
  stick('r1', 78, 380, 4) +
  stick('r2', 302, 204, -4) +
  arm('theirs', 'scissors', 318, 178, -36) +
  arm('mine', 'rock', 96, 372, -40) +
  sparkle(206, 286, 1.8) +
  sparkle(176, 262, 1) +
  sparkle(232, 306, 1.1) +
  front() +
  score(1, 0) +
  desk(0) +
  purse();

/** The match is won: the tree of life, and coins. */
export const wonScreen = (): string =>
  coinsSymbol +
  ground() +
  at(244 - GUNUNGAN.x * 0.66, 452 - GUNUNGAN.y * 0.66, own('tree', gunungan()), 0.66) +
  arm('mine', 'paper', 52, 400, -52) +
  coinAt(140, 176, 0.5, -12) +
  coinAt(268, 232, 0.42, 16) +
  coinAt(226, 282, 0.36) +
  coinAt(318, 170, 0.34, 30) +
  coinAt(300, 320, 0.4, -20) +
  petalAt(70, 200, 40, 1.1) +
  petalAt(330, 260, -40, 1) +
  petalAt(250, 380, 100, 0.9) +
  sparkle(120, 200, 1.2) +
  sparkle(280, 140, 1) +
  front() +
  score(2, 0) +
  desk(-1) +
  purse();
