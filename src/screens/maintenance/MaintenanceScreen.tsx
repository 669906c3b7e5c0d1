import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import picture from '#assets/ui/empty-games.svg?url';
import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { wallClock } from '#engine/clock.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ClosedUntil } from './ClosedUntil.tsx';
import css from './maintenance.module.css';

/** How often the page looks by itself whether the club is open again. */
const LOOK_MS = 30_000;

/** The club is closed for a while; the guard brings one back to where one was once it is open. */
export const MaintenanceScreen = () => {
  const { t } = useTranslation('errors');
  const status = useLoaderData<MaintenanceAnswer | null>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => wallClock.every(LOOK_MS, () => void revalidate()), [revalidate]);
  return (
    <Page>
      <PageMeta title={t('maintenance.metaTitle')} description={t('maintenance.text')} isHidden />
      <Lost picture={picture} title={t('maintenance.title')} text={t('maintenance.text')}>
        <ClosedUntil until={status?.mDateTime ?? null} />
        <Button icon="refresh" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('maintenance.again')}
        </Button>
        <p className={css.auto}>{t('maintenance.auto')}</p>
      </Lost>
    </Page>
  );
};
