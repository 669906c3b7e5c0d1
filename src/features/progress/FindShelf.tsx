import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#contract/day.ts';
import { FINDS, type Find } from '#games/lucky-egg/shapes.ts';
import { formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import css from './findShelf.module.css';
import { FIND_SIZE, findPicture } from './finds.ts';
import { useProgress } from './progress.ts';

/** A place of the shelf; `at`: when it was found first, null while it was not. */
const Place = ({ find, at }: { find: Find; at: string | null }) => {
  const { t } = useTranslation('finds');
  const { t: game } = useTranslation('game');
  const language = useLanguage();
  return (
    <li className={clsx(css.place, at === null && css.unknown)}>
      <img src={findPicture(find)} {...FIND_SIZE} alt="" loading="lazy" className={css.picture} />
      {at === null ? (
        <p className={css.line}>{t('unknown')}</p>
      ) : (
        <div className={css.words}>
          <h3 className={css.name}>{game(`lucky-egg.find.${find}`)}</h3>
          <p className={css.line}>{t(`line.${find}`)}</p>
          <time dateTime={at} className={css.line}>
            {t('at', { date: formatDay(dayOf(Date.parse(at)), language) })}
          </time>
        </div>
      )}
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
  const at = (find: Find) => finds.find((each) => each.find === find)?.at ?? null;
  return (
    <section aria-labelledby="finds">
      <h2 id="finds" className={css.heading}>
        {t('title')}
      </h2>
      <p className={css.intro}>{t('intro')}</p>
      <ul className={css.shelf}>
        {FINDS.map((find) => (
          <Place key={find} find={find} at={at(find)} />
        ))}
      </ul>
    </section>
  );
};
