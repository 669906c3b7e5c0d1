import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { pngOf } from '../export/png.ts';
import { DataTable } from './DataTable.tsx';
import css from './plot.module.css';
import { SideMark } from './SideMark.tsx';
import { type Figure, toldAt } from './spec.ts';
import { type Tip, usePlot } from './usePlot.ts';

const Told = ({ figure, tip }: { figure: Figure; tip: Tip }) => {
  const { spec } = figure;
  const isRight = tip.left > tip.width / 2;
  return (
    <div
      className={css.tip}
      style={isRight ? { right: tip.width - tip.left + 10 } : { left: tip.left + 10 }}
    >
      <strong>{spec.xText(spec.x[tip.at] ?? 0)}</strong>
      {toldAt(spec, tip.at).map(({ label, text }) => (
        <span key={label}>
          {label} <b>{text}</b>
        </span>
      ))}
    </div>
  );
};

/** A plot with what its lines mean, a cursor for hands and keys, and the table behind it. */
export const Plot = memo(({ figure, file }: { figure: Figure; file: string }) => {
  const { t } = useTranslation('simulation');
  const { name, title, note, spec, table } = figure;
  const id = useId();
  const { place, tip, seen, isZoomed, point, zoom, reset, picture } = usePlot(spec);
  const at = Math.min(seen.to, Math.max(seen.from, tip?.at ?? seen.to));
  const told = toldAt(spec, at).map(({ label, text }) => `${label} ${text}`);
  const save = async () => {
    const shown = picture();
    const png = shown && (await pngOf(shown.canvas, shown.ink, title, spec.lines));
    if (png) saveFile(`${file}.png`, png);
  };
  return (
    <figure className={css.figure} data-plot={name} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={css.note}>{note}</p>
        <ul className={css.legend}>
          {spec.lines.map(
            ({ label, side, kind }) =>
              label !== null && (
                <li key={label}>
                  <SideMark side={side} kind={kind} />
                  {label}
                </li>
              ),
          )}
        </ul>
      </figcaption>
      <div className={css.place}>
        <div ref={place} className={css.canvas} aria-hidden="true" />
        {tip && <Told figure={figure} tip={tip} />}
      </div>
      <input
        type="range"
        className={css.cursor}
        aria-label={t('plot.cursor', { title })}
        aria-valuetext={[spec.xText(spec.x[at] ?? 0), ...told].join(', ')}
        min={seen.from}
        max={seen.to}
        value={at}
        onChange={({ target }) => point(Number(target.value))}
      />
      <div className={css.buttons}>
        <Button look="quiet" size="s" icon="plus" onClick={() => zoom('in')}>
          {t('plot.in')}
        </Button>
        <Button look="quiet" size="s" icon="minus" disabled={!isZoomed} onClick={() => zoom('out')}>
          {t('plot.out')}
        </Button>
        <Button look="quiet" size="s" icon="refresh" disabled={!isZoomed} onClick={reset}>
          {t('plot.reset')}
        </Button>
        <Button look="quiet" size="s" icon="install" onClick={() => void save()}>
          {t('plot.png')}
        </Button>
      </div>
      <DataTable title={title} table={table} />
    </figure>
  );
});
