import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Uid } from '#contract/session.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './login.module.css';
import { UidField } from './UidField.tsx';

interface AskCodeProps {
  uid: string;
  onUid: (uid: string) => void;
  /** The family of the call in an error's `typ`. */
  typ: ErrorTyp;
  failure: unknown;
  isBusy: boolean;
  onSend: (uid: string) => void;
}

const FIELD = 'reset-uid';

/** Whose password it is. Whether anybody has the UID is not told. */
export const AskCode = ({ uid, onUid, typ, failure, isBusy, onSend }: AskCodeProps) => {
  const { t } = useTranslation('register');
  const { message, errorText } = useMessage();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Uid.safeParse(uid).success) return onSend(uid);
    setError(message('msg.invalidUid'));
    document.getElementById(FIELD)?.focus();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <UidField
        id={FIELD}
        uid={uid}
        onUid={(next) => {
          setError(undefined);
          onUid(next);
        }}
        error={error}
      />
      <TooFrequent typ={typ} />
      {failure !== null && <Alert>{errorText(failure)}</Alert>}
      <OnlineButton type="submit" isWide icon="phone" isBusy={isBusy}>
        {t('send')}
      </OnlineButton>
    </form>
  );
};
