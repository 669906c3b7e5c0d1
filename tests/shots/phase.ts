import type { GameKey } from '#contract/games.ts';
import type { House } from '#games/house/house.ts';

/**
 * One thing that is done to come to a phase. It names no browser: `npm run shots` carries it out on the
 * built app (inApp.ts), the harness on a scene alone (tests/harness/inPage.ts). Names and texts are the
 * English ones.
 */
export type PhaseStep =
  /** Opens a round, as the desk of the chrome does. */
  | { do: 'open' }
  /** Presses a control once it can be pressed. */
  | { do: 'press'; name: RegExp }
  /** Waits until a control can be seen, or something was said. */
  | { do: 'see'; name: RegExp }
  | { do: 'hear'; text: RegExp }
  /** Waits until the round is over. */
  | { do: 'finish' }
  /** Answers the question that is asked by touching the odd card, or another one. */
  | { do: 'answer'; isRight: boolean }
  /** So many milliseconds pass. */
  | { do: 'pass'; ms: number }
  /** Changes what lies between the player and the house. */
  | { do: 'weather'; change: Partial<House['weather']> }
  /** Loads the page anew, until the round is as named: found open, or none. */
  | { do: 'reload'; until: 'resumable' | 'idle' }
  /** Gives the round up, or leaves it, as the chrome does. */
  | { do: 'quit' };

/** A table whose outcomes are fixed, and how to bring it to a phase worth looking at. */
export interface Phase {
  game: GameKey;
  name: string;
  /** Chosen so that what is shown comes out; absent: any. */
  seed?: () => string;
  /** In place of the default tuning's values. */
  tuning?: object;
  /** Epoch milliseconds the page believes in; absent: now. */
  at?: number;
  /** It is the chrome's, over the scene: there is nothing of it in the harness. */
  chrome?: 'guide' | 'rules';
  steps: readonly PhaseStep[];
}

/** Of a phase without one. */
const ANY_SEED = 'ab'.repeat(32);
export const seedOf = ({ seed }: Phase): string => seed?.() ?? ANY_SEED;

/** The sizes at which every scene is looked at, CSS pixels. */
export const SIZES = {
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
  '320x640': { width: 320, height: 640 },
  '1280x800': { width: 1280, height: 800 },
} as const;

export const press = (name: RegExp): PhaseStep => ({ do: 'press', name });
export const see = (name: RegExp): PhaseStep => ({ do: 'see', name });
export const hear = (text: RegExp): PhaseStep => ({ do: 'hear', text });
export const pass = (ms: number): PhaseStep => ({ do: 'pass', ms });
export const OPEN: PhaseStep = { do: 'open' };
export const QUIT: PhaseStep = { do: 'quit' };
export const FINISH: PhaseStep = { do: 'finish' };
