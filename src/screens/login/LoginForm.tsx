import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Uid } from '#contract/session.ts';
import { CallError, isTooFrequent } from '#src/base/calls/CallError.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { takeRememberedPath } from '#src/base/redirect.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { Entrance } from '#src/features/account/entrance/Entrance.tsx';
import { useLogin } from '#src/features/account/session.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { isMessageKey, useMessage } from '#src/ui/message/useMessage.ts';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import css from './login.module.css';
import { NotVip } from './NotVip.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RESET_STEP } from './resetStep.ts';
import { UidStep } from './UidStep.tsx';

interface LoginFormProps {
  uid: string;
  onUid: (uid: string) => void;
  /** Its password was just set anew: it is asked for at once. */
  hasReset: boolean;
}

/** UID first, then its password: one thing asked at a time. */
export const LoginForm = ({ uid, onUid, hasReset }: LoginFormProps) => {
  const { t } = useTranslation('login');
  const { message, errorText } = useMessage();
  const navigate = useNavigate();
  const login = useLogin();
  const once = useOnce();
  const [isRemembered, setRemembered] = useState(() => stored.rememberedUid.get() !== null);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'uid' | 'password'>(hasReset ? 'password' : 'uid');
  const [error, setError] = useState<string>();
  const [notice] = useState(() => stored.loginNotice.get());
  const [isNotVip, setNotVip] = useState(notice === 'msg.notVip');

  const submitUid = () => {
    if (!Uid.safeParse(uid).success) return setError(message('msg.invalidUid'));
    setError(undefined);
    setStep('password');
  };

  const submitPassword = async () => {
    if (password === '') return setError(t('passwordRequired'));
    setError(undefined);
    setNotVip(false);
    refusals.forgetWait('login');
    try {
      const { role } = await login.mutateAsync({ uid, password, isRemembered });
      stored.loginNotice.set(null);
      const to = role === 'player' ? takeRememberedPath() : paths.replay.href();
      await navigate(to, { replace: true });
    } catch (reason) {
      if (reason instanceof CallError && reason.message === 'msg.notVip') setNotVip(true);
      else if (!isTooFrequent(reason)) setError(errorText(reason));
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'uid') submitUid();
    else void once(submitPassword);
  };

  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Entrance title={t('title')} text={t('text')}>
        {isNotVip ? (
          <NotVip />
        ) : (
          isMessageKey(notice) && notice !== 'msg.notVip' && <Alert>{message(notice)}</Alert>
        )}
        {hasReset && (
          <p className={css.done} role="status">
            <Icon name="check" />
            {t('reset.done')}
          </p>
        )}
        <TooFrequent typ="login" />
        <form className={css.form} onSubmit={submit} noValidate>
          {step === 'uid' ? (
            <UidStep
              uid={uid}
              onUid={(next) => {
                onUid(next);
                setError(undefined);
              }}
              isRemembered={isRemembered}
              onRemembered={setRemembered}
              error={error}
            />
          ) : (
            <PasswordStep
              uid={uid}
              password={password}
              onPassword={(next) => {
                setPassword(next);
                setError(undefined);
              }}
              error={error}
              isBusy={login.isPending}
              onBack={() => {
                setError(undefined);
                setPassword('');
                setStep('uid');
              }}
            />
          )}
        </form>
        <p className={css.forgot}>
          <Link to={RESET_STEP}>{t('forgot')}</Link>
        </p>
        <p className={css.other}>
          {t('noAccount')} <Link to={paths.register.href()}>{t('register')}</Link>
        </p>
      </Entrance>
    </>
  );
};
