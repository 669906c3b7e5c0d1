import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rules } from '#engine/core/rules/rules.ts';
import type { Drawn } from './shapes.ts';
import { type DrawTuning, leftOf } from './tuning.ts';

/** JSON-serialisable. */
interface DrawState {
  drawn: Drawn;
}

const prizeAt = ({ prizes }: DrawTuning, drawn: number): Drawn => {
  let number = drawn;
  for (const [at, { key, left }] of prizes.entries()) {
    number -= left;
    if (number < 0) return { kind: 'drawn', prize: key, at };
  }
  throw new RangeError('drawn past the last prize');
};

/**
 * The quiz's draw: every prize that is left is equally likely, and the one drawn is left no more. Without
 * replacement, nobody gains by spinning sooner or later. Throws RangeError where none is left.
 */
export const drawRules: Rules<DrawTuning, DrawState, never, Drawn, DrawState> = {
  open(tuning, draws) {
    const drawn = prizeAt(tuning, draws.below(leftOf(tuning)));
    return { state: { drawn }, events: [drawn], multiplier: 0, clockMs: null, isDone: true };
  },
  parseMove: () => null,
  move: () => ({ refused: 'msg.invalidRequest' }),
  timeout: (_tuning, state) => ({
    state,
    events: [],
    multiplier: 0,
    clockMs: null,
    isDone: true,
  }),
  view: (_tuning, state) => state,
};

/** The prizes as they are left after one was drawn. */
export const leftAfter = ({ prizes }: DrawTuning, { at }: Drawn): DrawTuning => ({
  prizes: prizes.map(({ key, left }, place) => ({ key, left: place === at ? left - 1 : left })),
});

/**
 * What a player is given with their prize: SHA-256 over the receipt of the spin before (the draw's hash before the
 * first) and this spin. So no spin of before can become another one without this receipt becoming another.
 */
export const receiptOf = (
  before: string,
  spin: { number: number; clientSeed: string; prize: string },
): string =>
  bytesToHex(sha256(utf8ToBytes(`${before}:${spin.number}:${spin.clientSeed}:${spin.prize}`)));
