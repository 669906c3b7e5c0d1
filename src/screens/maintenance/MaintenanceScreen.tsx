import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import picture from '#assets/ui/empty-games.svg?url';
import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { wallClock } from '#engine/clock.ts';
import { formatDate } from '#src/app/format.ts';
import { PageMeta } from '#src/app/PageMeta.tsx';
import { Button } from '#src/parts/button/Button.tsx';
import { Lost } from '#src/parts/page/Lost.tsx';
import { Page } from '#src/parts/page/Page.tsx';
import { useSession } from '#src/session/store.ts';

/** How often the page looks by itself whether the club is open again. */
const LOOK_MS = 30_000;

/** The club is closed for a while; the guard brings one back to where one was once it is open. */
export const MaintenanceScreen = () => {
  const { t } = useTranslation('errors');
  const status = useLoaderData<MaintenanceAnswer | null>();
  const language = useSession((state) => state.language);
  const { revalidate, state } = useRevalidator();
  useEffect(() => wallClock.every(LOOK_MS, () => void revalidate()), [revalidate]);
  const until = status?.mDateTime;
  return (
    <Page>
      <PageMeta title={t('maintenance.metaTitle')} description={t('maintenance.text')} isHidden />
      <Lost
        picture={picture}
        title={t('maintenance.title')}
        text={
          until
            ? t('maintenance.until', { date: formatDate(until, language) })
            : t('maintenance.text')
        }
      >
        <Button icon="refresh" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {t('maintenance.again')}
        </Button>
      </Lost>
    </Page>
  );
};
