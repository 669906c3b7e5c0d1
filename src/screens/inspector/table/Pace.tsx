import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '#engine/bridge.ts';
import { type AdjustableClock, FRAME_MS } from '#engine/core/adjustableClock.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Choice } from '../Choice.tsx';
import css from './table.module.css';

const RATES = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 16] as const;

/** How fast the table's time passes, frame by frame where it stands, and with how much motion. */
export const Pace = ({ clock }: { clock: AdjustableClock }) => {
  const { t } = useTranslation('inspector');
  const [rate, setRate] = useState<number>(1);
  const [isPaused, setPaused] = useState(false);
  const [isCalm, setCalm] = useState(() => bridge.get().isMotionReduced);
  useEffect(() => clock.setRate(isPaused ? 0 : rate), [clock, rate, isPaused]);
  useEffect(() => {
    const before = bridge.get().isMotionReduced;
    return () => bridge.setMotionReduced(before);
  }, []);
  useEffect(() => bridge.setMotionReduced(isCalm), [isCalm]);
  return (
    <fieldset className={css.group}>
      <legend>{t('pace.title')}</legend>
      <Choice
        label={t('pace.speed')}
        value={rate}
        values={RATES}
        nameOf={(each) => t('pace.times', { times: each < 1 ? `1/${1 / each}` : each })}
        onChange={setRate}
      />
      <Button
        look="quiet"
        size="s"
        icon={isPaused ? 'play' : 'pause'}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        {t(isPaused ? 'pace.goOn' : 'pace.pause')}
      </Button>
      <Button look="quiet" size="s" disabled={!isPaused} onClick={() => clock.pass(FRAME_MS)}>
        {t('pace.step')}
      </Button>
      <label className={css.check}>
        <input type="checkbox" checked={isCalm} onChange={() => setCalm(!isCalm)} />
        {t('pace.calm')}
      </label>
    </fieldset>
  );
};
