import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import css from './words.module.css';

/** What a visitor is told and may do. */
export const Welcome = () => {
  const { t } = useTranslation('home');
  return (
    <>
      <p className={css.eyebrow}>{t('visitor.eyebrow')}</p>
      <h1 className={css.title}>{t('visitor.title')}</h1>
      <p className={css.text}>{t('visitor.text')}</p>
      <div className={css.doors}>
        <ButtonLink to={paths.register.href()}>{t('visitor.join')}</ButtonLink>
        <ButtonLink to={paths.login.href()} look="quiet">
          {t('visitor.login')}
        </ButtonLink>
      </div>
    </>
  );
};
