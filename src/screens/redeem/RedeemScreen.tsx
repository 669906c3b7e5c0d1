import { useTranslation } from 'react-i18next';
import { availableCoins, REDEEM_COINS } from '#contract/facts.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { BalanceAge } from '#src/features/club/coins/BalanceAge.tsx';
import { BigCoins, CoinImage, Coins } from '#src/features/club/coins/Coins.tsx';
import purse from '#src/features/club/coins/purse.module.css';
import { usePlayer } from '#src/features/club/refresh.ts';
import { Page } from '#src/features/page/Page.tsx';
import { useSession } from '#src/session/store.ts';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { BonusCard } from './BonusCard.tsx';
import { PastRedemptions } from './PastRedemptions.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import css from './redeem.module.css';
import { TooFewToRedeem } from './TooFewToRedeem.tsx';
import { useRedemption } from './useRedemption.ts';

const STEPS = ['s1', 's2', 's3', 's4'] as const;

const NextSteps = () => {
  const { t } = useTranslation('redeem');
  return (
    <section className={css.next}>
      <h2 className={css.heading}>{t('next.title')}</h2>
      <ol className={css.nextSteps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
};

export const RedeemScreen = () => {
  const { t } = useTranslation('redeem');
  const player = usePlayer();
  const coin = useSession((state) => state.player.coin);
  const available = availableCoins(coin);
  const redemption = useRedemption();
  // Right after a login the balance is not known: better a moment's wait than a wrong word.
  const isKnown = player.data !== undefined || coin.balance > 0;
  const isEnough =
    available >= REDEEM_COINS || redemption.open !== null || redemption.done !== null;
  return (
    <Page backTo={paths.home.href()}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.columns}>
        <div className={css.column}>
          <section className={purse.purse}>
            <CoinImage size={52} />
            <div className={purse.has}>
              <span className={purse.label}>{t('available')}</span>
              <BigCoins value={available} className={purse.figures} />
              <BalanceAge />
            </div>
            <div className={css.held}>
              <span className={purse.label}>{t('pending')}</span>
              <Coins value={coin.pending} />
            </div>
          </section>
          {!isKnown ? (
            <Skeleton rows={4} />
          ) : isEnough ? (
            <RedeemForm available={available} redemption={redemption} />
          ) : (
            <TooFewToRedeem available={available} />
          )}
          <BonusCard />
          <NextSteps />
        </div>
        <PastRedemptions />
      </div>
    </Page>
  );
};
