import { figure } from '#engine/core/figures.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { pathName } from '#games/designer/fields.ts';
import type { SolverProposal } from '#games/designer/proposals.ts';
import type { SolverAnswer, SolverCall } from '#games/designer/solver.ts';
import { type FigureWish, type ReachedFigure, wishedOf } from '#games/designer/wishes.ts';
import { formatOdds } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { TuningWords } from '../useWords.ts';
import { shareText } from './figureRows.ts';
import css from './figures.module.css';
import type { useSolver } from './useSolver.ts';

const amountText = ({ say }: TuningWords, { kind }: FigureWish, value: number): string => {
  switch (kind) {
    case 'return':
      return shareText(value);
    case 'hit':
      return percentText(value);
    case 'prize':
      return value > 0
        ? say('figures.oneIn', { count: figure(1 / value, 0, 2) })
        : percentText(value);
    case 'maximum':
      return formatOdds(value);
    case 'index':
      return figure(value, 2, 3);
  }
};

const nameOf = ({ say }: TuningWords, wish: FigureWish): string =>
  wish.kind === 'prize'
    ? say('wishes.prizeOf', { times: formatOdds(wish.multiplier / UNIT) })
    : say(`wishes.${wish.kind}`);

const reachedText = (words: TuningWords, { wish, value, state }: ReachedFigure): string =>
  words.say(`wishes.${state}`, {
    figure: nameOf(words, wish),
    value: amountText(words, wish, value),
    wished: amountText(words, wish, wishedOf(wish)),
  });

const Proposed = ({
  words,
  proposal,
  number,
  call,
  onTake,
}: {
  words: TuningWords;
  proposal: SolverProposal;
  number: number;
  call: SolverCall;
  onTake: (values: unknown) => void;
}) => {
  const { say } = words;
  const { changes, chosen, reached, passes, values } = proposal;
  const own = changes.filter(({ path }) => chosen.includes(pathName(path)));
  const shown = own.length > 0 ? own : changes;
  const others = changes.length - shown.length;
  const title = say('wishes.proposal', { number });
  return (
    <li>
      <h5>{title}</h5>
      <ul>
        {shown.map(({ path, from, to }) => (
          <li key={pathName(path)}>
            {words.name(call.values, path)}
            <span className={css.fromTo}>
              <del>{words.value(from, path)}</del>
              <ins>{words.value(to, path)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{say('wishes.others', { number: others })}</p>}
      <p className={css.assumes}>
        {reached.map((each) => reachedText(words, each)).join(' ')}{' '}
        {say(passes ? 'wishes.served' : 'wishes.refused')}
      </p>
      {changes.length > 0 && (
        <Button
          look="quiet"
          size="s"
          aria-label={`${say('hints.take')}: ${title}`}
          onClick={() => onTake(values)}
        >
          {say('hints.take')}
        </Button>
      )}
    </li>
  );
};

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
    return wish ? [`${nameOf(words, wish)} ${amountText(words, wish, wishedOf(wish))}`] : [];
  });
  return say(clash.length === 1 ? 'wishes.alone' : 'wishes.clash', { wishes: names.join(' · ') });
};

/** What a search came to: its proposals, or which wishes contradict one another and how near it comes. */
export const SolverAnswers = ({
  words,
  state,
  onTake,
}: {
  words: TuningWords;
  state: ReturnType<typeof useSolver>['state'];
  onTake: (values: unknown) => void;
}) => {
  const { say } = words;
  const isOver = state.phase === 'over';
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
      {isOver && (
        <ol className={css.proposals}>
          {state.answer.proposals.map((proposal, at) => (
            <Proposed
              key={proposal.chosen.join(' ')}
              words={words}
              proposal={proposal}
              number={at + 1}
              call={state.call}
              onTake={onTake}
            />
          ))}
        </ol>
      )}
    </>
  );
};
