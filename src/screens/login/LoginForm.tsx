import { useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Entrance } from '#src/features/account/entrance/Entrance.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import css from './login.module.css';
import { PasswordStep } from './PasswordStep.tsx';
import { RESET_STEP } from './resetStep.ts';
import { TelegramLogin } from './TelegramLogin.tsx';
import { UidStep } from './UidStep.tsx';
import { useLoginSteps } from './useLoginSteps.ts';

interface LoginFormProps {
  uid: string;
  onUid: (uid: string) => void;
  /** Its password was just set anew: it is asked for at once. */
  hasReset: boolean;
}

/** UID first, then its password: one thing asked at a time. */
export const LoginForm = ({ uid, onUid, hasReset }: LoginFormProps) => {
  const { t } = useTranslation('login');
  const login = useLoginSteps(uid, hasReset ? 'password' : 'uid');
  const typeUid = (next: string) => {
    onUid(next);
    login.clearError();
  };
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Entrance title={t('title')} text={t('text')}>
        <LoginNotice notice={login.notice} hasReset={hasReset} wait={login.wait} />
        <form className={css.form} onSubmit={login.submit} noValidate>
          {login.step === 'uid' ? (
            <UidStep
              uid={uid}
              onUid={typeUid}
              isRemembered={login.isRemembered}
              onRemembered={login.setRemembered}
              error={login.error}
            />
          ) : (
            <PasswordStep
              uid={uid}
              password={login.password}
              onPassword={login.setPassword}
              error={login.error}
              isBusy={login.isBusy}
              isLocked={login.wait > 0}
              onBack={login.back}
            />
          )}
        </form>
        <TelegramLogin />
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
