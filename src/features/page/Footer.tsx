import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '#contract/terms.ts';
import { BRAND } from '#src/base/brand.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import css from './footer.module.css';

/** For whom the club is: a mark like a road sign's, and its words. */
const AgeMark = () => {
  const { t } = useTranslation();
  return (
    <p className={css.age}>
      <span className={css.mark} aria-hidden="true">{`${LEAST_AGE}+`}</span>
      {t('footer.age')}
    </p>
  );
};

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={css.footer}>
      <div className={css.tiles} aria-hidden="true" />
      <nav className={css.links} aria-label={BRAND.name}>
        <Link to={paths.terms.href()}>{t('footer.terms')}</Link>
        <Link to={paths.privacy.href()}>{t('footer.privacy')}</Link>
        <Link to={paths.responsibleGaming.href()}>{t('footer.help')}</Link>
      </nav>
      <AgeMark />
    </footer>
  );
};
