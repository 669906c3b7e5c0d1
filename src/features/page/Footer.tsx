import { useTranslation } from 'react-i18next';
import { BRAND } from '#src/base/brand.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { PatternBorder } from '#src/ui/pattern/PatternBorder.tsx';
import { AgeMark } from './AgeMark.tsx';
import css from './footer.module.css';

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className={css.footer}>
      <PatternBorder />
      <nav className={css.links} aria-label={BRAND.name}>
        <Link to={paths.terms.href()}>{t('footer.terms')}</Link>
        <Link to={paths.privacy.href()}>{t('footer.privacy')}</Link>
        <Link to={paths.responsibleGaming.href()}>{t('footer.help')}</Link>
      </nav>
      <AgeMark />
    </footer>
  );
};
