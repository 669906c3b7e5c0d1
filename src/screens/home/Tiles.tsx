import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import sport from '#assets/ui/tile-sport.svg?inline';
import board from '#assets/ui/tile-vip-board.svg?inline';
import tier from '#assets/ui/tile-vip-tier.svg?inline';
import { useLinks } from '#src/features/club/links.ts';
import below from '#src/styles/below.module.css';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './tiles.module.css';

const TILES = [
  ['sport', sport],
  ['board', board],
  ['tier', tier],
] as const;

/** What waits in the H5 account (spec 2); not shown while nobody said where that is. */
export const Tiles = () => {
  const { t } = useTranslation('home');
  const { h5 } = useLinks();
  if (h5 === '#') return null;
  return (
    <section className={clsx(css.tiles, below.below)} aria-labelledby="tiles">
      <h2 id="tiles" className={css.title}>
        {t('tiles.label')}
      </h2>
      <ul className={css.row}>
        {TILES.map(([name, picture]) => (
          <li key={name}>
            <AwayLink href={h5} className={css.tile}>
              <img
                src={picture}
                width={320}
                height={200}
                alt=""
                loading="lazy"
                className={css.art}
              />
              <span className={css.name}>
                {t(`tiles.${name}`)}
                <Icon name="away" size="s" />
              </span>
            </AwayLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
