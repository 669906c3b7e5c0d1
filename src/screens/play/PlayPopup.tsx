import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import { paths } from '#src/app/paths.ts';
import { Button, ButtonLink } from '#src/parts/button/Button.tsx';
import { Popup } from '#src/parts/popup/Popup.tsx';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import css from './play.module.css';

interface PausePopupProps {
  game: Game;
  isOpen: boolean;
  onClose: () => void;
  fullscreen: { isOffered: boolean; isOn: boolean; toggle: () => void };
}

/** Between two questions: sound, full screen, the rules, and the way out. Clocks go on. */
export const PausePopup = ({ game, isOpen, onClose, fullscreen }: PausePopupProps) => {
  const { t } = useTranslation('play');
  const { t: tGames } = useTranslation('games');
  const text = tGames as (key: string) => string;
  const isSoundOn = useSession((state) => state.game.isMusicOn || state.game.isEffectsOn);
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('pause')} description={t('pauseText')}>
      <div className={css.menu}>
        <Button icon="play" isWide onClick={onClose}>
          {t('resume')}
        </Button>
        <Button
          look="quiet"
          isWide
          onClick={() => changeGameSettings({ isMusicOn: !isSoundOn, isEffectsOn: !isSoundOn })}
        >
          {t(isSoundOn ? 'sound.off' : 'sound.on')}
        </Button>
        {fullscreen.isOffered && (
          <Button look="quiet" isWide onClick={fullscreen.toggle}>
            {t(fullscreen.isOn ? 'fullscreen.exit' : 'fullscreen.enter')}
          </Button>
        )}
        <section className={css.rules}>
          <h3>{t('rules')}</h3>
          <ul>
            {[...game.features, ...game.notices].map((key) => (
              <li key={key}>{text(key)}</li>
            ))}
          </ul>
        </section>
        <ButtonLink to={paths.games.href()} look="plain" isWide icon="back">
          {t('leave')}
        </ButtonLink>
      </div>
    </Popup>
  );
};
