import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCoins } from '#src/base/format.ts';
import { paths } from '#src/base/paths.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import css from './play.module.css';
import { VisitFigures } from './VisitFigures.tsx';

export type PlayView =
  | 'pause'
  | 'guide'
  | 'rules'
  | 'fair'
  | 'round'
  | 'responsibleGaming'
  | 'report';

export interface PauseMenuProps {
  onClose: () => void;
  onView: (view: PlayView) => void;
  fullscreen: { isOffered: boolean; isOn: boolean; toggle: () => void };
  /** The open round that can be given up: what is lost with it. */
  giveUp: { bet: number; isFree: boolean; act: () => void } | null;
}

/** Between two moves: sound, full screen, rules and fairness, and the ways out. Clocks go on. */
export const PauseMenu = ({ onClose, onView, fullscreen, giveUp }: PauseMenuProps) => {
  const { t } = useTranslation('play');
  const isSoundOn = useSession((state) => state.game.isMusicOn || state.game.isEffectsOn);
  const [isSure, setSure] = useState(false);
  const bet = formatCoins(giveUp?.bet ?? 0);
  if (giveUp && isSure)
    return (
      <div className={css.menu}>
        <p>{t(giveUp.isFree ? 'giveUp.back' : 'giveUp.text', { bet })}</p>
        <Button isWide onClick={() => setSure(false)}>
          {t('giveUp.stay')}
        </Button>
        <Button look="quiet" isWide onClick={giveUp.act}>
          {t(giveUp.isFree ? 'giveUp.takeBack' : 'giveUp.sure', { bet })}
        </Button>
      </div>
    );
  return (
    <div className={css.menu}>
      <Button icon="play" isWide onClick={onClose}>
        {t('resume')}
      </Button>
      <div className={css.pair}>
        <Button look="quiet" size="s" icon="play" onClick={() => onView('guide')}>
          {t('view.guide')}
        </Button>
        <Button look="quiet" size="s" icon="help" onClick={() => onView('rules')}>
          {t('view.rules')}
        </Button>
        <Button look="quiet" size="s" icon="lock" onClick={() => onView('fair')}>
          {t('view.fair')}
        </Button>
        <Button look="quiet" size="s" icon="check" onClick={() => onView('round')}>
          {t('view.round')}
        </Button>
        <Button
          look="quiet"
          size="s"
          icon="responsibleGaming"
          onClick={() => onView('responsibleGaming')}
        >
          {t('view.responsibleGaming')}
        </Button>
        <Button
          look="quiet"
          size="s"
          icon={isSoundOn ? 'soundOff' : 'sound'}
          onClick={() => changeGameSettings({ isMusicOn: !isSoundOn, isEffectsOn: !isSoundOn })}
        >
          {t(isSoundOn ? 'sound.off' : 'sound.on')}
        </Button>
        <Button look="quiet" size="s" icon="warning" onClick={() => onView('report')}>
          {t('view.report')}
        </Button>
        {fullscreen.isOffered && (
          <Button look="quiet" size="s" icon="fullscreen" onClick={fullscreen.toggle}>
            {t(fullscreen.isOn ? 'fullscreen.exit' : 'fullscreen.enter')}
          </Button>
        )}
      </div>
      <VisitFigures />
      {giveUp && (
        <Button look="plain" isWide onClick={() => setSure(true)}>
          {t('giveUp.ask')}
        </Button>
      )}
      <ButtonLink to={paths.games.href()} replace look="plain" isWide icon="back">
        {t('leave')}
      </ButtonLink>
    </div>
  );
};
