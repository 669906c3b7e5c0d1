import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#contract/day.ts';
import type { Best } from '#contract/progress.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { GAMES } from '#games/index.ts';
import { formatCoins, formatDay, formatTimes } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './bests.module.css';

const RoundPopup = lazyPart('RoundPopup', () => import('#src/features/rounds/RoundPopup.tsx'));

interface BestCardProps {
  best: Best;
  onOpen: () => void;
}

/** The whole card opens its round. */
const BestCard = ({ best: { game: key, bet, won, at }, onOpen }: BestCardProps) => {
  const { t } = useTranslation('progress');
  const text = useGameText();
  const language = useLanguage();
  const game = GAMES[key];
  return (
    <li>
      <button type="button" className={css.best} onClick={onOpen}>
        <img
          src={cardPicture(game, language)}
          {...CARD_SIZE}
          alt=""
          loading="lazy"
          className={css.picture}
        />
        <span className={css.words}>
          <strong className={css.name}>{text(game.titleKey)}</strong>
          <span className={css.paid}>{t('bests.paid', { coins: formatCoins(won) })}</span>
          <span className={css.small}>
            {bet > 0 && (
              // Rounded down: it was never more than this.
              <span>
                {t('bests.times', {
                  times: formatTimes(Math.floor((100 * won) / bet) * (UNIT / 100)),
                })}
              </span>
            )}
            <time dateTime={at}>{formatDay(dayOf(Date.parse(at)), language)}</time>
          </span>
          <span className={css.see}>
            {t('bests.see')}
            <Icon name="chevronRight" size="s" />
          </span>
        </span>
      </button>
    </li>
  );
};

/** The best round of each game, each to be watched again and checked. */
export const BestRounds = ({ bests }: { bests: readonly Best[] }) => {
  const { t } = useTranslation('progress');
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section aria-labelledby="bests">
      <h2 id="bests" className={css.heading}>
        {t('bests.title')}
      </h2>
      {bests.length === 0 ? (
        <p className={css.none}>{t('bests.none')}</p>
      ) : (
        <ul className={css.bests}>
          {bests.map((best) => (
            <BestCard key={best.game} best={best} onOpen={() => setOpened(best.roundId)} />
          ))}
        </ul>
      )}
      <Suspense>
        {opened !== null && <RoundPopup id={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
};
