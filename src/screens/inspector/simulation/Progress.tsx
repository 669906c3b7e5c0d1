import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { figure } from '#engine/core/figures.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { Report } from './results.ts';
import { SoFar } from './SoFar.tsx';
import css from './simulation.module.css';

interface ProgressProps {
  share: number;
  soFar: Report | null;
  isStopping: boolean;
  onStop: () => void;
}

/** How far a run is, and a way out of it. */
export const Progress = ({ share, soFar, isStopping, onStop }: ProgressProps) => {
  const { t } = useTranslation('simulation');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  // On a phone it would stand below the edge.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={css.progress}>
      <label htmlFor={id}>{t('running', { percent: `${figure(100 * share, 0, 0)}%` })}</label>
      <progress id={id} max={1} value={share} className={css.bar} />
      <Button look="quiet" size="s" icon="close" isBusy={isStopping} onClick={onStop}>
        {t('cancel')}
      </Button>
      {soFar && <SoFar report={soFar} />}
    </div>
  );
};
