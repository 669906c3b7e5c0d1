import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import wau from '#assets/ui/wau.svg?url';
import type { Streak } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { formatCoins } from '#src/base/format.ts';
import { CoinImage } from '#src/features/club/coins/Coins.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './streak.module.css';

const { streakDays, streakCoins } = PROGRESS;
const BEADS = Array.from({ length: streakDays }, (_, bead) => bead);

/** The tail of a kite, a bead a day: the last one brings the reward. */
const Tail = ({ full, isTodayOpen }: { full: number; isTodayOpen: boolean }) => (
  <div className={css.kite} aria-hidden="true">
    <img src={wau} width={110} height={106} alt="" className={css.wau} />
    <ol className={css.tail}>
      {BEADS.map((bead) => (
        <li
          key={bead}
          className={clsx(
            css.bead,
            bead < full && css.full,
            isTodayOpen && bead === full && css.open,
          )}
        >
          {bead < full ? (
            <Icon name="check" size="s" />
          ) : (
            bead === streakDays - 1 && <CoinImage size={24} />
          )}
        </li>
      ))}
    </ol>
  </div>
);

/** Days in a row: how many, how far the next reward is, and what today asks for. */
export const StreakCard = ({
  streak: { days, isPlayedToday, best, hasPass },
}: {
  streak: Streak;
}) => {
  const { t } = useTranslation('progress');
  const inRow = days === 0 ? 0 : ((days - 1) % streakDays) + 1;
  // A row that is full stays so until the next day, which begins another one.
  const full = inRow === streakDays && !isPlayedToday ? 0 : inRow;
  const coins = formatCoins(streakCoins);
  return (
    <section className={css.card} aria-labelledby="streak">
      <h2 id="streak" className={css.heading}>
        {t('streak.title')}
      </h2>
      <p className={css.days}>
        {days === 0 ? t('streak.none') : t('streak.days', { count: days })}
      </p>
      <Tail full={full} isTodayOpen={!isPlayedToday} />
      <p className={css.now}>
        {isPlayedToday ? t('streak.played') : t(days === 0 ? 'streak.begin' : 'streak.goOn')}
      </p>
      <p>
        {full === streakDays
          ? t('streak.again', { count: streakDays, coins })
          : t('streak.next', { count: streakDays - full, coins })}
      </p>
      <p className={css.small}>{t(hasPass ? 'streak.pass' : 'streak.passUsed')}</p>
      {best > 0 && <p className={css.small}>{t('streak.best', { count: best })}</p>}
    </section>
  );
};
