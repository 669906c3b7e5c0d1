import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RowSwitch } from '#src/features/settings/Row.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './volume.module.css';

interface ChannelProps {
  icon: IconName;
  label: string;
  /** What the slider is called. */
  levelLabel: string;
  isOn: boolean;
  /** 0..1. */
  volume: number;
  onSwitch: (isOn: boolean) => void;
  onVolume: (volume: number) => void;
}

/** Of a hundred; what an arrow key moves. */
const STEP = 5;

/** One of the two channels: whether it sounds, and how loud. */
export const Channel = ({ onSwitch, onVolume, levelLabel, volume, ...row }: ChannelProps) => {
  const { t } = useTranslation('setting');
  const percent = Math.round(volume * 100);
  const isHeard = row.isOn && percent > 0;
  return (
    <div className={css.channel}>
      <ul>
        <RowSwitch
          {...row}
          note={row.isOn ? (isHeard ? t('on') : t('volume.silent')) : t('off')}
          onChange={onSwitch}
        />
      </ul>
      <div className={css.level} data-heard={isHeard || undefined}>
        <input
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={percent}
          aria-label={levelLabel}
          aria-valuetext={
            percent === 0 ? t('volume.silent') : t('volume.percent', { percent: String(percent) })
          }
          className={css.slider}
          style={{ '--share': `${percent}%` } as CSSProperties}
          onChange={({ target }) => onVolume(target.valueAsNumber / 100)}
        />
        <output className={css.percent} aria-hidden="true">{`${percent}%`}</output>
      </div>
    </div>
  );
};
