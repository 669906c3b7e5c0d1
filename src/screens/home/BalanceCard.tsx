import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#contract/day.ts';
import { availableCoins, REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import { formatCoins, formatCredit, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { BalanceAge } from '#src/features/club/coins/BalanceAge.tsx';
import { BigCoins, CoinImage, Coins } from '#src/features/club/coins/Coins.tsx';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { useSession } from '#src/session/store.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Ring } from '#src/ui/ring/Ring.tsx';
import css from './balance.module.css';

/** The member's card: what is available and how far the next credit is, what is held, what expires, what it is worth, and what is `free`. */
export const BalanceCard = ({ free }: { free: ReactNode }) => {
  const { t } = useTranslation('home');
  // Asks for the newest balance; the card shows the last known one meanwhile.
  useEffect(() => void refreshPlayer(), []);
  const { coin, uid } = useSession((state) => state.player);
  const language = useLanguage();
  const available = availableCoins(coin);
  const times = Math.floor(available / REDEEM_COINS);
  const { balance: expiring, date } = coin.expire;
  return (
    <section className={css.card} aria-label={t('card.label')}>
      <div className={css.top}>
        <span>{t('card.available')}</span>
        <span className={css.member}>
          <span className={css.memberWord}>{t('card.member')}</span>
          {uid}
        </span>
      </div>
      <div className={css.amount}>
        <Ring share={(available % REDEEM_COINS) / REDEEM_COINS} className={css.way}>
          <CoinImage size={48} />
        </Ring>
        <BigCoins value={available} className={css.figures} />
      </div>
      <BalanceAge />
      <p className={css.worth}>
        {times > 0 && (
          <span>{t('card.worth', { credit: formatCredit(times * REDEEM_CREDIT_SEN) })}</span>
        )}
        <span>
          {t('card.missing', {
            amount: formatCoins(REDEEM_COINS - (available % REDEEM_COINS)),
            credit: formatCredit(REDEEM_CREDIT_SEN),
          })}
        </span>
      </p>
      <ul className={css.marks}>
        {coin.pending > 0 && (
          <li className={css.mark}>
            <Icon name="lock" size="s" />
            <span>
              <Coins value={coin.pending} /> {t('card.pending')}
            </span>
          </li>
        )}
        {date !== null && expiring > 0 && (
          <li className={css.mark}>
            <Icon name="clock" size="s" />
            <span>
              <Coins value={expiring} />{' '}
              {t('card.expiring', { date: formatDay(dayOf(Date.parse(date)), language) })}
            </span>
          </li>
        )}
      </ul>
      <div className={css.free}>{free}</div>
    </section>
  );
};
