import { useTranslation } from 'react-i18next';
import { SideMark } from './plot/SideMark.tsx';
import { type Report, resultFor, waysIn } from './results.ts';
import css from './summary.module.css';
import { backOf } from './summary.ts';
import { useSimulationWords } from './useSimulationWords.ts';

/** What a run has shown by now: the return of each way, with its band. */
export const SoFar = ({ report: { request, results } }: { report: Report }) => {
  const { t } = useTranslation('simulation');
  const words = useSimulationWords(request.game);
  const sides = [...new Set(request.subjects.map(({ side }) => side))];
  return (
    <table className={css.summary}>
      <caption>{t('soFar')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('way')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <SideMark side={side} kind="line" />
              {words.side(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {waysIn(results).map((way) => (
          <tr key={way}>
            <th scope="row">{words.way(way)}</th>
            {sides.map((side) => {
              const result = resultFor(results, way, side);
              return <td key={side}>{result && backOf(result, words)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
