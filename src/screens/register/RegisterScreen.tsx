import { Trans, useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { Entrance } from '#src/features/account/entrance/Entrance.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import { TooFrequent } from '#src/ui/wait/TooFrequent.tsx';
import { AccountPart } from './AccountPart.tsx';
import { FromTelegram } from './FromTelegram.tsx';
import { PersonPart } from './PersonPart.tsx';
import { PhonePart } from './PhonePart.tsx';
import css from './register.module.css';
import { useFieldError } from './useFieldError.ts';
import { useRegistration } from './useRegistration.ts';

export const RegisterScreen = () => {
  const { t } = useTranslation('register');
  const { errorText } = useMessage();
  const registration = useRegistration();
  const { form, failure, isBusy, submit } = registration;
  const errorOf = useFieldError(form);
  return (
    <Page hasNav>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <Entrance title={t('title')} text={t('text')}>
        <form className={css.form} onSubmit={submit} noValidate>
          <AccountPart registration={registration} errorOf={errorOf} />
          <PersonPart registration={registration} errorOf={errorOf} />
          <PhonePart registration={registration} errorOf={errorOf} />
          <CheckField id="register-age" error={errorOf('isOfAge')} {...form.register('isOfAge')}>
            {t('ofAge')}
          </CheckField>
          <CheckField id="register-terms" error={errorOf('terms')} {...form.register('terms')}>
            <Trans
              t={t}
              i18nKey="terms"
              components={{
                terms: <Link to={paths.terms.href()} target="_blank" />,
                privacy: <Link to={paths.privacy.href()} target="_blank" />,
              }}
            />
          </CheckField>
          <FromTelegram key={String(failure)} />
          <TooFrequent typ="register" />
          {failure !== null && <Alert>{errorText(failure)}</Alert>}
          <OnlineButton type="submit" isWide isBusy={isBusy}>
            {t('submit')}
          </OnlineButton>
        </form>
        <p className={css.other}>
          {t('haveAccount')} <Link to={paths.login.href()}>{t('login')}</Link>
        </p>
      </Entrance>
    </Page>
  );
};
