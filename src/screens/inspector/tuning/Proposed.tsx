import { useMemo } from 'react';
import { pathName } from '#games/designer/fields.ts';
import type { SolverProposal } from '#games/designer/proposals.ts';
import type { SolverCall } from '#games/designer/solver.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { TuningWords } from '../useWords.ts';
import type { FigureRow } from './figureRows.ts';
import css from './figures.module.css';
import { movingRows, reachedText } from './wishTexts.ts';

const FromTo = ({ from, to }: { from: string; to: string }) => (
  <span className={css.fromTo}>
    <del>{from}</del>
    <ins>{to}</ins>
  </span>
);

interface ProposedProps {
  words: TuningWords;
  proposal: SolverProposal;
  number: number;
  call: SolverCall;
  /** The figures of the numbers that were asked about. */
  before: readonly FigureRow[];
  /** It is what stands in the form. */
  isTaken: boolean;
  onTake: (values: unknown) => void;
}

/** What is seen to move in the figures. */
const Moves = ({
  words,
  call,
  before,
  values,
}: Pick<ProposedProps, 'words' | 'call' | 'before'> & { values: unknown }) => {
  const moves = useMemo(
    () =>
      movingRows(words, call, values).flatMap(({ key, label, text }) => {
        const from = before.find((row) => row.key === key)?.text ?? '';
        const name = key === 'chance' ? words.say('wishes.maximumOdds') : label;
        return from === text ? [] : [{ key, name, from, to: text }];
      }),
    [words, call, before, values],
  );
  return (
    moves.length > 0 && (
      <>
        <p className={css.assumes}>{words.say('wishes.moves')}</p>
        <ul>
          {moves.map(({ key, name, from, to }) => (
            <li key={key} data-moves={key}>
              {name}
              <FromTo from={from} to={to} />
            </li>
          ))}
        </ul>
      </>
    )
  );
};

/** One of the changes that a search found, with what comes of it. */
export const Proposed = ({
  words,
  proposal,
  number,
  call,
  before,
  isTaken,
  onTake,
}: ProposedProps) => {
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
            <FromTo from={words.value(from, path)} to={words.value(to, path)} />
          </li>
        ))}
      </ul>
      {others > 0 && <p>{say('wishes.others', { number: others })}</p>}
      <Moves words={words} call={call} before={before} values={values} />
      <p className={css.assumes}>
        {reachedText(words, reached)} {say(passes ? 'wishes.served' : 'wishes.refused')}
      </p>
      {isTaken ? (
        <p>{say('wishes.taken')}</p>
      ) : (
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
