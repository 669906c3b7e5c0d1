import { brush, card, swish } from './air.ts';
import { type Bundle, type Effect, effectBundle } from './bundle.ts';
import { bump, lowPass } from './filter.ts';
import { bellRun, COINS, landing } from './phrases.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { atFullScale, faded, type Layer, mixed, type Signal, signalOf } from './signal.ts';
import { haze, lute } from './strings.ts';
import { bell, coinShower, drum, gong, wood } from './struck.ts';

/** The sape of Sarawak: brighter and longer than the gambus. */
const sape = (note: number, seconds: number, seed: number, slide = 0): Signal =>
  lute(step(note), seconds, { seed, ringing: seconds * 1.9, brightness: 4800, slide });

/** Notes of the sape, one finger after the other. */
const riff = (notes: readonly number[], from: number, apart: number, seed: number): Layer[] =>
  notes.map((note, i) => [from + i * apart, -4, sape(note, 0.6, seed + i * 7)]);
/** A chick's peep: a whistle that leaps up and falls. */
const peep = (hz: number, seconds: number): Signal =>
  atFullScale(
    faded(
      signalOf(seconds, (time) => {
        const t = time / seconds;
        const turn = 2 * Math.PI * hz * (time + 0.16 * seconds * Math.sin(Math.PI * t) * (1 - t));
        return Math.sin(turn) + 0.24 * Math.sin(2 * turn) * (1 - t);
      }),
      0.012,
      seconds * 0.6,
    ),
  );

/** The hornbill's call: a hollow, nasal honk. */
const honk = (hz: number, seconds: number): Signal => {
  const reed = signalOf(seconds, (time) => {
    const bent = hz * (1 + 0.12 * Math.exp(-time / 0.05) - 0.1 * (time / seconds) ** 2);
    let sum = 0;
    for (let h = 1; h <= 6; h += 1) sum += Math.sin(2 * Math.PI * bent * h * time) / h ** 0.8;
    return sum;
  });
  const throat = bump(bump(lowPass(reed, 1800), 820, 9, 3), 1500, 5, 3);
  return atFullScale(faded(throat, 0.03, seconds * 0.5));
};

/** A dry shell giving way: small snaps, ever closer. */
const snaps = (count: number, seconds: number, seed: number): Layer[] =>
  Array.from({ length: count }, (_, i): Layer => {
    const at = seconds * (i / count) ** 0.7;
    return [
      at,
      -7 * ((i * 0.618) % 1),
      i % 2 ? card(seed + i) : wood(step(11 + (i % 4)), 1, seed + i),
    ];
  });

const beats: Record<string, Effect> = {
  press: {
    loudness: -24,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(7) * pitch, 0.85, 2101 + seed)],
          [0, -9 + edge, drum(176 * pitch, 0.1, 2102 + seed)],
        ),
        -18,
        0.15,
      ),
  },
  rock: {
    loudness: -22,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          ...[0, 0.07, 0.13, 0.2, 0.26].map(
            (at, i): Layer => [
              at * pitch ** 6,
              -2 * (i % 2) - i * 0.4,
              wood(step(i % 2 ? 9 : 6) * pitch, 0.9, 2110 + i + seed),
            ],
          ),
          [0, -12 + edge, brush(0.3, 2121 + seed)],
        ),
        -17,
        0.2,
      ),
  },
  'crack-1': {
    loudness: -21,
    sound: ({ seed, pitch }) =>
      withRoom(mixed(...snaps(4, 0.11 * pitch ** 4, 2131 + seed)), -17, 0.2),
  },
  'crack-2': {
    loudness: -20,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(...snaps(8, 0.2 * pitch ** 4, 2151 + seed), [
          0.02,
          -14 + edge,
          bell(step(13) * pitch, 0.3, 0.3),
        ]),
        -16,
        0.15,
      ),
  },
  burst: {
    loudness: -20,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          ...snaps(10, 0.14, 2171 + seed),
          [0, -2, drum(120 * pitch, 0.22, 2191 + seed)],
          [0.03, -6 + edge, swish(0.26, 600, 3600 * pitch, 2193 + seed)],
          [0.08, -8 - edge, bell(step(10), 0.45, 0.3)],
          [0.12, -10 + edge, bell(step(13), 0.4, 0.3)],
        ),
        -14,
        0.2,
      ),
  },
};

const contents: Record<string, Effect> = {
  none: {
    loudness: -23,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -9 + edge, swish(0.6, 1400 * pitch, 500, 2203 + seed)],
          [0.06, -1, sape(3, 0.7, 2207 + seed)],
          [0.3 * pitch ** 4, -3, sape(1, 0.6, 2213 + seed, -1)],
        ),
        -13,
        0.22,
      ),
  },
  coins: {
    loudness: -21,
    sound: ({ seed, pitch }) =>
      withRoom(
        mixed(...bellRun([8, 10], 0, 0.07 * pitch ** 4, 0.6), [
          0.05,
          -3,
          coinShower(0.5, 10, COINS, 2221 + seed),
        ]),
        -15,
        0.15,
      ),
  },
  chick: {
    loudness: -21,
    sound: withRoom(
      mixed(
        [0, -4, peep(2350, 0.11)],
        [0.15, -2, peep(2650, 0.12)],
        [0.32, 0, peep(2900, 0.16)],
        ...bellRun([5, 8, 10], 0.24, 0.09, 0.5),
        [0.2, -8, sape(0, 0.45, 2239)],
      ),
      -14,
      0.2,
    ),
  },
  box: {
    loudness: -21,
    sound: withRoom(
      mixed(
        [0, -8, swish(0.5, 300, 2400, 2251)],
        [0.1, -4, gong(step(-8), 0.95)],
        ...Array.from(
          { length: 13 },
          (_, i): Layer => [
            0.35 + 0.62 * (i / 13) ** 0.8,
            -14 + i,
            drum(96 + i * 2, 0.16, 2261 + i),
          ],
        ),
        [0.3, -12, haze([step(0), step(3)], 0.7)],
      ),
      -14,
      0.2,
    ),
  },
  open: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0.03, -6, gong(step(-5), 1)],
        [0, -6, swish(0.4, 400, 3800, 2281)],
        ...bellRun([5, 8, 10, 13, 15], 0, 0.075, 0.5),
      ),
      -12,
      0.22,
    ),
  },
  coin: {
    loudness: -22,
    sound: ({ pitch }) => withRoom(mixed(...landing(15, pitch)), -16, 0.2),
  },
};

const joys: Record<string, Effect> = {
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(...riff([0, 3, 5], 0, 0.11, 2301), ...bellRun([8, 10], 0.2, 0.1, 0.5)),
      -14,
      0.2,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        [0, -5, drum(92, 0.35, 2321)],
        ...riff([0, 3, 5, 6, 8], 0, 0.1, 2323),
        ...bellRun([5, 8, 10, 11, 13], 0.1, 0.09, 0.45),
        [0.4, -11, coinShower(0.4, 9, COINS, 2347)],
        [0.55, -4, drum(84, 0.4, 2351)],
      ),
      -13,
      0.22,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        ...Array.from(
          { length: 7 },
          (_, i): Layer => [i * 0.075, -14 + 1.7 * i, drum(104, 0.2, 2361 + i)],
        ),
        [0.54, -3, gong(step(-5), 1.4)],
        [0.54, -3, drum(86, 0.45, 2371)],
        ...riff([0, 3, 5, 8, 6, 8, 10], 0.54, 0.11, 2373),
        ...bellRun([5, 6, 8, 10, 11, 13], 0.58, 0.09, 0.7),
        [0.85, -11, coinShower(0.8, 14, COINS, 2411)],
        [1.22, -4, drum(86, 0.4, 2417)],
        ...bellRun([10, 11, 13, 15], 1.24, 0.05, 0.5),
        [1.26, -6, sape(5, 0.55, 2423)],
        [1.26, -6, sape(0, 0.55, 2437)],
      ),
      -13,
      0.22,
    ),
  },
};

const session: Record<string, Effect> = {
  laid: {
    loudness: -20,
    sound: withRoom(
      mixed(
        ...[3, 5, 6, 8, 10, 11].map(
          (note, i): Layer => [i * 0.068, -3, wood(step(note), 0.6, 2501 + i)],
        ),
        ...riff([0, 3], 0.3, 0.12, 2511),
        [0.42, -4, bell(step(8), 0.5, 0.6)],
      ),
      -14,
      0.2,
    ),
  },
  call: {
    loudness: -21,
    sound: withRoom(mixed([0, -2, honk(310, 0.19)], [0.24, 0, honk(330, 0.2)]), -12, 0.22),
  },
  wings: {
    loudness: -20,
    sound: withRoom(
      mixed(
        ...Array.from(
          { length: 15 },
          (_, i): Layer => [
            0.7 * (i / 15) ** 0.85,
            -3 - 8 * (i / 15),
            swish(i % 3 ? 0.07 : 0.11, 400, 1500, 2531 + i),
          ],
        ),
        ...bellRun([8, 10, 13], 0.2, 0.16, 0.3).map(
          ([at, level, sound]): Layer => [at, level - 8, sound],
        ),
      ),
      -12,
      0.22,
    ),
  },
  tick: {
    loudness: -25,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(8) * pitch, 0.9, 2581 + seed)],
          [0, -12 + edge, drum(210 * pitch, 0.06, 2587 + seed)],
        ),
        -20,
        0.1,
      ),
  },
};

/** The golden nest: dry shells, coins and kettles, the sape of the longhouse, a hornbill's call. */
export function luckyEggBundle(): Bundle {
  return effectBundle('lucky-egg', { ...beats, ...contents, ...joys, ...session });
}
