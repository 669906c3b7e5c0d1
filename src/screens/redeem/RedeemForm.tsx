import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN, REDEEM_COINS, REDEEM_CREDIT_SEN } from '#contract/facts.ts';
import { REDEEM_TYP } from '#contract/redemptions.ts';
import { formatCount, formatCredit } from '#src/base/format.ts';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { usePin } from '#src/features/account/pin.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { useWait } from '#src/ui/wait/useWait.ts';
import { AmountField } from './AmountField.tsx';
import { Gives } from './Gives.tsx';
import { RedemptionRefused } from './RedemptionRefused.tsx';
import css from './redeem.module.css';
import { useAmount } from './useAmount.ts';
import type { RedemptionFlow } from './useRedemption.ts';

const loadConfirm = () => import('./ConfirmPopup.tsx');
const ConfirmPopup = lazyPart('ConfirmPopup', loadConfirm);

const senOf = (coins: number) => (coins / REDEEM_COINS) * REDEEM_CREDIT_SEN;

interface RedeemFormProps {
  /** Hundredths of a coin. */
  available: number;
  redemption: RedemptionFlow;
}

/** How many coins, what they give, and the one button; the PIN is asked for before it counts. */
export const RedeemForm = ({ available, redemption }: RedeemFormProps) => {
  const { t } = useTranslation('redeem');
  const { open, failure, pinFailure, isBusy, send, done } = redemption;
  const [isAsking, setAsking] = useState(false);
  // What was pressed stands in the question, whatever becomes of the balance meanwhile.
  const [asked, setAsked] = useState(REDEEM_COINS);
  const fixed = open?.coins ?? done?.coins ?? (isBusy ? asked : null);
  const amount = useAmount(available, fixed);
  const wait = useWait(REDEEM_TYP);
  // Known before it is asked for: the popup opens with what is true.
  usePin();
  const { coins } = amount;
  const confirmed = fixed ?? asked;
  const isEnough = available >= REDEEM_COINS;

  useEffect(() => {
    // A PIN is asked for again in its place, wherever its refusal comes; all else is told here.
    if (pinFailure !== null) setAsking(true);
    else if (failure !== null) setAsking(false);
  }, [pinFailure, failure]);

  const close = () => {
    setAsking(false);
    if (pinFailure !== null) redemption.clear();
    if (done === null) return;
    redemption.again();
    amount.forget();
  };

  const label = coins === null ? t('title') : t('submit', { coins: formatCount(coins / COIN) });

  return (
    <section className={css.form} aria-label={t('amount')}>
      <AmountField
        amount={amount}
        available={available}
        isFixed={open !== null || isBusy || !isEnough}
        onChange={redemption.clear}
      />
      <Gives sen={senOf(coins ?? 0)} />
      <TooFrequent typ={REDEEM_TYP} />
      <RedemptionRefused redemption={redemption} />
      <OnlineButton
        isWide
        isBusy={isBusy}
        disabled={wait > 0 || coins === null || (!isEnough && open === null)}
        className={css.submit}
        onPointerEnter={() => ahead(loadConfirm)}
        onClick={() => {
          redemption.clear();
          if (coins !== null) setAsked(coins);
          setAsking(true);
        }}
      >
        {open === null ? label : t('finish')}
      </OnlineButton>
      <Suspense>
        {(isAsking || done !== null) && (
          <ConfirmPopup
            coins={formatCount(confirmed / COIN)}
            credit={formatCredit(done?.creditSen ?? senOf(confirmed))}
            redemption={redemption}
            onPin={(pin) => void send(confirmed, pin)}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
};
