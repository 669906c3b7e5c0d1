import { swish } from './air.ts';
import { type Bundle, type Effect, effectBundle, type SoundTake } from './bundle.ts';
import { highPass, lowPass, movingBand } from './filter.ts';
import { bellRun, COINS, pluck, strum } from './phrases.ts';
import { withRoom } from './room.ts';
import { step } from './scale.ts';
import { noise, seeded } from './seeded.ts';
import { atFullScale, faded, type Layer, mixed, type Signal, shaped } from './signal.ts';
import { bell, coinRing, coinShower, drum, gong, wood } from './struck.ts';

/** Panes of glass ring high and thin, away from the scale: nobody tunes them. */
const PANES = [2_310, 2_780, 3_330, 4_120, 5_050];

/** A finger on a pane. */
const ping = (hz: number, seconds: number): Signal =>
  mixed([0, 0, coinRing(hz, seconds)], [0, -10, bell(hz / 2, seconds, 0.2)]);

/** Glass under a weight: it sticks and slips, ever faster, and cracks run. */
function creak(seconds: number, seed: number): Signal {
  const next = seeded(seed);
  const groan = movingBand(noise(seconds, seed), (time) => 420 + 520 * (time / seconds), 9);
  const slips: Layer[] = [];
  for (let at = 0.02; at < seconds; at += 0.075 * (1.15 - at / seconds) * (0.5 + next())) {
    const hz = (PANES[Math.floor(next() * PANES.length)] ?? 3_000) * (0.7 + 0.5 * next());
    slips.push([at, -13 + 9 * (at / seconds) - 5 * next(), coinRing(hz, 0.05 + 0.07 * next())]);
    slips.push([at, -17 + 6 * next(), wood(hz / 4, 1, seed + Math.floor(at * 1_000))]);
  }
  return mixed(
    [
      0,
      -7,
      atFullScale(shaped(groan, (time) => (time / seconds) * (0.6 + 0.4 * Math.sin(time * 150)))),
    ],
    ...slips,
  );
}

/** Splinters that fall on each other, most at first. */
function splinters(seconds: number, count: number, seed: number): Layer[] {
  const next = seeded(seed);
  return Array.from({ length: count }, (_, i): Layer => {
    const at = (i / count) ** 1.6 * seconds;
    const hz = (PANES[i % PANES.length] ?? 3_000) * (0.8 + 0.6 * next());
    return [at, -4 - 9 * next() - 8 * (at / seconds), coinRing(hz, 0.1 + 0.22 * next())];
  });
}

const crash = (seconds: number, seed: number): Signal =>
  atFullScale(
    shaped(highPass(noise(seconds, seed), 1_700), (time) => Math.exp((-7 * time) / seconds)),
  );

/** Somebody goes under, and the water closes. */
function splash({ seed, pitch, edge }: SoundTake): Signal {
  const body = lowPass(noise(0.7, 2_011 + seed), 1_200 * pitch);
  return mixed(
    [0, -2, drum(74 * pitch, 0.4, 2_003 + seed)],
    [
      0,
      -4,
      atFullScale(
        faded(
          shaped(body, (time) => Math.exp(-5.5 * time)),
          0.02,
          0.4,
        ),
      ),
    ],
    [0.1, -9 + edge, swish(0.5, 1_600 * pitch, 380, 2_017 + seed)],
    ...[0.36, 0.46, 0.54, 0.66].map(
      (at, i): Layer => [at * pitch, -15, wood(step(3 + i * 2), 0.7, 2_039 + i + seed)],
    ),
  );
}

const bridge: Record<string, Effect> = {
  press: {
    loudness: -24,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, ping(1_760 * pitch, 0.16)],
          [0, -6 + edge, wood(step(8) * pitch, 0.9, 1_901 + seed)],
        ),
        -20,
        0.12,
      ),
  },
  begin: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0, -2, gong(step(-10), 1.3)],
        [0.1, -8, swish(0.7, 240, 1_500, 1_913)],
        ...bellRun([0, 3, 5, 8], 0.2, 0.12, 0.6),
      ),
      -13,
      0.3,
    ),
  },
  leap: {
    loudness: -25,
    sound: ({ seed, pitch }) =>
      withRoom(swish(0.3 * pitch, 500, 1_900 * pitch, 1_931 + seed), -20, 0.12),
  },
  creak: {
    loudness: -21,
    sound: ({ seed }) => withRoom(creak(0.66, 1_949 + seed), -19, 0.12),
  },
  heart: {
    loudness: -19,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, drum(58 * pitch, 0.26, 1_987 + seed)],
          [0.2, -4 + edge, drum(52 * pitch, 0.3, 1_993 + seed)],
          [0.46, -2, drum(58 * pitch, 0.22, 1_997 + seed)],
          [0.62, -6 + edge, drum(52 * pitch, 0.2, 1_999 + seed)],
        ),
        -22,
        0.2,
      ),
  },
  hold: {
    loudness: -21,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -8, pluck(0, 0.7, 2_053 + seed)],
          ...bellRun([5, 8, 10], 0, 0.065 / pitch ** 4, 0.8),
          [0.2, -12 + 2 * edge, ping(step(15) * pitch, 0.5)],
        ),
        -13,
        0.4,
      ),
  },
  tinkle: {
    loudness: -25,
    sound: ({ seed }) => withRoom(mixed(...splinters(0.34, 11, 2_063 + seed)), -18, 0.15),
  },
  shatter: {
    loudness: -18,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, -4 + edge, crash(0.34, 2_069 + seed)],
          [0, -6, drum(96 * pitch, 0.3, 2_081 + seed)],
          [0.01, -7, ping(1_320 * pitch, 0.3)],
          ...splinters(0.8, 36, 2_083 + seed),
        ),
        -15,
        0.4,
      ),
  },
  splash: { loudness: -20, sound: (take) => withRoom(splash(take), -15, 0.3) },
  tick: {
    loudness: -25,
    sound: ({ seed, pitch, edge }) =>
      withRoom(
        mixed(
          [0, 0, wood(step(5) * pitch, 0.95, 2_087 + seed)],
          [0, -8 + edge, ping(step(15) * pitch, 0.08)],
        ),
        -20,
        0.1,
      ),
  },
};

const endings: Record<string, Effect> = {
  take: {
    loudness: -20,
    sound: withRoom(
      mixed(
        [0, -3, gong(step(-5), 0.7)],
        [0, -4, drum(92, 0.3, 2_089)],
        ...strum([0, 1, 3], 0.04, 0.5, 2_099),
      ),
      -14,
      0.4,
    ),
  },
  // Bells that go down softly, and a string that stays: no reproach.
  lose: {
    loudness: -22,
    sound: withRoom(
      mixed(
        ...[5, 3, 2, 0].map((note, i): Layer => [i * 0.17, -3 - i, bell(step(note), 0.7, 0.9)]),
        [0.5, -8, pluck(-5, 0.9, 2_129)],
        [0.52, -13, pluck(-2, 0.9, 2_131)],
      ),
      -12,
      0.3,
    ),
  },
  'win-small': {
    loudness: -22,
    sound: withRoom(
      mixed(...strum([0, 3, 5], 0, 0.8, 2_137), ...bellRun([8, 10, 13], 0.06, 0.1, 0.7)),
      -14,
      0.4,
    ),
  },
  'win-medium': {
    loudness: -19,
    sound: withRoom(
      mixed(
        [0, -5, drum(92, 0.35, 2_141)],
        ...strum([-5, 0, 3, 5], 0, 1, 2_143),
        ...bellRun([3, 5, 8, 10, 13], 0.1, 0.1, 0.8),
        [0.5, -12, coinShower(0.6, 12, COINS, 2_153)],
      ),
      -13,
      0.5,
    ),
  },
  'win-big': {
    loudness: -16,
    sound: withRoom(
      mixed(
        [0, -3, gong(step(-5), 1.6)],
        [0, -3, drum(88, 0.45, 2_161)],
        ...strum([-5, -2, 0, 3, 5], 0, 1.2, 2_167),
        ...bellRun([3, 5, 6, 8, 10, 13, 15], 0.08, 0.09, 0.9),
        [0.4, -12, coinShower(1, 22, COINS, 2_179)],
        ...strum([0, 3, 5, 8], 0.85, 0.8, 2_203),
        ...bellRun([10, 13, 15, 18], 0.9, 0.06, 0.6),
      ),
      -13,
      0.5,
    ),
  },
};

/** The glass bridge: panes that creak, hold or break, dark water, bronze for what is won. */
export function squidgameBundle(): Bundle {
  return effectBundle('squidgame', { ...bridge, ...endings });
}
