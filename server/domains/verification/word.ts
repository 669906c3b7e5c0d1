import { createHmac } from 'node:crypto';
import { DAY_MS, dayOf } from '#contract/day.ts';
import { VIDEO_WORDS, type VideoWord } from '#contract/verification.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';

type WithKey = Pick<SeedCipher, 'keyFor'>;

/** The word of a Malaysian day, which nobody can tell before it has come. */
export const wordOf = (cipher: WithKey, now: number): VideoWord => {
  const mac = createHmac('sha256', cipher.keyFor('words')).update(dayOf(now)).digest();
  return VIDEO_WORDS[mac.readUInt32BE() % VIDEO_WORDS.length] ?? VIDEO_WORDS[0];
};

/** Whether a video that began to be sent then may have that word: it may have been recorded before midnight. */
export const isWordOf = (cipher: WithKey, word: VideoWord, began: number): boolean =>
  [began, began - DAY_MS].some((at) => wordOf(cipher, at) === word);
