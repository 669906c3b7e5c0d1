import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { logFailure } from '#src/base/log.ts';
import { paths } from '#src/base/paths.ts';
import { useCopy } from '#src/features/browser/useCopy.ts';
import { useSession } from '#src/session/store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './invite.module.css';

const Qr = lazyPart('Qr', () => import('./Qr.tsx'));

/** Where a friend joins, with this player's UID as the referrer (`keepAffiliate`). */
const linkOf = (uid: string): string => {
  const link = new URL(paths.register.href(), window.location.origin);
  link.searchParams.set('affi', uid);
  return link.href;
};

/** A player's own link for a friend: to share, to copy, to scan. */
export const Invite = () => {
  const { t } = useTranslation('ambassador');
  const uid = useSession(({ player }) => player.uid);
  const { copied, copy } = useCopy();
  const field = useId();
  const link = linkOf(uid);
  const mayShare = 'share' in navigator;

  const share = async () => {
    try {
      await navigator.share({ text: t('invite.message'), url: link });
    } catch (error) {
      // The player turned back.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logFailure('A link was not shared', error);
      await copy(link);
    }
  };
  return (
    <section className={css.invite} aria-labelledby="invite">
      <h2 id="invite" className={css.title}>
        {t('invite.title')}
      </h2>
      <p className={css.text}>{t('invite.text')}</p>
      <Link to={paths.promotions.href()} className={css.go}>
        {t('invite.promotions')}
        <Icon name="chevronRight" size="s" />
      </Link>
      <div className={css.code}>
        <Suspense>
          <Qr text={link} label={t('invite.qr')} />
        </Suspense>
      </div>
      <div className={css.ways}>
        <label htmlFor={field} className={css.label}>
          {t('invite.link')}
        </label>
        <input
          id={field}
          readOnly
          value={link}
          className={css.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className={css.buttons}>
          {mayShare && (
            <Button icon="sponsor" onClick={() => void share()}>
              {t('invite.share')}
            </Button>
          )}
          <Button icon="copy" look={mayShare ? 'quiet' : 'gold'} onClick={() => void copy(link)}>
            {t('invite.copy')}
          </Button>
        </div>
        <p role="status" className={css.said}>
          {copied !== 'no' && t(`invite.${copied}`)}
        </p>
      </div>
    </section>
  );
};
