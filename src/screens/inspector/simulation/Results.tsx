import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figure } from '#engine/core/figures.ts';
import { formatCount } from '#src/base/format.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SaveFiles } from '../SaveFiles.tsx';
import { jsonOf, rowsOfReport } from './export/report.ts';
import { figuresFor } from './figures/all.ts';
import { Plot } from './plot/Plot.tsx';
import { type Report, waysIn } from './results.ts';
import { Summary } from './Summary.tsx';
import css from './simulation.module.css';
import { useSimulationWords } from './useSimulationWords.ts';

interface ResultsProps {
  report: Report;
  seconds: number;
  /** The tunings are not any more those that were played. */
  isOld: boolean;
}

/** What came of a run: figures, plots with their tables, and files of it. */
export const Results = ({ report, seconds, isOld }: ResultsProps) => {
  const { t } = useTranslation('simulation');
  const place = useRef<HTMLDivElement>(null);
  const { request, results, isStopped } = report;
  const ways = waysIn(results);
  const [chosen, setChosen] = useState(ways[0] ?? '');
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? '');
  const words = useSimulationWords(request.game);
  const figures = useMemo(() => figuresFor(results, way, words), [results, way, words]);
  const file = `${request.game}-simulation-${request.seed}`;
  const print = () => {
    // On paper nothing can be opened any more.
    for (const table of place.current?.querySelectorAll('details') ?? []) table.open = true;
    window.print();
  };
  if (results.length === 0) return <p role="status">{t('nothing')}</p>;
  return (
    <div ref={place} className={css.results}>
      <p role="status">
        {t(isStopped ? 'stopped' : 'done', {
          stakes: formatCount(results[0]?.figures.rounds ?? 0),
          seconds: figure(seconds, 1, 1),
          seed: request.seed,
        })}
      </p>
      {isOld && <p className={css.soft}>{t('isOld')}</p>}
      <div className={css.actions}>
        {ways.length > 1 && (
          <label className={css.choice}>
            <span>{t('way')}</span>
            <select value={way} onChange={({ target }) => setChosen(target.value)}>
              {ways.map((each) => (
                <option key={each} value={each}>
                  {words.way(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <SaveFiles name={file} rows={() => rowsOfReport(report)} json={() => jsonOf(report)} />
        <Button look="quiet" size="s" icon="document" onClick={print}>
          {t('save.print')}
        </Button>
      </div>
      <Summary results={results.filter(({ subject }) => subject.way === way)} words={words} />
      <div className={css.plots}>
        {figures.map((each) => (
          <Plot key={each.name} figure={each} file={`${file}-${each.name}`} />
        ))}
      </div>
    </div>
  );
};
