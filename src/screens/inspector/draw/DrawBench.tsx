import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fraction, numberOf } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { machineOf } from '#engine/lab/replay/replay.ts';
import { createLink } from '#games/quiz-draw/machine.ts';
import { nextChances, placeChances } from '#games/quiz-draw/odds.ts';
import { ChartPanel } from '../chart/ChartPanel.tsx';
import css from './drawBench.module.css';

/** A week's prizes before its first spin, as the demo's quiz has them. */
const WEEK = { tickets: 15, bonus: 35 };
const KEYS = ['tickets', 'bonus'] as const;
const MOST = 200;

interface CountProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number within its bounds; what is none of these is not taken. */
const Count = ({ label, value, least, most, onChange }: CountProps) => {
  const id = useId();
  return (
    <label className={css.count} htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => {
          const next = Number(target.value);
          if (Number.isInteger(next) && next >= least && next <= most) onChange(next);
        }}
      />
    </label>
  );
};

/** '3/10 (30%)'. */
const chanceText = (chance: Fraction | undefined): string =>
  chance ? `${chance.over}/${chance.under} (${percentText(numberOf(chance))})` : '';

/** The quiz's draw: the chart of its machine, and its exact chances by what is left and by the place in the queue. */
export const DrawBench = () => {
  const { t } = useTranslation('inspector');
  const machine = useMemo(() => machineOf(createLink), []);
  const [left, setLeft] = useState(WEEK);
  const [asked, setAsked] = useState(1);
  const all = left.tickets + left.bonus;
  const place = Math.min(asked, all);
  const tuning = { prizes: KEYS.map((key) => ({ key, left: left[key] })) };
  const next = nextChances(tuning);
  const there = all > 0 ? placeChances(tuning, place) : [];
  return (
    <div className={css.bench}>
      <section className={css.chances} aria-labelledby="draw-chances">
        <h2 id="draw-chances">{t('draw.title')}</h2>
        <p>{t('draw.text')}</p>
        <div className={css.counts}>
          {KEYS.map((key) => (
            <Count
              key={key}
              label={t(`draw.left.${key}`)}
              value={left[key]}
              least={0}
              most={MOST}
              onChange={(value) => setLeft({ ...left, [key]: value })}
            />
          ))}
          <Count
            label={t('draw.place')}
            value={place}
            least={1}
            most={Math.max(1, all)}
            onChange={setAsked}
          />
        </div>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('draw.prize')}</th>
              <th scope="col">{t('draw.next')}</th>
              <th scope="col">{t('draw.there')}</th>
            </tr>
          </thead>
          <tbody>
            {KEYS.map((key, at) => (
              <tr key={key}>
                <th scope="row">{t(`draw.${key}`)}</th>
                <td>{chanceText(next[at])}</td>
                <td>{chanceText(there[at])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ChartPanel
        machine={machine}
        link={null}
        recorder={null}
        choices={{ moves: [], bounds: null, isLive: false }}
        onSend={() => {}}
      />
    </div>
  );
};
