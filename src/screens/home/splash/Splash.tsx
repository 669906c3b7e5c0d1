import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router';
import { wallClock } from '#engine/core/clock.ts';
import { BRAND } from '#src/base/brand.ts';
import { splashSeen } from '#src/base/stored.ts';
import { useScreen } from '#src/ui/popup/turn.ts';
import css from './splash.module.css';

/** Spec 9: home shows it for at least this long on a cold start. */
const SPLASH_MS = 5000;
const LEAVE_MS = 600;

/** How long the club's picture has stood there: index.html shows it before any script. Milliseconds. */
const sinceFirstPaint = (): number => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint ? performance.now() - paint.startTime : 0;
};

type Stage = 'shown' | 'leaving' | 'gone';

/** What lies below takes no keys while it can't be seen. */
const coveredBy = (element: HTMLElement | null): HTMLElement[] =>
  Array.from(element?.parentElement?.children ?? []).filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each !== element,
  );

/** Lies over a page that is already there, once a visit, and only where the visit begins here. */
export const Splash = () => {
  const { t } = useTranslation('home');
  const isStart = useNavigationType() === 'POP';
  const [stage, setStage] = useState<Stage>(() =>
    isStart && !splashSeen.isSet() ? 'shown' : 'gone',
  );
  const isShown = stage !== 'gone';
  const splash = useRef<HTMLDivElement>(null);
  // What would pop up waits until the club is open.
  useScreen(isShown);

  useEffect(() => {
    splashSeen.set(true);
    if (!isShown) return;
    const root = document.documentElement;
    root.style.overflow = 'hidden';
    const covered = coveredBy(splash.current);
    for (const element of covered) element.inert = true;
    const left = Math.max(0, SPLASH_MS - sinceFirstPaint());
    const stops = [
      wallClock.later(left, () => setStage('leaving')),
      wallClock.later(left + LEAVE_MS, () => setStage('gone')),
    ];
    return () => {
      root.style.overflow = '';
      for (const element of covered) element.inert = false;
      for (const stop of stops) stop();
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div ref={splash} className={css.splash} data-stage={stage} role="status">
      <div className={css.medal}>
        <span className={css.ring} aria-hidden="true" />
        <img src={BRAND.logo} width={168} height={168} alt="" className={css.logo} />
      </div>
      <p className={css.words}>{t('splash')}</p>
    </div>
  );
};
