import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import purse from '#src/features/club/coins/purse.module.css';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import css from './setting.module.css';

/** What a visitor finds in the place of an account: the ways to one. */
export const Guest = () => {
  const { t } = useTranslation('setting');
  return (
    <section className={clsx(purse.ground, css.guest)}>
      <h2 className={css.guestTitle}>{t('guest.title')}</h2>
      <p className={css.guestText}>{t('guest.text')}</p>
      <div className={css.doors}>
        <ButtonLink to={paths.login.href()} size="s">
          {t('guest.login')}
        </ButtonLink>
        <ButtonLink to={paths.register.href()} size="s" look="quiet">
          {t('guest.join')}
        </ButtonLink>
      </div>
    </section>
  );
};
