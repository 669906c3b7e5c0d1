import { SideMark } from './plot/SideMark.tsx';
import type { Result } from './results.ts';
import css from './summary.module.css';
import { toldOf } from './summary.ts';
import type { SimulationWords } from './words.ts';

/** The figures of one way, both tunings side by side; below each what is exact. */
export const Summary = ({
  results,
  words,
}: {
  results: readonly Result[];
  words: SimulationWords;
}) => {
  const { t, side } = words;
  const columns = results.map((result) => toldOf(result, words));
  return (
    <table className={css.summary}>
      <caption>{t('figure.caption', { way: words.way(results[0]?.subject.way ?? '') })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figure.name')}</th>
          {results.map(({ subject }) => (
            <th key={subject.side} scope="col">
              <SideMark side={subject.side} kind="line" />
              {side(subject.side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(columns[0] ?? []).map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, nth) => (
              <td key={results[nth]?.subject.side}>
                {column[row]?.simulated}
                {column[row]?.exact && (
                  <span className={css.exact}>{t('exact', { value: column[row]?.exact })}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
