import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIN_TRIES, TransactionPin } from '#contract/account.ts';
import type { CallError } from '#src/base/calls/CallError.ts';
import { Link } from '#src/base/go.ts';
import { MainButton } from '#src/features/telegram/MainButton.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PinField } from '#src/ui/field/PinField.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import css from './pin.module.css';
import { PIN_PATH } from './pinPath.ts';

interface AskPinProps {
  /** Why the last PIN did not do. */
  failure: CallError | null;
  /** Wrong tries before it locks; null: not known. */
  triesLeft: number | null;
  isBusy: boolean;
  onPin: (pin: string) => void;
  onNo: () => void;
}

const FIELD = 'redeem-pin';

/** The PIN, kept here and nowhere else until it is sent. */
export const AskPin = ({ failure, triesLeft, isBusy, onPin, onNo }: AskPinProps) => {
  const { t } = useTranslation('redeem');
  const { message, errorText } = useMessage();
  const [pin, setPin] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  // A PIN that was wrong is typed anew; the field is the one thing to do here.
  useEffect(() => {
    if (failure !== null) setPin('');
    document.getElementById(FIELD)?.focus();
  }, [failure]);

  const wrong = failure !== null ? errorText(failure) : undefined;
  const isCounting = triesLeft !== null && triesLeft < PIN_TRIES;
  const send = () => {
    if (!TransactionPin.safeParse(pin).success) return setIncomplete(true);
    onPin(pin);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={css.ask} onSubmit={submit} noValidate autoComplete="off">
      <PinField
        id={FIELD}
        label={t('pin.label')}
        error={isIncomplete ? message('msg.wrongTransactionPin') : pin === '' ? wrong : undefined}
        hint={isCounting ? t('pin.left', { left: triesLeft }) : t('pin.hint')}
        value={pin}
        onChange={(next) => {
          setPin(next);
          setIncomplete(false);
        }}
      />
      <MainButton text={t('confirm.yes')} isBusy={isBusy} onPress={send}>
        <OnlineButton type="submit" isWide isBusy={isBusy}>
          {t('confirm.yes')}
        </OnlineButton>
      </MainButton>
      <span className={css.ways}>
        <Button look="plain" size="s" onClick={onNo}>
          {t('confirm.no')}
        </Button>
        <Link to={PIN_PATH} replace className={css.forgot}>
          {t('pin.forgot')}
        </Link>
      </span>
    </form>
  );
};
