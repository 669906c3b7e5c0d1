import { type KeyboardEvent, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart } from '#engine/lab/inspect/chart.ts';
import hidden from '#src/styles/visuallyHidden.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { findIn } from './find.ts';
import { Lines } from './Lines.tsx';
import { layoutOf } from './layout.ts';
import css from './machineChart.module.css';
import { States } from './States.tsx';
import { useView } from './useView.ts';

interface MachineChartProps {
  chart: Chart;
  /** The active state's key; null: the machine has not begun. */
  active: string | null;
  /** Edges by their id: what the last event led along, and what those before it did. */
  taken: readonly number[];
  trail: readonly number[];
  /** The state that is looked at, and how another is, or none. */
  picked: string | null;
  onPick: (key: string | null) => void;
  /** Words to look for. */
  query: string;
  /** Moves along with the active state. */
  isFollowing: boolean;
}

/** Pixels that an arrow key moves it, and times that a key or button zooms it. */
const STEP = 60;
const ZOOM = 1.3;

/** The keys of a chart that has the focus, its states among them. */
const keysOf = ({ moveBy, zoomBy, fit }: ReturnType<typeof useView>) =>
  new Map([
    ['ArrowLeft', () => moveBy(STEP, 0)],
    ['ArrowRight', () => moveBy(-STEP, 0)],
    ['ArrowUp', () => moveBy(0, STEP)],
    ['ArrowDown', () => moveBy(0, -STEP)],
    ['+', () => zoomBy(ZOOM)],
    ['=', () => zoomBy(ZOOM)],
    ['-', () => zoomBy(1 / ZOOM)],
    ['0', fit],
  ]);

/** A machine drawn: its states as buttons over its edges, to move, zoom and search. */
export const MachineChart = (props: MachineChartProps) => {
  const { chart, active, taken, trail, picked, onPick, query, isFollowing } = props;
  const { t } = useTranslation('chart');
  const anywhere = t('anywhere');
  const layout = useMemo(() => layoutOf(chart, anywhere), [chart, anywhere]);
  const found = useMemo(() => findIn(chart, query), [chart, query]);
  const takenSet = useMemo(() => new Set(taken), [taken]);
  const trailSet = useMemo(() => new Set(trail), [trail]);
  const initial = chart.states.find(({ isInitial }) => isInitial)?.key ?? ANYWHERE;
  const view = useView(layout, layout.boxes.get(active ?? initial));
  const { show } = view;
  const followed = isFollowing && active !== null ? layout.boxes.get(active) : undefined;
  useEffect(() => {
    if (followed) show(followed);
  }, [followed, show]);
  const looked = picked === null ? undefined : layout.boxes.get(picked);
  useEffect(() => {
    if (looked) show(looked);
  }, [looked, show]);
  const keys = keysOf(view);
  const press = (event: KeyboardEvent) => {
    const action = keys.get(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The page has keys of its own.
    event.stopPropagation();
    action();
  };
  const { x, y, zoom, isHeld } = view.view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it.
    <div className={css.frame} onKeyDown={press}>
      <section ref={view.ref} className={css.window} aria-label={t('drawing')}>
        <div
          className={css.layer}
          data-held={isHeld}
          style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
        >
          <Lines layout={layout} found={found} picked={picked} taken={takenSet} trail={trailSet} />
          <States
            chart={chart}
            anywhere={anywhere}
            active={active}
            picked={picked}
            found={found}
            onPick={onPick}
            boxes={layout.boxes}
            onShow={show}
          />
        </div>
      </section>
      <div className={css.tools}>
        <Button look="quiet" size="s" icon="plus" onClick={() => view.zoomBy(ZOOM)}>
          <span className={hidden.visuallyHidden}>{t('zoomIn')}</span>
        </Button>
        <Button look="quiet" size="s" icon="minus" onClick={() => view.zoomBy(1 / ZOOM)}>
          <span className={hidden.visuallyHidden}>{t('zoomOut')}</span>
        </Button>
        <Button look="quiet" size="s" icon="fullscreen" onClick={view.fit}>
          {t('fit')}
        </Button>
      </div>
    </div>
  );
};
