import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import type { RoundCheck } from '#games/check.ts';

/** True when all that can be checked of the round is right. */
export const isPassed = (check: RoundCheck): boolean =>
  (check.kind === 'drawn' || check.kind === 'match') && check.isFair;

/** A number as it was drawn again: in which step, and below what. */
export interface Drawn {
  step: number;
  n: number;
  drawn: number;
}

type Disagreement = NonNullable<Extract<RoundCheck, { kind: 'drawn' }>['disagreement']>;

const COMPLAINTS: Record<Disagreement['kind'], string> = {
  seed: 'the server seed is not the one whose hash was shown before the round',
  source: 'the seeds or the nonce are malformed',
  tuning: "the tuning is none of this game's",
  start: 'the round does not begin with its opening',
  move: 'this is no move of the game, or comes after its end',
  events: 'the seeds give something else',
  multiplier: 'the rules pay another multiplier',
  refused: 'the rules do not take this move',
  payment: 'it pays other coins than its multiplier says',
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
  return `  ${mark} ${index}  ${causeOf(step)}${drawn.join('')}: x${coins(step.multiplier)}${paid}  ${events}`;
};

/** Every step: those that agree, the first that does not (-1: none does), and the unchecked rest. */
const stepLines = (
  { steps }: RoundRecord,
  wrongFrom: number | null,
  draws: readonly Drawn[],
): string[] =>
  steps.map((step, index) => {
    const isAgreed = wrongFrom === null || index < wrongFrom;
    return stepLine(step, index, isAgreed ? 'ok' : index === wrongFrom ? 'NO' : '--', draws);
  });

const headLines = ({ round, serverSeed }: RoundRecord): string[] => [
  `round ${round.id} of ${round.game}, ${round.status}: staked ${coins(round.bet)}, won ${coins(round.won)}`,
  `server seed hash  ${round.serverSeedHash}  (is it the one you were shown?)`,
  `server seed       ${serverSeed ?? 'not revealed yet'}`,
  `client seed       ${round.clientSeed}`,
  `nonce             ${round.nonce}`,
];

/** What is printed of a round and its check. */
export const verifyLines = (
  record: RoundRecord,
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
      return [
        ...head,
        'A match between two players: nothing was drawn, both hands were chosen.',
        ...stepLines(record, check.step, []),
        check.isFair
          ? 'FAIR: every throw went to the hand that beats the other, and was paid so.'
          : `NOT FAIR: step ${check.step} does not follow from its hands, or pays other coins.`,
      ];
    case 'drawn': {
      const { disagreement } = check;
      if (!disagreement)
        return [
          ...head,
          ...stepLines(record, null, draws),
          'FAIR: the seeds give every step of the round as it was played and paid.',
        ];
      const step = 'step' in disagreement ? disagreement.step : -1;
      const where = 'step' in disagreement ? `step ${step}: ` : '';
      return [
        ...head,
        ...stepLines(record, step, draws),
        `NOT FAIR: ${where}${COMPLAINTS[disagreement.kind]}.`,
      ];
    }
  }
};
