import { highPass, lowPass } from './filter.ts';
import { noise, seeded } from './seeded.ts';
import {
  atFullScale,
  faded,
  type Layer,
  mixed,
  RATE,
  type Signal,
  shaped,
  signalOf,
} from './signal.ts';

/** One way a body rings: times the base frequency, level, seconds until it is 60 dB down. */
type Mode = readonly [ratio: number, level: number, seconds: number];

interface Blow {
  /** Length in seconds; what still rings then is faded. */
  seconds: number;
  /** Seconds until the blow is at full strength: the softer the mallet, the longer. */
  attack: number;
  /** Hertz between the two bodies of a pair: gamelan pairs are tuned apart so that they shimmer. */
  beat?: number;
}

const EDGE_SHARE = 0.3;

/** A struck body as the sum of its decaying modes. */
function struck(hz: number, modes: readonly Mode[], blow: Blow): Signal {
  const beat = blow.beat ?? 0;
  const sound = new Float64Array(Math.round(blow.seconds * RATE));
  for (const [ratio, level, ringing] of modes) {
    if (hz * ratio > RATE * 0.4) continue;
    const turn = (2 * Math.PI * hz * ratio) / RATE;
    const paired = (2 * Math.PI * (hz * ratio + beat)) / RATE;
    const fall = 10 ** (-3 / (ringing * RATE));
    let strength = level;
    for (let i = 0; i < sound.length; i++) {
      const pair = beat === 0 ? 0 : 0.6 * Math.sin(paired * i);
      sound[i] = (sound[i] ?? 0) + strength * (Math.sin(turn * i) + pair);
      strength *= fall;
    }
  }
  return atFullScale(faded(sound, blow.attack, blow.seconds * EDGE_SHARE));
}

/** The small knock of a mallet or finger: `brightness` is its upper edge in hertz. */
function knock(seed: number, brightness: number, seconds = 0.03): Signal {
  const burst = faded(lowPass(noise(seconds, seed), brightness), 0.001, seconds * 0.3);
  return atFullScale(shaped(burst, (time) => Math.exp((-6 * time) / seconds)));
}

/** A bronze kettle (bonang): a clear note, a soft inharmonic crown, shimmering as pairs do. */
export function bell(hz: number, seconds: number, softness = 0.5): Signal {
  const crown = 1 - 0.7 * softness;
  const body = struck(
    hz,
    [
      [1, 1, seconds * 1.1],
      [1.506, 0.1 * crown, seconds * 0.45],
      [2.004, 0.34, seconds * 0.6],
      [2.74, 0.26 * crown, seconds * 0.34],
      [4.07, 0.14 * crown, seconds * 0.2],
      [5.38, 0.09 * crown, seconds * 0.13],
    ],
    { seconds, attack: 0.002 + 0.004 * softness, beat: 1.7 + hz / 900 },
  );
  return mixed([0, 0, body], [0, -24 + 6 * crown, knock(Math.round(hz), 1800 + 1800 * crown)]);
}

/** A hanging gong: low, slow to speak, long. */
export function gong(hz: number, seconds: number): Signal {
  const modes: Mode[] = [
    [1, 1, seconds * 1.2],
    [1.48, 0.18, seconds * 0.7],
    [2.01, 0.5, seconds * 0.8],
    [2.66, 0.14, seconds * 0.5],
    [3.02, 0.22, seconds * 0.5],
    [4.13, 0.1, seconds * 0.3],
  ];
  return struck(hz, modes, { seconds, attack: 0.018, beat: 1.1 });
}

/** A tuned wooden bar or slit drum; `dryness` from 0 (rings a little) to 1 (a tok). */
export function wood(hz: number, dryness: number, seed: number): Signal {
  const ring = 0.42 - 0.32 * dryness;
  const modes: Mode[] = [
    [1, 1, ring],
    [2.42, 0.16 + 0.22 * dryness, ring * 0.35],
    [3.93, 0.2, ring * 0.28],
    [9.2, 0.05, ring * 0.12],
  ];
  const body = struck(hz, modes, { seconds: ring, attack: 0.0015 });
  const brightness = Math.min(5200, 900 + hz * 2.4);
  return mixed([0, 0, body], [0, -15, knock(seed, brightness, 0.02)]);
}

/** A small frame drum (rebana) under the fingers: low and round, sliding down a little. */
export function drum(hz: number, seconds: number, seed: number): Signal {
  const fall = (time: number) => hz * (time - 0.16 * 0.045 * Math.expm1(-time / 0.045));
  const skin = signalOf(seconds, (time) => {
    const turn = 2 * Math.PI * fall(time);
    const main = Math.sin(turn) * Math.exp((-6.9 * time) / seconds);
    const second = 0.35 * Math.sin(turn * 1.59) * Math.exp((-14 * time) / seconds);
    const third = 0.18 * Math.sin(turn * 2.14) * Math.exp((-20 * time) / seconds);
    return main + second + third;
  });
  return mixed(
    [0, 0, atFullScale(faded(skin, 0.003, seconds * EDGE_SHARE))],
    [0, -17, knock(seed, 1400, 0.035)],
  );
}

/** A coin's ring: thin, high, inharmonic, never shrill. */
export function coinRing(hz: number, seconds: number): Signal {
  const modes: Mode[] = [
    [1, 1, seconds],
    [1.334, 0.5, seconds * 0.8],
    [1.87, 0.42, seconds * 0.6],
    [2.51, 0.26, seconds * 0.4],
    [3.38, 0.12, seconds * 0.25],
  ];
  const ring = struck(hz, modes, { seconds, attack: 0.001, beat: 5 });
  return mixed([0, 0, ring], [0, -12, highPass(knock(Math.round(hz), 7000, 0.012), 1500)]);
}

/** Many coins falling on each other, most of them in the middle of `seconds`. */
export function coinShower(
  seconds: number,
  coins: number,
  pitches: readonly number[],
  seed: number,
): Signal {
  const next = seeded(seed);
  const layers: Layer[] = [];
  for (let i = 0; i < coins; i++) {
    const at = ((i + next() * 0.9) / coins) ** 0.85 * seconds;
    const pitch = pitches[Math.floor(next() * pitches.length)] ?? 1;
    const ring = coinRing(pitch * (1 + (next() - 0.5) * 0.02), 0.16 + next() * 0.22);
    layers.push([at, -9 * next() - 5 * (at / seconds), ring]);
  }
  return mixed(...layers);
}
