import { useTranslation } from 'react-i18next';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './ambassador.module.css';

const STANDS = [
  ['fair', 'games', paths.games.href()],
  ['responsibleGaming', 'responsibleGaming', paths.settingResponsibleGaming.href()],
  ['book', 'history', paths.transaction.href()],
] as const satisfies [string, IconName, string][];

/** What she stands for, each with the way to where it is kept. */
export const Stands = () => {
  const { t } = useTranslation('ambassador');
  return (
    <section aria-labelledby="stands">
      <h2 id="stands" className={css.heading}>
        {t('stands.title')}
      </h2>
      <ul className={css.stands}>
        {STANDS.map(([stand, icon, to]) => (
          <li key={stand} className={css.stand}>
            <span className={css.medal}>
              <Icon name={icon} />
            </span>
            <h3 className={css.name}>{t(`stands.${stand}.title`)}</h3>
            <p className={css.text}>{t(`stands.${stand}.text`)}</p>
            <Link to={to} className={css.go}>
              {t(`stands.${stand}.go`)}
              <Icon name="chevronRight" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
