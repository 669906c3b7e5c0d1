import type { Draws } from '../rules/rules.ts';
import { hmacOf } from './hmac.ts';

/** What fixes every draw of one step; docs/fairness.md tells the same in words. */
export interface DrawSource {
  /** 64 hexadecimal digits: the 32 bytes whose SHA-256 the player saw before the round. */
  serverSeed: string;
  /** 1 to 64 printable ASCII characters, neither space nor colon. */
  clientSeed: string;
  /** Counts the rounds played with this pair of seeds. */
  nonce: number;
  /** The step the draws are for: 0 opens, then every move or timeout counts one. */
  round: number;
}

const WORDS_PER_BLOCK = 8;
const WORD_VALUES = 2 ** 32;
const SERVER_SEED = /^[0-9a-f]{64}$/;
/** A colon parts the fields of the message, so that no two sources may spell the same message. */
const CLIENT_SEED = /^[\x21-\x39\x3b-\x7e]{1,64}$/;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** True when `createDraws` takes the source. */
export const isDrawSource = (source: DrawSource): boolean =>
  SERVER_SEED.test(source.serverSeed) &&
  CLIENT_SEED.test(source.clientSeed) &&
  isCount(source.nonce) &&
  isCount(source.round);

/**
 * The numbers of one step, in the order they are asked for. Throws RangeError when the source or an
 * `n` is malformed: seeds are checked where they enter, so that would be our own fault.
 */
export const createDraws = (source: DrawSource): Draws => {
  if (!isDrawSource(source)) throw new RangeError('malformed draw source');
  const { serverSeed, clientSeed, nonce, round } = source;
  const message = `${clientSeed}:${nonce}:${round}`;
  let view: DataView | null = null;
  let used = 0;

  const nextWord = (): number => {
    const at = used % WORDS_PER_BLOCK;
    if (view === null || at === 0) {
      const block = used / WORDS_PER_BLOCK;
      view = hmacOf(serverSeed, block === 0 ? message : `${message}:${block}`);
    }
    used += 1;
    return view.getUint32(at * 4);
  };

  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError('malformed bound');
      // Words past the last whole multiple of n would make its first remainders likelier.
      const limit = Math.floor(WORD_VALUES / n) * n;
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % n;
    },
  };
};
