import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN, REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import { formatCount, formatCredit } from '#src/base/format.ts';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { usePin } from '#src/features/account/pin.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { useWait } from '#src/ui/wait/useWait.ts';
import { forgetAmount, keepAmount, keptAmount } from './amount.ts';
import { Gives } from './Gives.tsx';
import { Refused } from './Refused.tsx';
import css from './redeem.module.css';
import { Stepper } from './Stepper.tsx';
import { REDEEM_TYP, type Redemption } from './useRedemption.ts';

const loadConfirm = () => import('./ConfirmPopup.tsx');
const ConfirmPopup = lazyPart('ConfirmPopup', loadConfirm);

interface RedeemFormProps {
  /** Hundredths of a coin. */
  available: number;
  redemption: Redemption;
}

/** How many coins, what they give, and the one button; the PIN is asked for before it counts. */
export const RedeemForm = ({ available, redemption }: RedeemFormProps) => {
  const { t } = useTranslation('redeem');
  const { open, failure, pinFailure, isBusy, send, done } = redemption;
  const [wanted, setWanted] = useState(keptAmount);
  const [isAsking, setAsking] = useState(false);
  const wait = useWait(REDEEM_TYP);
  // Known before it is asked for: the popup opens with what is true.
  usePin();
  const most = Math.max(REDEEM_COINS, Math.floor(available / REDEEM_COINS) * REDEEM_COINS);
  const coins = open?.coins ?? done?.coins ?? Math.min(wanted, most);
  const sen = (coins / REDEEM_COINS) * REDEEM_CREDIT_SEN;
  const words = formatCount(coins / COIN);
  const isEnough = available >= REDEEM_COINS;

  useEffect(() => {
    // A PIN is asked for again in its place, wherever its refusal comes; all else is told here.
    if (pinFailure !== null) setAsking(true);
    else if (failure !== null) setAsking(false);
  }, [pinFailure, failure]);

  const choose = (next: number) => {
    keepAmount(next);
    setWanted(next);
    redemption.clear();
  };
  const close = () => {
    setAsking(false);
    if (pinFailure !== null) redemption.clear();
    if (done === null) return;
    redemption.again();
    forgetAmount();
    setWanted(REDEEM_COINS);
  };

  return (
    <section className={css.form} aria-label={t('amount')}>
      <Stepper
        value={coins}
        most={most}
        isFixed={open !== null || isBusy || !isEnough}
        onChange={choose}
      />
      <Gives sen={sen} />
      <TooFrequent typ={REDEEM_TYP} />
      <Refused redemption={redemption} />
      <Button
        isWide
        isBusy={isBusy}
        disabled={wait > 0 || (!isEnough && open === null)}
        className={css.submit}
        onPointerEnter={() => ahead(loadConfirm)}
        onClick={() => {
          redemption.clear();
          setAsking(true);
        }}
      >
        {open === null ? t('submit', { coins: words }) : t('finish')}
      </Button>
      <Suspense>
        {(isAsking || done !== null) && (
          <ConfirmPopup
            coins={words}
            credit={formatCredit(done?.creditSen ?? sen)}
            redemption={redemption}
            onPin={(pin) => void send(coins, pin)}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
};
