import { hear, type Phase, type PhaseStep, press, see } from '../phase.ts';

const DEAL: PhaseStep[] = [press(/^Start$/), hear(/^Question 1 of 10/)];
const answer = (isRight: boolean): PhaseStep => ({ do: 'answer', isRight });
const phase = (name: string, steps: PhaseStep[]): Phase => ({ game: 'fto', name, steps });

/** Find the odd. */
export const PHASES: readonly Phase[] = [
  phase('2-lobby', [see(/^Start$/)]),
  phase('3-question', [...DEAL, see(/^Card \d+, /)]),
  phase('4-right', [...DEAL, answer(true), hear(/^Right\. One coin/)]),
  phase('5-wrong', [...DEAL, answer(false), hear(/^Not that one\. The odd/)]),
  phase('6-finished', [
    press(/^Start$/),
    ...Array.from({ length: 10 }, (_, at) => at + 1).flatMap((number) => [
      hear(new RegExp(`^Question ${number} of 10`)),
      answer(number !== 4),
    ]),
    hear(/^9 of 10 right/),
  ]),
];
