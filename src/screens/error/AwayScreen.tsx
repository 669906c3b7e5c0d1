import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/error.svg?url';
import { wallClock } from '#engine/core/clock.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { isReachable } from '#src/base/reach.ts';
import { Lost } from '#src/features/page/Lost.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** How often it looks by itself whether the server answers again. Milliseconds. */
const LOOK_MS = 5_000;

interface AwayScreenProps {
  /** A whole load: what failed may be remembered as failed. Only a server that answers is asked for it. */
  reload?: () => void;
}

/** A screen, or what it shows, can't be had without the network; it comes by itself when that is back. */
export const AwayScreen = ({ reload = () => window.location.reload() }: AwayScreenProps) => {
  const { t } = useTranslation('away');
  const [state, setState] = useState<'waiting' | 'asking' | 'still'>('waiting');
  const look = useEffectEvent(async () => {
    if (await isReachable()) reload();
  });
  useEffect(() => {
    const comeBack = () => void look();
    const stop = wallClock.every(LOOK_MS, comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      stop();
      window.removeEventListener('online', comeBack);
    };
  }, []);
  const again = async () => {
    setState('asking');
    if (!(await isReachable())) setState('still');
    else reload();
  };
  return (
    // Where not even the texts could be had, the bar would have no words.
    <Page hasNav={i18next.exists('nav.label')}>
      <PageMeta title={t('metaTitle')} description={t('text')} isHidden />
      <Lost picture={picture} title={t('title')} text={t('text')}>
        <Button icon="refresh" isBusy={state === 'asking'} onClick={() => void again()}>
          {t('again')}
        </Button>
        <p role="status">{state === 'still' && t('still')}</p>
      </Lost>
    </Page>
  );
};
