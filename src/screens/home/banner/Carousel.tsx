import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './carousel.module.css';
import { SlideControls } from './SlideControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { usePlaces } from './usePlaces.ts';

interface CarouselProps {
  slides: readonly { key: number; slide: ReactNode }[];
  /** Each slide holds something to press: then the row itself need not take the focus. */
  isPressable: boolean;
}

/** Slides in a row: swiped, stepped through, or moving by themselves until somebody stops them. */
export const Carousel = ({ slides, isPressable }: CarouselProps) => {
  const { t } = useTranslation('home');
  const { view, at, places, goTo } = usePlaces(slides.length);
  const next = () => goTo((at + 1) % places);
  const { isOffered, isPlaying, isMoving, toggle, holding } = useAutoplay(at, places, next);
  const step = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (target !== currentTarget) return;
    if (key === 'ArrowRight') goTo(Math.min(at + 1, places - 1));
    if (key === 'ArrowLeft') goTo(Math.max(at - 1, 0));
  };
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={t('banners.label')}
      {...holding}
    >
      <div className={css.window}>
        <div ref={view}>
          <div
            className={css.track}
            aria-live={isMoving ? 'off' : 'polite'}
            {...(!isPressable && { tabIndex: 0, onKeyDown: step })}
          >
            {slides.map(({ key, slide }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
              <div
                key={key}
                role="group"
                aria-roledescription={t('banners.slide')}
                aria-label={t('banners.place', { number: index + 1, of: slides.length })}
                className={css.slide}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
      </div>
      {places > 1 && (
        <SlideControls
          at={at}
          places={places}
          goTo={goTo}
          autoplay={isOffered ? { isPlaying, toggle } : null}
        />
      )}
    </section>
  );
};
