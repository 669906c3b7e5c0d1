import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '#assets/ui/in-app-browser.svg?url';
import { inAppNoticeClosed } from '#src/base/stored.ts';
import { Button, ButtonAway } from '#src/ui/button/Button.tsx';
import { Drawing } from '#src/ui/picture/Drawing.tsx';
import { type InApp, NAMELESS, wayOut } from './inApp.ts';
import css from './notice.module.css';
import { useCopy } from './useCopy.ts';

/** What belongs to one visit alone is not handed on with the link. */
const addressNow = (): URL => {
  const address = new URL(window.location.href);
  address.searchParams.delete('token');
  return address;
};

/** At the top of the page in an app's own browser: why and how to leave it, and the link to take along. */
export const InAppNotice = ({ app, userAgent }: { app: InApp; userAgent: string }) => {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(inAppNoticeClosed.isSet);
  const { copied, copy } = useCopy();
  if (isClosed) return null;
  const out = wayOut(app, userAgent, addressNow());
  const name = app === NAMELESS ? t('inApp.nameless') : t('inApp.named', { app });

  const close = () => {
    inAppNoticeClosed.set(true);
    setClosed(true);
  };
  return (
    <aside data-notice className={css.notice} aria-labelledby="in-app">
      <Drawing src={picture} className={css.picture} />
      <p id="in-app" className={css.title}>
        {t('inApp.title', { app: name })}
      </p>
      <p className={css.text}>{t('inApp.text', { app: name })}</p>
      <div className={css.ways}>
        {out !== null && (
          <ButtonAway href={out} size="s" icon="away">
            {t('inApp.open')}
          </ButtonAway>
        )}
        <Button look="quiet" size="s" icon="copy" onClick={() => void copy(addressNow().href)}>
          {t('inApp.copy')}
        </Button>
        <Button look="plain" size="s" onClick={close}>
          {t('inApp.close')}
        </Button>
      </div>
      <div role="status" className={css.said}>
        {copied === 'yes' && <p>{t('inApp.copied')}</p>}
        {copied === 'byHand' && (
          <label>
            {t('inApp.byHand')}
            <input
              readOnly
              value={addressNow().href}
              className={css.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </div>
    </aside>
  );
};
