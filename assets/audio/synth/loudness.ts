import { biquad } from './filter.ts';
import { RATE, type Signal } from './signal.ts';

/** What the ear makes of a signal: the K-weighting of ITU-R BS.1770-4 for 48 kHz. */
function weighted(signal: Signal): Signal {
  const head = biquad(
    signal,
    [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  );
  return biquad(head, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
}

function powerToLevel(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}

/** The loudest `window` seconds of a sound in LUFS; shorter sounds count as ending in silence. */
export function loudestMoment(signal: Signal, window = 0.2): number {
  const heard = weighted(signal);
  const length = Math.round(window * RATE);
  let [sum, most] = [0, 0];
  for (let i = 0; i < heard.length; i++) {
    sum += (heard[i] ?? 0) ** 2 - (i >= length ? (heard[i - length] ?? 0) ** 2 : 0);
    most = Math.max(most, sum / length);
  }
  return powerToLevel(most);
}

/** The loudness in LUFS of all channels over their whole length (ungated: for steady music). */
export function overallLoudness(channels: readonly Signal[]): number {
  const powers = channels.map((channel) => {
    const heard = weighted(channel);
    return heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length;
  });
  return powerToLevel(powers.reduce((sum, power) => sum + power, 0));
}
