import { clsx } from 'clsx';
import { type FormEvent, Fragment, useId, useMemo, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { figure } from '#engine/core/figures.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { pathName } from '#games/designer/fields.ts';
import { movableIn } from '#games/designer/movable.ts';
import type { FigureWish } from '#games/designer/wishes.ts';
import { gameOf } from '#games/registry.ts';
import { formatCount, formatOdds } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { type TuningWords, useWords } from '../useWords.ts';
import fields from './fields.module.css';
import { hitText } from './figureRows.ts';
import css from './figures.module.css';
import { MovableFields } from './MovableFields.tsx';
import { MOST_WISHED, readWish, WISH_KINDS, type WishTexts } from './readWishes.ts';
import { SolverAnswers } from './SolverAnswers.tsx';
import { useSolver } from './useSolver.ts';

const WishField = ({
  words,
  kind,
  text,
  isWrong,
  note,
  onText,
}: {
  words: TuningWords;
  kind: FigureWish['kind'];
  text: string;
  isWrong: boolean;
  /** What is meant by it. */
  note: string | undefined;
  onText: (text: string) => void;
}) => {
  const { say } = words;
  const id = useId();
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{say(`wishes.${kind}`)}</label>
      <span className={fields.box} data-wrong={isWrong || undefined}>
        {kind === 'prize' && <span className={fields.unit}>{say('wishes.oneIn')}</span>}
        <input
          id={id}
          className={fields.input}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={clsx(note && `${id}-note`, isWrong && `${id}-wrong`) || undefined}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {(kind === 'return' || kind === 'hit') && (
          <span className={fields.unit}>{say('units.percent')}</span>
        )}
        {kind === 'maximum' && <span className={fields.unit}>{say('units.times')}</span>}
      </span>
      {note && (
        <span id={`${id}-note`} className={css.note}>
          {note}
        </span>
      )}
      {isWrong && (
        <span id={`${id}-wrong`} className={fields.error}>
          {say(`wishes.wrong.${kind}`, { most: formatCount(MOST_WISHED) })}
        </span>
      )}
    </div>
  );
};

interface WishesProps {
  game: GameKey;
  draft: unknown;
  onTake: (values: unknown) => void;
}

/** A designer says what shall hold and what may move; a search proposes the smallest changes. */
export const Wishes = ({ game, draft, onTake }: WishesProps) => {
  const words = useWords(game);
  const { say } = words;
  const { odds, target, tuning } = gameOf(game);
  const announced = target.rtp === null ? '' : figure(100 * target.rtp, 0, 2);
  const [texts, setTexts] = useState<WishTexts>({
    return: announced,
    hit: '',
    prize: '',
    maximum: '',
    index: '',
  });
  const [chosenWay, setWay] = useState('');
  const [chosenPrize, setPrize] = useState(0);
  const [fixed, setFixed] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<readonly FigureWish['kind'][]>([]);
  const solver = useSolver();
  const { data } = useMemo(() => tuning.schema.safeParse(draft), [tuning, draft]);
  const movable = useMemo(() => movableIn(gameOf(game), draft), [game, draft]);
  if (data === undefined) return null;
  const ways: readonly string[] = odds.ways(data);
  const way = ways.find((name) => name === chosenWay) ?? ways[0] ?? '';
  const analysis = odds.way(data, way)?.analysis;
  const prizes = (analysis?.outcomes ?? []).map(({ multiplier }) => multiplier).toReversed();
  const prize = prizes.find((multiplier) => multiplier === chosenPrize) ?? prizes[0] ?? 0;
  const kinds = WISH_KINDS.filter((kind) => kind !== 'return' || target.rtp !== null);
  const isRunning = solver.state.phase === 'running';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return solver.cancel();
    const written = kinds.filter((kind) => texts[kind].trim() !== '');
    const wishes = written.map((kind) => readWish(kind, texts[kind], way, prize));
    setWrong(written.filter((_, at) => wishes[at] === null));
    const names = movable.map(({ path }) => pathName(path));
    const asked = wishes.filter((wish) => wish !== null);
    if (asked.length < written.length || asked.length === 0) return solver.clear();
    solver.start({
      game,
      values: draft,
      wishes: asked,
      fields: names.filter((name) => !fixed.has(name)),
    });
  };
  return (
    <section className={css.solve} aria-label={say('wishes.title')}>
      <h4 className={css.small}>{say('wishes.title')}</h4>
      <p className={css.assumes}>{say('wishes.text')}</p>
      <form className={css.wishes} noValidate onSubmit={submit}>
        {ways.length > 1 && (
          <label className={css.choice}>
            <span>{say('figures.way')}</span>
            <select
              className={fields.select}
              value={way}
              onChange={({ target: { value } }) => setWay(value)}
            >
              {ways.map((name) => (
                <option key={name} value={name}>
                  {words.way(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <WishField
              words={words}
              kind={kind}
              text={texts[kind]}
              isWrong={wrong.includes(kind)}
              note={kind === 'hit' && analysis ? hitText(words, analysis) : undefined}
              onText={(text) => setTexts((before) => ({ ...before, [kind]: text }))}
            />
            {kind === 'prize' && (
              <label className={css.choice}>
                <span>{say('wishes.which')}</span>
                <select
                  className={fields.select}
                  value={prize}
                  onChange={({ target: { value } }) => setPrize(Number(value))}
                >
                  {prizes.map((multiplier) => (
                    <option key={multiplier} value={multiplier}>
                      {formatOdds(multiplier / UNIT)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </Fragment>
        ))}
        <MovableFields
          words={words}
          draft={draft}
          movable={movable}
          fixed={fixed}
          onFixed={setFixed}
        />
        <Button type="submit" look="quiet" size="s">
          {say(isRunning ? 'wishes.cancel' : 'wishes.go')}
        </Button>
      </form>
      <SolverAnswers words={words} state={solver.state} draft={draft} onTake={onTake} />
    </section>
  );
};
