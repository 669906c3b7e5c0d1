import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import usual from '#assets/ui/egg-banner.svg?inline';
import merdeka from '#assets/ui/egg-banner-merdeka.svg?inline';
import { wallClock } from '#engine/core/clock.ts';
import { card } from '#games/lucky-egg/card.ts';
import { isNationalDress } from '#games/lucky-egg/dress.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { eggBannerClosed, inAppNoticeClosed } from '#src/base/stored.ts';
import { useInApp } from '#src/features/browser/here.ts';
import { useClub } from '#src/features/club/refresh.ts';
import { useGameStatus } from '#src/features/games/useGameStatus.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './egg.module.css';
import { useDrag } from './useDrag.ts';

/** The notice of an app's own browser stands where the egg would. */
const isUnderNotice = () => useInApp.getState().app !== null && !inAppNoticeClosed.isSet();

/** It can be dragged about, closed, or followed into its game. */
const Egg = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const room = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const { point, isPlaced, isHeld, isPassing, handlers } = useDrag(room, banner);
  const how = useId();
  const isNational = isNationalDress(wallClock.now());
  return (
    <div ref={room} className={css.room}>
      <div
        ref={banner}
        className={css.banner}
        data-placed={isPlaced || undefined}
        data-held={isHeld || undefined}
        data-passing={isPassing || undefined}
        style={point ? { translate: `${point.x}px ${point.y}px` } : { visibility: 'hidden' }}
      >
        <Link
          to={paths.game.href(card.key)}
          className={css.egg}
          draggable={false}
          aria-describedby={how}
          {...handlers}
        >
          <img
            src={isNational ? merdeka : usual}
            width={144}
            height={144}
            alt={t('egg.open')}
            draggable={false}
          />
        </Link>
        <span id={how} className={a11y.visuallyHidden}>
          {t('egg.move')}
        </span>
        <button type="button" className={css.close} aria-label={t('egg.close')} onClick={onClose}>
          <span className={css.cross}>
            <Icon name="close" size="s" />
          </span>
        </button>
      </div>
    </div>
  );
};

/** The lucky egg that floats over home while its event is on; once closed, gone for the visit. */
export const EggBanner = () => {
  const [isClosed, setClosed] = useState(() => eggBannerClosed.isSet() || isUnderNotice());
  // Before the answer nobody knows whether the event is on: it would come and go at once.
  const { isPending } = useClub();
  const status = useGameStatus()(card);
  if (isClosed || isPending || status === 'upcoming' || status === 'ended') return null;
  const close = () => {
    eggBannerClosed.set(true);
    setClosed(true);
  };
  return <Egg onClose={close} />;
};
