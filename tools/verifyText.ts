import type { RecordedStep, SavedRound } from '#contract/fairness.ts';
import { figure } from '#engine/core/figures.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { RoundCheck } from '#games/check/check.ts';

/** True when the whole round was checked, and all of it is right. */
export const hasPassedCheck = (check: RoundCheck): boolean =>
  (check.kind === 'drawn' || check.kind === 'match') && check.isFair && !check.isLeft;

/** A number as it was drawn again: in which step, and below what. */
export interface Drawn {
  step: number;
  n: number;
  drawn: number;
}

type Disagreement = NonNullable<Extract<RoundCheck, { kind: 'drawn' | 'match' }>['disagreement']>;

const COMPLAINTS: Record<Disagreement['kind'], string> = {
  seed: 'the server seed is not the one whose hash was shown before the round',
  source: 'the seeds or the nonce are malformed',
  tuning: "the tuning is none of this game's",
  tuningHash: "the game's numbers are not those whose hash was shown before the round",
  start: 'the round does not begin with its opening',
  move: 'this is no move of the game, or comes after its end',
  events: 'the seeds give something else',
  multiplier: 'the rules pay another multiplier',
  refused: 'the rules do not take this move',
  payment: 'it pays other coins than its multiplier says',
  stake: 'it costs another amount than the game allows',
  totals: "the round's bet, winnings or number of steps are not those of its steps",
  end: 'the round is over where its steps leave it open, or open where they end it',
  view: 'what the round shows is not what its steps give',
  time: 'it comes before the step it follows, or its clock had not run out',
  mode: 'players do not meet in this game',
};

const coins = (hundredths: number) => (hundredths / 100).toFixed(2);

/** What made a step: 'open', 'timeout', 'crack egg=3'. */
const causeOf = ({ by, move }: RecordedStep): string => {
  if (by !== 'move' || !move) return by;
  const { kind, ...rest } = move;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [kind, ...details].join(' ');
};

const stepLine = (step: RecordedStep, index: number, mark: string, draws: readonly Drawn[]) => {
  const events = step.events.map((event) => JSON.stringify(event)).join(' ');
  const paid = step.credited > 0 ? `, paid ${coins(step.credited)}` : '';
  const drawn = draws
    .filter((each) => each.step === index)
    .map(({ n, drawn: number }) => `, drawn ${number} of ${n}`);
  return `  ${mark} ${index}  ${causeOf(step)}${drawn.join('')}: x${figure(step.multiplier / UNIT, 2, 4)}${paid}  ${events}`;
};

/** Every step: those that agree, the first that does not (-1: none does), and the unchecked rest. */
const stepLines = (
  { steps }: SavedRound,
  wrongFrom: number | null,
  draws: readonly Drawn[],
): string[] =>
  steps.map((step, index) => {
    const isAgreed = wrongFrom === null || index < wrongFrom;
    return stepLine(step, index, isAgreed ? 'ok' : index === wrongFrom ? 'NO' : '--', draws);
  });

/** The steps agree where only the round itself tells something else; none does where no seed fits. */
const wrongFrom = (disagreement: Disagreement): number | null => {
  if ('step' in disagreement) return disagreement.step;
  return ['mode', 'totals', 'end', 'view'].includes(disagreement.kind) ? null : -1;
};

/** What the record gives for each thing that was shown before the bet; a match has no seeds. */
const seedLines = ({ round, serverSeed }: SavedRound): string[] =>
  round.serverSeedHash === undefined
    ? []
    : [
        `server seed hash  ${round.serverSeedHash}  (is it the one you were shown?)`,
        `server seed       ${serverSeed ?? 'not revealed yet'}`,
        `client seed       ${round.clientSeed}`,
        `nonce             ${round.nonce}`,
      ];

const headLines = (saved: SavedRound): string[] => [
  `a round of ${saved.round.game}, ${saved.round.status}: staked ${coins(saved.round.bet)}, won ${coins(saved.round.won)}`,
  ...seedLines(saved),
  `numbers' hash     ${saved.round.tuningHash}  (is it the one you were shown?)`,
];

/** What nothing ties to what the player was shown. */
const toldLines = ({ isLeft, kind }: Extract<RoundCheck, { isLeft: boolean }>): string[] => [
  ...(isLeft
    ? ['NOT TIED to what you were shown: that nobody went on with it for a day, which ended it.']
    : []),
  "Only the club's word: the times, as far as no clock of the game contradicts them" +
    (kind === 'match' ? '; who the other player was, and what they chose.' : '.'),
];

/** What is printed of a round and its check. */
export const verifyLines = (
  record: SavedRound,
  check: RoundCheck,
  draws: readonly Drawn[],
): string[] => {
  const head = headLines(record);
  switch (check.kind) {
    case 'unknown':
      return [...head, `NOT CHECKED: '${record.round.game}' is no game of this club.`];
    case 'secret':
      return [
        ...head,
        'NOT CHECKED YET: its server seed is still in use. In the app, choose "Show and change the',
        'server seed" while no round is open, and save this round again.',
      ];
    case 'match':
    case 'drawn': {
      const { disagreement } = check;
      const isMatch = check.kind === 'match';
      const said = isMatch
        ? ['A match between two players: nothing was drawn, both hands were chosen.']
        : [];
      if (!disagreement)
        return [
          ...head,
          ...said,
          ...stepLines(record, null, draws),
          isMatch
            ? 'FAIR: every throw went to the hand that beats the other, and was paid so.'
            : 'FAIR: the seeds give every step of the round as it was played and paid.',
          ...toldLines(check),
        ];
      const where = 'step' in disagreement ? `step ${disagreement.step}: ` : '';
      return [
        ...head,
        ...said,
        ...stepLines(record, wrongFrom(disagreement), draws),
        `NOT FAIR: ${where}${COMPLAINTS[disagreement.kind]}.`,
      ];
    }
  }
};
