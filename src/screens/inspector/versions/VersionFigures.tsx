import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { isLanguage } from '#contract/languages.ts';
import {
  FIGURE_PARTS,
  type FigurePart,
  type FiguresAnswer,
  isOff,
  MOST_FIGURE_DAYS,
  type TuningFigures,
} from '#contract/tunings.ts';
import { formatClock, formatCoins, formatCount, formatCredit } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { LANGUAGE_NAMES } from '#src/features/language/names.ts';
import { useFigures } from '#src/features/tunings/tunings.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Choice } from '../Choice.tsx';
import { SaveFiles } from '../SaveFiles.tsx';
import { figureLines, figuresJson } from './figuresFile.ts';
import { percent } from './percent.ts';
import { ScrollTable } from './ScrollTable.tsx';
import css from './versions.module.css';

const DAYS = [1, 7, 30, MOST_FIGURE_DAYS] as const;

const shareOf = (share: number | null): string => (share === null ? '–' : percent(share));
/** One share where both ends are the same. */
const spanOf = (span: TuningFigures['band']): string => {
  if (!span) return '–';
  const [least, most] = span.map(percent);
  return least === most ? `${least}` : `${least} – ${most}`;
};

/** Which rounds a row is of, in words. */
const usePartName = (by: FigurePart) => {
  const { t } = useTranslation('versions');
  return (part: string | null): string => {
    if (part === null) return t(`allOf.${by}`);
    if (part === '') return t('unknown');
    return by === 'language' && isLanguage(part) ? LANGUAGE_NAMES[part].full : part;
  };
};

const FiguresTable = ({ unit, figures, by }: FiguresAnswer & { by: FigurePart }) => {
  const { t } = useTranslation('versions');
  const nameOf = usePartName(by);
  const amount = unit === 'sen' ? formatCredit : formatCoins;
  return (
    <ScrollTable
      name={t('figures')}
      head={[
        t(`part.${by}`),
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
        t('hitRate'),
        t('exactHits'),
        t('hitBand'),
      ]}
      rows={figures.map((row) => ({
        key: `${row.part === null} ${row.part} ${row.version} ${row.mode}`,
        isMarked: isOff(row),
        cells: [
          nameOf(row.part),
          row.mode === 'live' ? t('live', { version: row.version }) : String(row.version),
          ...[row.rounds, row.players, row.stakes].map(formatCount),
          amount(row.staked),
          amount(row.paid),
          shareOf(row.return),
          shareOf(row.exact),
          spanOf(row.band),
          row.deviations === null ? '–' : row.deviations.toFixed(1),
          shareOf(row.hitRate),
          spanOf(row.exactHits),
          spanOf(row.hitBand),
        ],
      }))}
    />
  );
};

interface FoundProps {
  game: GameKey;
  days: number;
  by: FigurePart;
  answer: FiguresAnswer;
  /** They could not be read anew. */
  isStale: boolean;
}

const Found = ({ game, days, by, answer, isStale }: FoundProps) => {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const time = formatClock(answer.at, language);
  return (
    <>
      <p className={css.soft}>{t(isStale ? 'staleFigures' : 'asOf', { time })}</p>
      {answer.figures.length === 0 ? (
        <p className={css.soft}>{t('noRounds')}</p>
      ) : (
        <>
          <FiguresTable by={by} {...answer} />
          <div className={css.ways}>
            <SaveFiles
              name={`${game}-figures-${by}-${days}`}
              rows={() => figureLines(answer)}
              json={() => figuresJson({ game, days, by, ...answer })}
            />
          </div>
          <p className={css.soft}>
            {t('bandText')} {by !== 'day' && t('devicesText')}
          </p>
        </>
      )}
    </>
  );
};

/** What a game really returned and how often it hit, as rounds come, beside what it should. */
export const VersionFigures = ({ game, isShown }: { game: GameKey; isShown: boolean }) => {
  const { t } = useTranslation('versions');
  const [days, setDays] = useState<number>(DAYS[1]);
  const [by, setBy] = useState<FigurePart>('day');
  const query = useFigures(game, days, by, isShown);
  const { data, error } = query;
  return (
    <section className={css.part} aria-labelledby="versions-figures">
      <h3 id="versions-figures">{t('figures')}</h3>
      <div className={css.ways}>
        <Choice
          label={t('lastDays')}
          value={days}
          values={DAYS}
          nameOf={String}
          onChange={setDays}
        />
        <Choice
          label={t('by')}
          value={by}
          values={FIGURE_PARTS}
          nameOf={(each) => t(`part.${each}`)}
          onChange={setBy}
        />
      </div>
      {!data && <QueryState query={query} rows={3} label={t('loading')} />}
      {data && <Found game={game} days={days} by={by} answer={data} isStale={error !== null} />}
    </section>
  );
};
