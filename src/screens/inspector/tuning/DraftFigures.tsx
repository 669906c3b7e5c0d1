import { useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { figure } from '#engine/core/figures.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import type { ExactFigures } from '#games/gate/figures.ts';
import { gameOf } from '#games/registry.ts';
import { formatOdds } from '#src/base/format.ts';
import { type TuningWords, useWords } from '../useWords.ts';
import fields from './fields.module.css';
import { type FigureRow, figureRowsOf, ROUNDING, shareText, signed } from './figureRows.ts';
import css from './figures.module.css';

const Change = ({
  words,
  row,
  base,
}: {
  words: TuningWords;
  row: FigureRow;
  base: FigureRow | undefined;
}) => {
  if (!base) return null;
  const by = row.amount - base.amount;
  if (Math.abs(by) <= ROUNDING * Math.max(1, Math.abs(row.amount)))
    return <span className={css.same}>{words.say('figures.same')}</span>;
  return <span className={css.change}>{signed(by, row.change, '+')}</span>;
};

const Table = ({
  words,
  rows,
  base,
}: {
  words: TuningWords;
  rows: FigureRow[];
  base: FigureRow[];
}) => (
  <table className={css.table}>
    <thead>
      <tr>
        {['what', 'draft', 'base'].map((key) => (
          <th key={key} scope="col">
            {words.say(`figures.${key}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const before = base.find(({ key }) => key === row.key);
        return (
          <tr key={row.key} data-figure={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              <span className={css.value}>{row.text}</span>
              {row.note && <span className={css.note}>{row.note}</span>}
              <Change words={words} row={row} base={before} />
            </td>
            <td className={css.base}>
              {before?.text}
              {before?.note && <span className={css.note}>{before.note}</span>}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The return of each way in a line: which one is off is seen at once. */
const Ways = ({ words, figures }: { words: TuningWords; figures: ExactFigures }) => (
  <details className={css.ways}>
    <summary>{words.say('figures.ways')}</summary>
    <ul>
      {figures.ways.map(({ name, analysis, volatility, day }) => (
        <li key={name}>
          <span>{words.way(name)}</span>
          <span className={css.value}>
            {day.play === 'free' ? figure(analysis.mean, 2, 4) : shareText(analysis.mean)}
          </span>
          <span className={css.note}>
            {percentText(analysis.hitRate)} · {formatOdds(analysis.maximum)} ·{' '}
            {words.say(`classes.${volatility}`)}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/** The usual way's first figures in a line, which stays in sight while the form is gone through. */
export const DraftSummary = ({ game, now, before }: DraftFiguresProps) => {
  const words = useWords(game);
  const [way] = now?.ways ?? [];
  const [wayBefore] = before?.ways ?? [];
  if (!now || !way) return null;
  const base = before && wayBefore ? figureRowsOf(words, before, wayBefore) : [];
  return (
    <dl className={css.summary}>
      {figureRowsOf(words, now, way)
        .filter(({ key }) => key === 'mean' || key === 'hitRate' || key === 'maximum')
        .map((row) => (
          <div key={row.key}>
            <dt>{row.label}</dt>
            <dd>{row.text}</dd>
            <dd>
              <Change words={words} row={row} base={base.find(({ key }) => key === row.key)} />
            </dd>
          </div>
        ))}
    </dl>
  );
};

interface DraftFiguresProps {
  game: GameKey;
  /** Null where they can't be played. */
  now: ExactFigures | null;
  before: ExactFigures | null;
}

/** What the draft does beside what is in force, exactly. */
export const DraftFigures = ({ game, now, before }: DraftFiguresProps) => {
  const words = useWords(game);
  const [chosen, setChosen] = useState('');
  const { say } = words;
  const { rtp, maxOdds } = gameOf(game).target;
  if (!now) return <p className={css.none}>{say('figures.none')}</p>;
  const way = now.ways.find(({ name }) => name === chosen) ?? now.ways[0];
  if (!way) return null;
  const wayBefore = before?.ways.find(({ name }) => name === way.name);
  const { play, stakes, paceMs } = way.day;
  return (
    <>
      <p className={css.target}>
        {say(rtp === null ? 'figures.targetFree' : 'figures.target', {
          rtp: percentText(rtp ?? 0),
          odds: formatOdds(maxOdds),
        })}
      </p>
      {now.ways.length > 1 && (
        <label className={css.choice}>
          <span>{say('figures.way')}</span>
          <select
            className={fields.select}
            value={way.name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {now.ways.map(({ name }) => (
              <option key={name} value={name}>
                {words.way(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Table
        words={words}
        rows={figureRowsOf(words, now, way)}
        base={before && wayBefore ? figureRowsOf(words, before, wayBefore) : []}
      />
      <p className={css.assumes}>
        {say(`assumes.${play}`, {
          stakes: figure(stakes, 0, stakes < 10 ? 2 : 0),
          pace: figure((paceMs ?? 0) / 1_000, 0, 1),
        })}
      </p>
      {now.ways.length > 1 && <Ways words={words} figures={now} />}
    </>
  );
};
