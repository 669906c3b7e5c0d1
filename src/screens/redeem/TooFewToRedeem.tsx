import { useTranslation } from 'react-i18next';
import { FREE_GAME, REDEEM_COINS } from '#contract/facts.ts';
import { formatCoins } from '#src/base/format.ts';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import css from './redeem.module.css';

/** How far the first fifty is, and the way to it. `available` in hundredths of a coin. */
export const TooFewToRedeem = ({ available }: { available: number }) => {
  const { t } = useTranslation('redeem');
  return (
    <section className={css.form}>
      <h2 className={css.shortTitle}>
        {t('short.title', { amount: formatCoins(REDEEM_COINS - available) })}
      </h2>
      <progress
        className={css.progress}
        max={REDEEM_COINS}
        value={available}
        aria-label={t('short.progress', { have: formatCoins(available) })}
      />
      <p className={css.soft}>{t('short.progress', { have: formatCoins(available) })}</p>
      <p>{t('short.text')}</p>
      <ButtonLink to={paths.game.href(FREE_GAME)} icon="play" isWide className={css.submit}>
        {t('short.play')}
      </ButtonLink>
    </section>
  );
};
