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

/** The steps agree where only the round itself tells something else; none does where no seed fits. */
const wrongFrom = (disagreement: Disagreement): number | null => {
  if ('step' in disagreement) return disagreement.step;
  return ['totals', 'end', 'view'].includes(disagreement.kind) ? null : -1;
};

const headLines = ({ round, serverSeed }: RoundRecord): string[] => [
  `round ${round.id} of ${round.game}, ${round.status}: staked ${coins(round.bet)}, won ${coins(round.won)}`,
  `server seed hash  ${round.serverSeedHash}  (is it the one you were shown?)`,
  `server seed       ${serverSeed ?? 'not revealed yet'}`,
  `numbers' hash     ${round.tuningHash ?? 'none was shown yet'}`,
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
