import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { formatCount, formatOdds } from '#src/base/format.ts';
import { useSession } from '#src/session/store.ts';
import css from './game.module.css';

const PIPS = { low: 1, medium: 2, high: 3 } as const;
const ALL_PIPS = [1, 2, 3] as const;

/** Return, greatest odds and volatility in large figures. */
export const Stats = ({ game: { key, stats } }: { game: Game }) => {
  const { t } = useTranslation('games');
  const most = useSession((state) => state.playRecords[key]?.maxOdds);
  return (
    <section className={css.stats}>
      <h2 className={css.heading}>{t('stats.title')}</h2>
      <dl className={css.figures}>
        <div>
          <dt>
            <abbr title={t('stats.rtpLong')}>{t('stats.rtp')}</abbr>
          </dt>
          <dd>{`${formatCount(Math.round(stats.rtp * 100))}%`}</dd>
        </div>
        <div>
          <dt>{t('stats.maxOdds')}</dt>
          <dd>{`${formatCount(stats.maxOdds)}×`}</dd>
          {/* Its room is kept until the server has said it. */}
          <dd className={css.now}>
            {most !== undefined && t('stats.maxNow', { times: formatOdds(most) })}
          </dd>
        </div>
        <div>
          <dt>{t('stats.volatility')}</dt>
          <dd>
            <span className={css.pips} aria-hidden="true">
              {ALL_PIPS.map((pip) => (
                <span key={pip} data-lit={pip <= PIPS[stats.volatility] || undefined} />
              ))}
            </span>
            <span className={css.word}>{t(`volatility.${stats.volatility}`)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
};
