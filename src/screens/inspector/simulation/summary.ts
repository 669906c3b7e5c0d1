import type { Result } from './results.ts';
import type { SimulationWords } from './words.ts';

/** A figure of a result: what was simulated, and what is exact where that is known. */
export interface SummaryFigure {
  name: string;
  simulated: string;
  exact: string | null;
}

const sessionTold = (
  { subject: { plan }, sessions }: Result,
  { t, share, interval, count, money }: SimulationWords,
): SummaryFigure[] => {
  if (!sessions) return [];
  const { ruin, ruinInterval, timeToRuin, losingRun, end } = sessions.figures;
  const [fifth, lower, median, upper, most] = end;
  const told = (name: string, simulated: string): SummaryFigure => ({
    name,
    simulated,
    exact: null,
  });
  return [
    ...(plan.bet === 0
      ? []
      : [
          told(t('figure.ruin'), `${share(ruin)} (${interval(ruinInterval)})`),
          told(
            t('figure.timeToRuin'),
            timeToRuin
              ? t('quartiles', {
                  median: count(timeToRuin[1]),
                  lower: count(timeToRuin[0]),
                  upper: count(timeToRuin[2]),
                })
              : t('never'),
          ),
        ]),
    told(
      t('figure.losingRun'),
      t('runs', {
        median: count(losingRun.median),
        twentieth: count(losingRun.twentieth),
        longest: count(losingRun.longest),
      }),
    ),
    told(
      t('figure.end'),
      t('ends', {
        fifth: money(fifth),
        lower: money(lower),
        median: money(median),
        upper: money(upper),
        most: money(most),
      }),
    ),
  ];
};

/** What came back of a unit, with its band: '95.98% ± 0.10%'. */
export const backOf = (
  { figures: { mean, interval } }: Result,
  { back, margin }: SimulationWords,
): string => `${back(mean)} ${margin((interval[1] - interval[0]) / 2)}`;

/** The figures of a result in words, in the order they are shown. */
export const toldOf = (result: Result, words: SimulationWords): SummaryFigure[] => {
  const { t, back, share, interval, times } = words;
  const { analysis, figures } = result;
  const chance = (of: number) => t('chance', { share: share(of) });
  return [
    {
      name: t(words.isFree ? 'figure.meanPayout' : 'figure.mean'),
      simulated: backOf(result, words),
      exact: back(analysis.mean),
    },
    {
      name: t('figure.hitRate'),
      simulated: `${share(figures.hitRate)} (${interval(figures.hitInterval)})`,
      exact: share(analysis.hitRate),
    },
    {
      name: t('figure.deviation'),
      simulated: times(figures.standardDeviation),
      exact: times(analysis.standardDeviation),
    },
    {
      name: t('figure.maximum'),
      simulated: `${times(figures.maximum)} ${chance(figures.maximumRate)}`,
      exact: `${times(analysis.maximum)} ${chance(analysis.maximumChance)}`,
    },
    ...sessionTold(result, words),
  ];
};
