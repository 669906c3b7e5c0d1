import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FINDS, type Find } from '#games/lucky-egg/shapes.ts';
import css from './findShelf.module.css';
import { FIND_SIZE, findPicture } from './finds.ts';
import { useProgress } from './progress.ts';

const Place = ({ find, isFound }: { find: Find; isFound: boolean }) => {
  const { t } = useTranslation('finds');
  const { t: game } = useTranslation('game');
  return (
    <li className={clsx(css.place, !isFound && css.unknown)}>
      <img src={findPicture(find)} {...FIND_SIZE} alt="" loading="lazy" className={css.picture} />
      <div className={css.words}>
        {isFound && <h3 className={css.name}>{game(`lucky-egg.find.${find}`)}</h3>}
        <p className={css.line}>{t(isFound ? `line.${find}` : 'unknown')}</p>
      </div>
    </li>
  );
};

/**
 * The finds of the nest, those not found as outlines. It says neither how many are missing nor how likely one is: who
 * is told that one is left stakes for it.
 */
export const FindShelf = () => {
  const { t } = useTranslation('finds');
  const finds = useProgress().data?.progress?.finds;
  if (!finds) return null;
  const found = new Set(finds.map(({ find }) => find));
  return (
    <section aria-labelledby="finds">
      <h2 id="finds" className={css.heading}>
        {t('title')}
      </h2>
      <p className={css.intro}>{t('intro')}</p>
      <ul className={css.shelf}>
        {FINDS.map((find) => (
          <Place key={find} find={find} isFound={found.has(find)} />
        ))}
      </ul>
    </section>
  );
};
