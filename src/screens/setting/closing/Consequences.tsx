import { useTranslation } from 'react-i18next';
import type { ClosingAnswer } from '#contract/closing.ts';
import { COIN } from '#contract/coins.ts';
import { formatCoins } from '#src/base/format.ts';
import { paths } from '#src/base/paths.ts';
import { Facts } from '#src/features/settings/Facts.tsx';
import css from '#src/features/settings/facts.module.css';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

interface ConsequencesProps {
  closing: ClosingAnswer;
  onClose: () => void;
}

/** What is lost and what stays; in place of the way to it what has to be over before, and where that is. */
export const Consequences = ({ closing, onClose }: ConsequencesProps) => {
  const { t } = useTranslation('account');
  const { t: games } = useTranslation('game');
  const { coins, openRounds, pendingRedemptions, unpaidPrizes } = closing;
  const isOpen = openRounds.length + pendingRedemptions + unpaidPrizes > 0;
  return (
    <div className={css.column}>
      <Facts
        icon="warning"
        title={t('closing.lost')}
        facts={[
          t('closing.coins', { coins: formatCoins(coins) }),
          t('closing.account'),
          t('closing.rejoin'),
        ]}
      />
      <Facts title={t('closing.stays')} facts={[t('closing.books'), t('closing.pause')]} />
      {isOpen ? (
        <section className={css.facts} aria-label={t('closing.first')}>
          <h2 className={css.title}>{t('closing.first')}</h2>
          {openRounds.map((game) => (
            <ButtonLink key={game} to={paths.play.href(game)} look="quiet" icon="play" isWide>
              {t('closing.round', { game: games(`${game}.about.title`) })}
            </ButtonLink>
          ))}
          {pendingRedemptions > 0 && (
            <ButtonLink to={paths.redeem.href()} look="quiet" icon="redeem" isWide>
              {t('closing.redemption')}
            </ButtonLink>
          )}
          {unpaidPrizes > 0 && (
            <ButtonLink to={paths.helpdesk.href()} look="quiet" icon="helpdesk" isWide>
              {t('closing.prize')}
            </ButtonLink>
          )}
        </section>
      ) : (
        <>
          {coins >= COIN && (
            <ButtonLink to={paths.redeem.href()} look="quiet" icon="redeem" isWide>
              {t('closing.redeem')}
            </ButtonLink>
          )}
          <Button look="quiet" isWide icon="close" onClick={onClose}>
            {t('closing.submit')}
          </Button>
        </>
      )}
    </div>
  );
};
