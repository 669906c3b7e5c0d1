import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './carousel.module.css';
import { useAutoplay } from './useAutoplay.ts';
import { usePlaces } from './usePlaces.ts';

/** More dots than this are no longer counted at a glance. */
const MOST_DOTS = 6;

interface CarouselProps {
  slides: readonly { key: number; slide: ReactNode }[];
  /** Each slide holds something to press: then the row itself need not take the focus. */
  isPressable: boolean;
}

/** Slides in a row: swiped, stepped through, or moving by themselves until somebody stops them. */
export const Carousel = ({ slides, isPressable }: CarouselProps) => {
  const { t } = useTranslation('home');
  const track = useRef<HTMLDivElement>(null);
  const { at, places, goTo } = usePlaces(track, slides.length);
  const next = () => goTo((at + 1) % places);
  const { isOffered, isPlaying, isMoving, toggle, holding } = useAutoplay(at, places, next);
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={t('banners.label')}
      {...holding}
    >
      <div
        ref={track}
        className={css.track}
        aria-live={isMoving ? 'off' : 'polite'}
        {...(!isPressable && { tabIndex: 0 })}
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
      {places > 1 && (
        <div className={css.controls}>
          {isOffered && (
            <button
              type="button"
              className={css.control}
              aria-label={t(isPlaying ? 'banners.stop' : 'banners.start')}
              onClick={toggle}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} size="s" />
            </button>
          )}
          <span className={css.dots}>
            {places > MOST_DOTS ? (
              <span className={css.count}>
                {t('banners.place', { number: at + 1, of: places })}
              </span>
            ) : (
              slides
                .slice(0, places)
                .map(({ key }, index) => (
                  <button
                    key={key}
                    type="button"
                    className={css.dot}
                    aria-label={t('banners.show', { number: index + 1 })}
                    aria-current={index === at || undefined}
                    onClick={() => goTo(index)}
                  />
                ))
            )}
          </span>
          <button
            type="button"
            className={css.control}
            aria-label={t('banners.previous')}
            onClick={() => goTo((at - 1 + places) % places)}
          >
            <Icon name="chevronLeft" size="s" />
          </button>
          <button
            type="button"
            className={css.control}
            aria-label={t('banners.next')}
            onClick={next}
          >
            <Icon name="chevronRight" size="s" />
          </button>
        </div>
      )}
    </section>
  );
};
