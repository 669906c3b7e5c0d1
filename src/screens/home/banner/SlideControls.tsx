import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './controls.module.css';

/** More dots than this are no longer counted at a glance. */
const MOST_DOTS = 6;

interface ControlProps {
  name: string;
  icon: IconName;
  onPress: () => void;
}

const Control = ({ name, icon, onPress }: ControlProps) => (
  <button type="button" className={css.control} aria-label={name} onClick={onPress}>
    <Icon name={icon} size="s" />
  </button>
);

interface DotsProps {
  /** The place shown, from 0. */
  at: number;
  places: number;
  goTo: (place: number) => void;
}

const Dots = ({ at, places, goTo }: DotsProps) => {
  const { t } = useTranslation('home');
  if (places > MOST_DOTS)
    return <span className={css.count}>{t('banners.place', { number: at + 1, of: places })}</span>;
  return Array.from({ length: places }, (_, place) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
      key={place}
      type="button"
      className={css.dot}
      aria-label={t('banners.show', { number: place + 1 })}
      aria-current={place === at || undefined}
      onClick={() => goTo(place)}
    />
  ));
};

interface SlideControlsProps extends DotsProps {
  /** Stops the row and starts it again; null where it never moves by itself. */
  autoplay: { isPlaying: boolean; toggle: () => void } | null;
}

/** What takes a row of slides on: a stop, a dot for each place, one back and one forth. */
export const SlideControls = ({ at, places, goTo, autoplay }: SlideControlsProps) => {
  const { t } = useTranslation('home');
  return (
    <div className={css.controls}>
      {autoplay && (
        <Control
          name={t(autoplay.isPlaying ? 'banners.stop' : 'banners.start')}
          icon={autoplay.isPlaying ? 'pause' : 'play'}
          onPress={autoplay.toggle}
        />
      )}
      <span className={css.dots}>
        <Dots at={at} places={places} goTo={goTo} />
      </span>
      <Control
        name={t('banners.previous')}
        icon="chevronLeft"
        onPress={() => goTo((at - 1 + places) % places)}
      />
      <Control
        name={t('banners.next')}
        icon="chevronRight"
        onPress={() => goTo((at + 1) % places)}
      />
    </div>
  );
};
