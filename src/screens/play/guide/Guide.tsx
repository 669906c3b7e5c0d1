import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import hand from '#assets/ui/hand.svg?url';
import type { GameKey } from '#contract/games.ts';
import type { GuidePicture, GuideSteps } from '#games/chrome.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import css from './guide.module.css';

const GUIDES = import.meta.glob<GuideSteps>('/games/*/guide.ts', { eager: true, import: 'guide' });

/** Of a game whose guide has no pictures. */
const WORDS: GuidePicture = { images: [] };

const Picture = ({ images, tapped, isLit }: GuidePicture) => (
  <div className={clsx(css.picture, isLit && css.lit)} aria-hidden="true">
    {images.map((image, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pictures of a row may be alike.
      <span key={at} className={css.image}>
        <img src={image} alt="" width={72} height={72} />
        {at === tapped && <img src={hand} alt="" className={css.hand} width={44} height={55} />}
      </span>
    ))}
  </div>
);

/** How a game is played, in three steps with a picture each; it can be left at any of them. */
export const Guide = ({ game, onDone }: { game: GameKey; onDone: () => void }) => {
  const { t } = useTranslation(['play', 'game']);
  const [step, setStep] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const steps = GUIDES[`/games/${game}/guide.ts`] ?? [WORDS, WORDS, WORDS];
  const picture = steps[step];
  const isLast = step === steps.length - 1;
  useEffect(() => {
    // With text at twice its size a step is higher than the screen: each begins at its picture.
    if (step > 0) root.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  if (!picture) return null;
  return (
    <div ref={root} className={css.guide}>
      <Picture key={step} {...picture} />
      <p className={css.words} aria-live="polite">
        <span className={a11y.visuallyHidden}>
          {t('guide.step', { at: step + 1, of: steps.length })}{' '}
        </span>
        {t(`game:${game}.guide.${(step + 1) as 1 | 2 | 3}`)}
      </p>
      <p className={css.dots} aria-hidden="true">
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
          <span key={at} className={at === step ? css.here : undefined} />
        ))}
      </p>
      <div className={css.ways}>
        <Button look="plain" onClick={onDone}>
          {t('guide.skip')}
        </Button>
        <Button onClick={isLast ? onDone : () => setStep(step + 1)}>
          {t(isLast ? 'guide.ready' : 'guide.next')}
        </Button>
      </div>
    </div>
  );
};
