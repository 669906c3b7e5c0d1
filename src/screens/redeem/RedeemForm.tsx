import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN, REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import { formatCount, formatCredit } from '#src/app/format.ts';
import { Button } from '#src/parts/button/Button.tsx';
import { useCount } from '#src/parts/coins/useCount.ts';
import { Alert } from '#src/parts/form/Alert.tsx';
import { useMessage } from '#src/parts/message/useMessage.ts';
import a11y from '#src/styles/heard.module.css';
import css from './redeem.module.css';
import { Stepper } from './Stepper.tsx';
import type { Redemption } from './useRedemption.ts';

const loadConfirm = () => import('./ConfirmPopup.tsx').then((m) => ({ default: m.ConfirmPopup }));
const ConfirmPopup = lazy(loadConfirm);

interface RedeemFormProps {
  /** Hundredths of a coin. */
  available: number;
  redemption: Redemption;
}

/** How many coins, what they give, and the one button; asked once more before it counts. */
export const RedeemForm = ({ available, redemption }: RedeemFormProps) => {
  const { t } = useTranslation('redeem');
  const { errorText } = useMessage();
  const { open, failure, isBusy, send, done } = redemption;
  const [wanted, setWanted] = useState(REDEEM_COINS);
  const [isAsking, setAsking] = useState(false);
  const most = Math.max(REDEEM_COINS, Math.floor(available / REDEEM_COINS) * REDEEM_COINS);
  const coins = open?.coins ?? Math.min(wanted, most);
  const sen = (coins / REDEEM_COINS) * REDEEM_CREDIT_SEN;
  const shownSen = useCount(sen);
  const words = formatCount(coins / COIN);
  const isEnough = available >= REDEEM_COINS;

  return (
    <section className={css.form} aria-label={t('amount')}>
      <Stepper
        value={coins}
        most={most}
        isFixed={open !== null || isBusy || !isEnough}
        onChange={setWanted}
      />
      <p className={css.gives}>
        <span>{t('gives')}</span>
        <strong className={css.credit}>
          <span aria-hidden="true">{formatCredit(shownSen)}</span>
          <span className={a11y.heard} aria-live="polite">
            {formatCredit(sen)}
          </span>
        </strong>
        <span>{`${t('credit')} · ${t('rate')}`}</span>
      </p>
      {open !== null && !isBusy ? (
        <Alert>{t('retry')}</Alert>
      ) : (
        failure !== null && <Alert>{errorText(failure)}</Alert>
      )}
      <Button
        isWide
        isBusy={isBusy}
        disabled={!isEnough && open === null}
        className={css.submit}
        onPointerEnter={() => void loadConfirm()}
        onClick={() => (open === null ? setAsking(true) : void send(coins))}
      >
        {open === null ? t('submit', { coins: words }) : t('finish')}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmPopup
            kind="ask"
            coins={words}
            credit={formatCredit(sen)}
            onNo={() => setAsking(false)}
            onYes={() => {
              setAsking(false);
              void send(coins);
            }}
          />
        )}
        {done !== null && (
          <ConfirmPopup
            kind="done"
            credit={formatCredit(done.creditSen)}
            onNo={() => {
              redemption.again();
              setWanted(REDEEM_COINS);
            }}
          />
        )}
      </Suspense>
    </section>
  );
};
