import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Picture } from '#src/ui/picture/Picture.tsx';
import css from './game.module.css';

const screens = import.meta.glob<string>('../../../assets/ui/games/*/screen-*.{svg,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const SIZE = { width: 390, height: 600 };

/** Pictures from inside the game, side by side, to be looked through with a thumb or the keys. */
export const Screenshots = ({ game }: { game: Game }) => {
  const { t } = useTranslation('games');
  const title = useGameText()(game.titleKey);
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" className={css.heading}>
        {t('screenshots')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key. */}
      <ul className={css.screens} tabIndex={0} aria-labelledby="inside">
        {game.screenshots.map((file, index) => (
          <li key={file}>
            <Picture
              src={screens[`../../../assets/ui/games/${game.key}/${file}`] ?? ''}
              alt={t('screenshot', { title, number: index + 1 })}
              {...SIZE}
              className={css.screen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
