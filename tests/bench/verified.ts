import { createDraws } from '#engine/core/fair/draws.ts';
import { wheelRules } from '#games/spin-wheel/rules.ts';
import { wheelTuning } from '#games/spin-wheel/tuning.ts';

const ROUNDS = 200_000;
const SERVER_SEED = '7a'.repeat(32);

const drawn = (nonce: number) =>
  wheelRules.open(
    wheelTuning.defaults,
    createDraws({ serverSeed: SERVER_SEED, clientSeed: 'hornbill', nonce, round: 0 }),
  );

/**
 * Spins a second that are checked on one thread, as many of one seed as somebody would check at once:
 * their numbers drawn anew from the seeds, played by the rules, compared with what was stored.
 */
export const benchVerified = (runs: number): number[] => {
  const stored = Array.from({ length: ROUNDS }, (_, nonce) => drawn(nonce).events[0]?.segment);
  const check = () => {
    for (let nonce = 0; nonce < ROUNDS; nonce += 1)
      if (drawn(nonce).events[0]?.segment !== stored[nonce]) throw new Error('not the same spin');
  };
  return Array.from({ length: runs }, () => {
    const began = performance.now();
    check();
    return (1000 * ROUNDS) / (performance.now() - began);
  });
};
