import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import {
  type FiguresAnswer,
  isOff,
  MOST_FIGURE_DAYS,
  type TuningFigures,
} from '#contract/tunings.ts';
import { formatCoins, formatCount, formatCredit } from '#src/base/format.ts';
import { useFigures } from '#src/features/tunings/tunings.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { Choice } from '../Choice.tsx';
import { percent } from './percent.ts';
import { ScrollTable } from './ScrollTable.tsx';
import css from './versions.module.css';

const DAYS = [1, 7, 30, MOST_FIGURE_DAYS] as const;

const shareOf = (share: number | null): string => (share === null ? '–' : percent(share));
const bandOf = ({ band }: TuningFigures): string =>
  band ? `${percent(band[0])} – ${percent(band[1])}` : '–';

const FiguresTable = ({ unit, figures }: FiguresAnswer) => {
  const { t } = useTranslation('versions');
  const amount = unit === 'sen' ? formatCredit : formatCoins;
  return (
    <ScrollTable
      name={t('figures')}
      head={[
        t('day'),
        t('versionShort'),
        t('rounds'),
        t('players'),
        t('stakes'),
        t('staked'),
        t('paid'),
        t('actual'),
        t('exact'),
        t('band'),
        t('deviations'),
      ]}
      rows={figures.map((row) => ({
        key: `${row.day} ${row.version} ${row.mode}`,
        isMarked: isOff(row),
        cells: [
          row.day ?? t('allDays'),
          row.mode === 'live' ? t('live', { version: row.version }) : String(row.version),
          ...[row.rounds, row.players, row.stakes].map(formatCount),
          amount(row.staked),
          amount(row.paid),
          shareOf(row.return),
          shareOf(row.exact),
          bandOf(row),
          row.deviations === null ? '–' : row.deviations.toFixed(1),
        ],
      }))}
    />
  );
};

/** What a game really returned, by day and version, beside what it should. */
export const VersionFigures = ({ game }: { game: GameKey }) => {
  const { t } = useTranslation('versions');
  const { errorText } = useMessage();
  const [days, setDays] = useState<number>(DAYS[1]);
  const figures = useFigures(game, days);
  return (
    <section className={css.part} aria-labelledby="versions-figures">
      <h3 id="versions-figures">{t('figures')}</h3>
      <Choice label={t('lastDays')} value={days} values={DAYS} nameOf={String} onChange={setDays} />
      {figures.isPending && <Skeleton rows={3} label={t('loading')} />}
      {figures.isError && (
        <ErrorState
          text={errorText(figures.error)}
          isBusy={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data?.figures.length === 0 && <p className={css.soft}>{t('noRounds')}</p>}
      {figures.data && figures.data.figures.length > 0 && (
        <>
          <FiguresTable {...figures.data} />
          <p className={css.soft}>{t('bandText')}</p>
        </>
      )}
    </section>
  );
};
