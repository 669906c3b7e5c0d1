import { useTranslation } from 'react-i18next';
import { FIND_GAME } from '#contract/facts.ts';
import type { Game } from '#games/catalogue.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { GameTag } from '#src/features/games/GameTag.tsx';
import { gameTitle } from '#src/features/games/gameTitle.ts';
import { useGameStatus } from '#src/features/games/useGameStatus.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { OfPlayers } from '#src/features/page/OfPlayers.tsx';
import { Page } from '#src/features/page/Page.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import { GameFacts } from './GameFacts.tsx';
import css from './game.module.css';
import { PlayDoor } from './PlayDoor.tsx';
import { Screenshots } from './Screenshots.tsx';
import { Stats } from './Stats.tsx';

const FindShelf = lazyPart('FindShelf', () => import('#src/features/progress/FindShelf.tsx'));
const BestLine = lazyPart('BestLine', () => import('#src/features/progress/BestLine.tsx'));

/** A game before it is played: what it is, what it pays, and the way in. */
export const GamePage = ({ game }: { game: Game }) => {
  const { t } = useTranslation('games');
  const text = useGameText();
  const language = useLanguage();
  const status = useGameStatus()(game);
  const title = text(game.titleKey);
  return (
    <Page backTo={paths.games.href()}>
      <PageMeta title={gameTitle(title, text(game.alt))} description={text(game.textKey)} />
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.poster}>
            <Picture
              src={cardPicture(game, language)}
              alt={text(game.alt)}
              {...CARD_SIZE}
              isFirst
              className={css.art}
            />
          </div>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            <GameTag game={game} status={status} />
          </div>
          <p className={css.text}>{text(game.textKey)}</p>
          <section>
            <h2 className={css.heading}>{t('features')}</h2>
            <ul className={css.features}>
              {game.features.map((feature) => (
                <li key={feature}>{text(feature)}</li>
              ))}
            </ul>
          </section>
          <Screenshots game={game} />
          {game.key === FIND_GAME && (
            <OfPlayers>
              <FindShelf />
            </OfPlayers>
          )}
        </div>
        <div className={css.side}>
          <PlayDoor game={game} status={status} />
          <Stats game={game} />
          <GameFacts game={game} />
          <OfPlayers>
            <BestLine game={game.key} className={css.remain} />
          </OfPlayers>
          <section className={css.notices}>
            <h2 className={css.heading}>{t('notices')}</h2>
            <ul>
              {game.notices.map((notice) => (
                <li key={notice}>{text(notice)}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
};
