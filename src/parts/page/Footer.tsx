import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { BRAND } from '#src/brand.ts';
import { PatternBorder } from '../pattern/PatternBorder.tsx';
import css from './footer.module.css';

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={css.footer}>
      <PatternBorder />
      <nav className={css.links} aria-label={BRAND.name}>
        <Link to={paths.terms.href()}>{t('footer.terms')}</Link>
        <Link to={paths.privacy.href()}>{t('footer.privacy')}</Link>
      </nav>
    </footer>
  );
};
