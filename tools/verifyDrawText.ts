import type { SavedDraw } from '#contract/event.ts';
import type { DrawCheck } from '#games/quiz-draw/check.ts';

type Disagreement = Exclude<Extract<DrawCheck, { kind: 'drawn' }>['disagreement'], null>;

const COMPLAINTS: Record<Extract<Disagreement, string>, string> = {
  seed: 'the server seed is not the one whose hash was shown',
  prizes: 'these are not the prizes whose hash was shown',
  names: 'two prizes have one name',
  many: 'more was drawn than there was',
};

const complaintOf = (disagreement: Disagreement): string =>
  typeof disagreement === 'string'
    ? COMPLAINTS[disagreement]
    : `spin ${disagreement.spin}: the seeds give something else, or its receipt is another`;

/** What is printed of an event's draw and its check. */
export const drawLines = (saved: SavedDraw, check: DrawCheck): string[] => {
  const { draw, serverSeed, spins } = saved;
  const won = draw.prizes.map(({ key, winners }) => {
    const of = spins.filter(({ prize }) => prize === key).length;
    return `${of} of ${winners} ${key}`;
  });
  const head = [
    `the draw of ${draw.event}, week ${draw.week}: ${spins.length} spins, ${won.join(', ')}`,
    `server seed hash  ${draw.serverSeedHash}  (is it the one you were shown?)`,
    `prizes' hash      ${draw.drawHash}  (is it the one you were shown?)`,
    `server seed       ${serverSeed ?? 'not revealed yet'}`,
  ];
  if (check.kind === 'secret')
    return [...head, 'NOT CHECKED YET: its server seed is shown when nobody may spin any more.'];
  const { disagreement } = check;
  const firstWrong =
    disagreement !== null && typeof disagreement === 'object' ? disagreement.spin : spins.length;
  const lines = spins.map(({ clientSeed, prize, receipt }, number) => {
    const mark = number < firstWrong ? 'ok' : number === firstWrong ? 'NO' : '--';
    return `${mark} ${number}  ${clientSeed}  ${prize}  receipt ${receipt}`;
  });
  return disagreement === null
    ? [
        ...head,
        ...lines,
        'FAIR: the seeds give every spin of the draw. Yours has your number, your seed and your receipt.',
      ]
    : [...head, ...lines, `NOT FAIR: ${complaintOf(disagreement)}.`];
};
