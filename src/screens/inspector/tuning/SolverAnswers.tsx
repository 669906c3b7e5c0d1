import { useMemo } from 'react';
import { areSame } from '#games/designer/changes.ts';
import type { SolverAnswer, SolverCall } from '#games/designer/solver.ts';
import { wishedOf } from '#games/designer/wishes.ts';
import type { TuningWords } from '../useWords.ts';
import css from './figures.module.css';
import { Proposed } from './Proposed.tsx';
import type { useSolver } from './useSolver.ts';
import { amountText, movingRows, reachedText, wishName } from './wishTexts.ts';

const verdictText = (
  words: TuningWords,
  { wishes }: SolverCall,
  { proposals, clash }: SolverAnswer,
): string => {
  const { say } = words;
  if (clash.length === 0)
    return proposals[0]?.changes.length === 0
      ? say('wishes.holds')
      : say('wishes.found', { number: proposals.length });
  const names = clash.flatMap((at) => {
    const wish = wishes[at];
    return wish ? [`${wishName(words, wish)} ${amountText(words, wish, wishedOf(wish))}`] : [];
  });
  return say(clash.length === 1 ? 'wishes.alone' : 'wishes.clash', { wishes: names.join(' · ') });
};

interface AnswersProps {
  words: TuningWords;
  draft: unknown;
  onTake: (values: unknown) => void;
}

/** Those that change something, each beside what the numbers that were asked about come to. */
const Proposals = ({
  words,
  call,
  proposals,
  draft,
  onTake,
}: AnswersProps & { call: SolverCall; proposals: SolverAnswer['proposals'] }) => {
  const before = useMemo(() => movingRows(words, call, call.values), [words, call]);
  return (
    <ol className={css.proposals}>
      {proposals.map((proposal, at) => (
        <Proposed
          key={proposal.chosen.join(' ')}
          words={words}
          proposal={proposal}
          number={at + 1}
          call={call}
          before={before}
          isTaken={areSame(proposal.values, draft)}
          onTake={onTake}
        />
      ))}
    </ol>
  );
};

/**
 * What a search came to: its proposals, or which wishes contradict one another and how near it comes. They are of
 * the numbers that it was asked about: of other ones nothing is told.
 */
export const SolverAnswers = ({
  words,
  state,
  draft,
  onTake,
}: AnswersProps & { state: ReturnType<typeof useSolver>['state'] }) => {
  const { say } = words;
  const found = state.phase === 'over' ? state.answer.proposals : [];
  const isOf =
    state.phase !== 'over' ||
    areSame(state.call.values, draft) ||
    found.some(({ values }) => areSame(values, draft));
  if (!isOf) return <p role="status" className={css.told} />;
  const isOver = state.phase === 'over';
  const changing = found.filter(({ changes }) => changes.length > 0);
  const told = isOver
    ? verdictText(words, state.call, state.answer)
    : state.phase === 'none'
      ? ''
      : say(`wishes.${state.phase}`);
  return (
    <>
      <p role="status" className={css.told}>
        {told}
      </p>
      {isOver && state.answer.isCut && <p className={css.assumes}>{say('wishes.cut')}</p>}
      {found
        .filter(({ changes }) => changes.length === 0)
        .map(({ chosen, reached }) => (
          <p key={chosen.join(' ')} className={css.assumes}>
            {say('wishes.asItIs', { reached: reachedText(words, reached) })}
          </p>
        ))}
      {isOver && (
        <Proposals
          words={words}
          draft={draft}
          onTake={onTake}
          call={state.call}
          proposals={changing}
        />
      )}
    </>
  );
};
