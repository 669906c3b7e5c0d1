import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import picture from '#assets/ui/empty-games.svg?url';
import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { randomShare } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ClosedUntil } from './ClosedUntil.tsx';
import css from './maintenance.module.css';
import { nextLook } from './nextLook.ts';

/** The club is closed for a while; the guard brings one back to where one was once it is open. */
export const MaintenanceScreen = () => {
  const { t } = useTranslation('errors');
  const status = useLoaderData<MaintenanceAnswer | null>();
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  const until = status?.mDateTime ?? null;
  const look = useEffectEvent(async () => {
    await revalidate();
    setTries((before) => before + 1);
  });
  useEffect(() => {
    const wait = nextLook(tries, { until, now: wallClock.now(), share: randomShare() });
    return wallClock.later(wait, () => void look());
  }, [tries, until]);
  // Who comes back to the page, or to the network, need not wait for it.
  useEffect(() => {
    const onBack = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', onBack);
    window.addEventListener('online', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('online', onBack);
    };
  }, []);
  return (
    <Page>
      <PageMeta title={t('maintenance.metaTitle')} description={t('maintenance.text')} isHidden />
      <Lost picture={picture} title={t('maintenance.title')} text={t('maintenance.text')}>
        <ClosedUntil until={until} />
        <Button icon="refresh" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('maintenance.again')}
        </Button>
        <p className={css.auto}>{t('maintenance.auto')}</p>
      </Lost>
    </Page>
  );
};
