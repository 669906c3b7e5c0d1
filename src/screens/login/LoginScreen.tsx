import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link, useGo } from '#src/base/go.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { refusals, stored } from '#src/base/stored.ts';
import { Entrance } from '#src/features/account/entrance/Entrance.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { LoginForm } from './LoginForm.tsx';
import css from './login.module.css';
import { isResetStep } from './resetStep.ts';

const Reset = lazyPart('Reset', () => import('./Reset.tsx'));

/** The way in, and the way back to one's password. */
export const LoginScreen = () => {
  const { t } = useTranslation('login');
  const go = useGo();
  const isReset = isResetStep(useSearchParams()[0]);
  const [uid, setUid] = useState(() => stored.rememberedUid.get() ?? '');
  const [hasReset, setHasReset] = useState(false);

  const enterAnew = async (resetUid: string) => {
    setUid(resetUid);
    setHasReset(true);
    // Tries with the old one no longer count.
    refusals.forgetWait('login');
    await go(paths.login.href(), { replace: true });
  };

  if (!isReset)
    return (
      <Page hasNav>
        <LoginForm uid={uid} onUid={setUid} hasReset={hasReset} />
      </Page>
    );
  return (
    <Page hasNav>
      <PageMeta title={t('reset.title')} description={t('meta.description')} />
      <Entrance title={t('reset.title')} text={t('reset.text')}>
        <Suspense>
          <Reset uid={uid} onUid={setUid} onDone={(resetUid) => void enterAnew(resetUid)} />
        </Suspense>
        <p className={css.other}>
          <Link to={paths.login.href()} replace>
            {t('reset.back')}
          </Link>
        </p>
      </Entrance>
    </Page>
  );
};
