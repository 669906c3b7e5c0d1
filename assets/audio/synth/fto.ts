import { card, swish } from './air.ts';
import { type Bundle, type Effect, effectBundle } from './bundle.ts';
import { bellRun, COINS, landing, pluck, strum } from './phrases.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { type Layer, mixed } from './signal.ts';
import { bell, coinRing, coinShower, drum, gong, wood } from './struck.ts';

const cards: Record<string, Effect> = {
  deal: { loudness: -23, sound: ({ seed }) => withRoom(card(101 + seed), -20, 0.1) },
  turn: {
    loudness: -23,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -5 + edge, swish(0.16, 700, 2600 * pitch, 401 + seed)],
          [0.1, 0, card(409 + seed)],
        ),
        -19,
        0.12,
      ),
  },
  pick: {
    loudness: -22,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(5) * pitch, 0.75, 503 + seed)],
          [0, -7 + edge, drum(170 * pitch, 0.12, 509 + seed)],
        ),
        -18,
        0.12,
      ),
  },
};

const questions: Record<string, Effect> = {
  right: {
    loudness: -21,
    // The same notes, and each time another one of them leads.
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -7, pluck(0, 0.8, 601 + seed)],
          ...bellRun([5, 6, 8, 10], 0, 0.072 / pitch ** 4, 0.7),
          [0.34, -11 + 2 * edge, bell(step(13), 0.5, 0.3)],
          [0.41, -14 - 2 * edge, bell(step(15), 0.5, 0.3)],
        ),
        -14,
        0.4,
      ),
  },
  missed: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -3 + edge, wood(step(1) * pitch, 0.1, 701 + seed)],
          [0.17 / pitch ** 4, 0, wood(step(0) * pitch, 0, 709 + seed)],
          [0.17 / pitch ** 4, -9, drum(98 * pitch, 0.28, 719 + seed)],
        ),
        -16,
        0.3,
      ),
  },
  timeup: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0, -6, wood(step(3), 0.6, 801)],
        [0.12, -6, wood(step(3), 0.6, 809)],
        [0.26, 0, gong(step(-5), 1)],
        [0.26, -4, bell(step(0), 0.9, 1)],
      ),
      -16,
      0.3,
    ),
  },
  tick: {
    loudness: -25,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(6) * pitch, 0.9, 901 + seed)],
          [0, -12 + edge, drum(220 * pitch, 0.06, 907 + seed)],
        ),
        -20,
        0.1,
      ),
  },
  question: {
    loudness: -22,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -3 + edge, swish(0.34, 450, 3000 * pitch, 1009 + seed)],
          [0.2, -7, pluck(3, 0.4, 1013 + seed)],
          [0.27, -4, pluck(5, 0.45, 1019 + seed)],
        ),
        -16,
        0.25,
      ),
  },
};

const rewards: Record<string, Effect> = {
  coin: {
    loudness: -22,
    sound: ({ pitch }) => withRoom(mixed(...landing(16, pitch)), -16, 0.25),
  },
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(...strum([0, 3], 0, 0.8, 1103), ...bellRun([8, 10, 11], 0.05, 0.1, 0.7), [
        0.3,
        -13,
        coinRing(step(18), 0.3),
      ]),
      -14,
      0.4,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        [0, -5, drum(92, 0.35, 1201)],
        ...strum([-5, 0, 1, 3], 0, 1.1, 1207),
        ...bellRun([5, 6, 8, 10, 11], 0.1, 0.095, 0.8),
        [0.5, -12, coinShower(0.7, 12, COINS, 1213)],
        [0.62, -3, bell(step(13), 0.9, 0.5)],
      ),
      -13,
      0.5,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        ...Array.from(
          { length: 6 },
          (_, i): Layer => [i * 0.085, -15 + 1.6 * i, drum(110, 0.22, 1301 + i)],
        ),
        [0.52, -3, gong(step(-5), 2)],
        [0.52, -3, drum(88, 0.45, 1319)],
        ...strum([-5, -2, 0, 1, 3], 0.52, 1.5, 1321),
        ...bellRun([5, 6, 7, 8, 10, 11, 13], 0.56, 0.085, 0.9),
        [0.8, -12, coinShower(1.3, 22, COINS, 1327)],
        ...strum([0, 1, 3, 5], 1.3, 1.1, 1361),
        ...bellRun([10, 11, 13, 15], 1.34, 0.06, 1),
      ),
      -13,
      0.5,
    ),
  },
  finish: {
    loudness: -20,
    sound: withRoom(
      mixed(
        ...bellRun([8, 7, 6], 0, 0.16, 0.7),
        ...strum([-5, 0, 1, 3], 0.5, 1.2, 1409),
        [0.5, -5, gong(step(-5), 1.3)],
        [0.56, -2, bell(step(5), 1.1, 0.6)],
        [0.6, -6, bell(step(8), 1.1, 0.7)],
      ),
      -13,
      0.4,
    ),
  },
};

/** Find the odd: cards on a kopitiam table, bronze for what goes well, wood for what does not. */
export function ftoBundle(): Bundle {
  return effectBundle('fto', { ...cards, ...questions, ...rewards });
}
