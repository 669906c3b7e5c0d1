import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCoins } from '#src/base/format.ts';
import { BalanceAge } from '#src/features/club/coins/BalanceAge.tsx';
import { BigCoins, CoinImage } from '#src/features/club/coins/Coins.tsx';
import purse from '#src/features/club/coins/purse.module.css';
import { useCollect } from '#src/features/progress/progress.ts';
import { availableOf, useSession } from '#src/session/store.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import css from './collect.module.css';

/** What has come, in the place of the button that brought it. */
const Collected = ({ coins }: { coins: number }) => {
  const { t } = useTranslation('progress');
  const words = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={css.collected} role="status">
      <span className={css.seal}>
        <Icon name="check" size="s" />
      </span>
      {t('collected', { amount: formatCoins(coins) })}
    </p>
  );
};

/** The balance, and the rewards that are reached and not in it yet; `due` in hundredths of a coin. */
export const CollectCard = ({ due }: { due: number }) => {
  const { t } = useTranslation('progress');
  const { errorText } = useMessage();
  const { collect, isPending, error } = useCollect();
  const [collected, setCollected] = useState<number | null>(null);
  const available = useSession(availableOf);
  return (
    <section className={purse.purse} aria-label={t('balance')}>
      <span className={css.coin} data-has-come={collected !== null}>
        <CoinImage size={52} />
      </span>
      <div className={purse.has}>
        <span className={purse.label}>{t('balance')}</span>
        <BigCoins value={available} className={purse.figures} />
        <BalanceAge />
      </div>
      {due > 0 ? (
        <div className={css.due}>
          <p>{t('due', { amount: formatCoins(due) })}</p>
          {error && <Alert>{errorText(error)}</Alert>}
          <OnlineButton
            isWide
            icon="gift"
            isBusy={isPending}
            onClick={() => void collect(() => setCollected(due))}
          >
            {t('collect')}
          </OnlineButton>
        </div>
      ) : (
        collected !== null && <Collected coins={collected} />
      )}
    </section>
  );
};
