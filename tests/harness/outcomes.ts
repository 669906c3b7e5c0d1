import type { GameKey } from '#contract/games.ts';
import { OPEN, type PhaseStep, pass, press, see } from '../shots/phase.ts';

/** What may come of a decision, and how long the player waits for the next one. */
export interface Outcome {
  game: GameKey;
  name: string;
  /**
   * The most that is shown from the press that plays the decision until the next one is open, in milliseconds
   * of the stage's time: at the usual pace, and with quick results.
   */
  most: { normal: number; quick: number };
  /** The phase of `PHASES` whose seed and tuning bring it. */
  phase: string;
  /** What leads to the decision, and the step that plays it. */
  before: readonly PhaseStep[];
  play: PhaseStep;
  /** What can be pressed then on the stage; null: the round is over, and the desk opens another one. */
  next: RegExp | null;
}

/** What was told before the decision has come to rest. */
const CALM = pass(3_000);
const QUICK = 600;
const QUICK_SPIN = 900;

type Told = readonly [name: string, phase: string, most: number];
type Way = Pick<Outcome, 'before' | 'play' | 'next'>;

const outcome = (game: GameKey, [name, phase, normal]: Told, way: Way): Outcome => ({
  game,
  name,
  phase,
  most: { normal, quick: game === 'spin-wheel' ? QUICK_SPIN : QUICK },
  ...way,
});

const bridge = (told: Told, way: Way) => outcome('squidgame', told, way);
/** `held` steps of the bridge to the left that hold. */
const cross = (held: number): PhaseStep[] => [
  OPEN,
  ...Array.from({ length: held }, (_, at) => [
    press(new RegExp(`^Step ${at + 1}, left`)),
    CALM,
  ]).flat(),
  see(new RegExp(`^Step ${held + 1}, left`)),
  CALM,
];
const duel = (told: Told, throws: number, next: RegExp | null) => {
  const before = [OPEN, see(/^Rock/), CALM];
  for (let at = 1; at < throws; at += 1) before.push(press(/^Rock/), CALM);
  return outcome('rock-scissor-paper', told, { before, play: press(/^Rock/), next });
};
const egg = (...told: Told) =>
  outcome('lucky-egg', told, {
    before: [OPEN, see(/^Egg 1$/), CALM],
    play: press(/^Egg 1$/),
    next: /^Egg 2$/,
  });
const wheel = (...told: Told) =>
  outcome('spin-wheel', told, { before: [see(/^Spin the kite/), CALM], play: OPEN, next: null });
const odd = (isRight: boolean, ...told: Told) =>
  outcome('fto', told, {
    before: [press(/^Start$/), see(/^Card 1, /), CALM],
    play: { do: 'answer', isRight },
    next: /^Card 1, /,
  });

/** Every outcome whose pace is kept, with its figures. */
export const OUTCOMES: readonly Outcome[] = [
  bridge(['play', '2-choose', 400], { before: [CALM], play: OPEN, next: /^Step 1, left/ }),
  bridge(['held', '3-crossed', 1_400], {
    before: cross(0),
    play: press(/^Step 1, left/),
    next: /^Step 2, left/,
  }),
  bridge(['fall', '4-fell', 1_800], {
    before: cross(2),
    play: press(/^Step 3, left/),
    next: null,
  }),
  bridge(['taken', '5-won-small', 1_200], { before: cross(1), play: press(/^Take /), next: null }),
  bridge(['taken-big', '7-won-big', 1_200], {
    before: cross(6),
    play: press(/^Take /),
    next: null,
  }),
  duel(['throw', '3-ahead', 1_300], 1, /^Rock/),
  duel(['tie', '5-tie', 1_300], 1, /^Rock/),
  duel(['lost', '7-lost', 2_400], 2, null),
  duel(['won', '6-won', 2_600], 2, null),
  egg('empty', '3-nothing', 1_400),
  egg('coins', '4-coins', 2_200),
  egg('box', '6-box', 5_000),
  wheel('nothing', '3-nothing', 3_600),
  wheel('RM3', '5-won-medium', 4_200),
  wheel('RM50', '6-won-big', 6_000),
  odd(true, 'right', '4-right', 1_200),
  odd(false, 'wrong', '5-wrong', 2_000),
];

/** As it is asked for: `lucky-egg-coins`. */
export const titleOf = ({ game, name }: Pick<Outcome, 'game' | 'name'>): string =>
  `${game}-${name}`;
