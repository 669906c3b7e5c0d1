import { clsx } from 'clsx';
import { memo } from 'react';
import { ANYWHERE, type Chart } from '#engine/lab/inspect/chart.ts';
import type { ChartMatches } from './find.ts';
import type { Box } from './geometry.ts';
import { type ChartLayout, standingOf } from './layout.ts';
import css from './states.module.css';

interface StatesProps {
  chart: Chart;
  boxes: ChartLayout['boxes'];
  /** What the box of `ANYWHERE` says. */
  anywhere: string;
  active: string | null;
  picked: string | null;
  found: ChartMatches | null;
  onPick: (key: string | null) => void;
  /** A box has the focus and wants to be seen. */
  onShow: (box: Box) => void;
}

/** A chart's states as buttons, where the layout has them. */
export const States = memo((props: StatesProps) => {
  const { chart, boxes, anywhere, active, picked, found, onPick, onShow } = props;
  const isFound = (key: string) =>
    found?.states.has(key) ||
    chart.edges.some(({ id, from }) => from === key && found?.edges.has(id));
  return [ANYWHERE, ...chart.states.map(({ key }) => key)].map((key) => {
    const box = boxes.get(key);
    const state = chart.states.find((each) => each.key === key);
    return (
      box && (
        <button
          key={key}
          type="button"
          aria-current={key === active ? 'step' : undefined}
          aria-pressed={key === picked}
          data-kind={state ? undefined : 'anywhere'}
          data-initial={state?.isInitial}
          data-final={state?.isFinal}
          className={clsx(css.state, found && (isFound(key) ? css.found : css.dim))}
          style={{
            insetInlineStart: box.x - box.width / 2,
            insetBlockStart: box.y - box.height / 2,
            inlineSize: box.width,
            blockSize: box.height,
          }}
          onFocus={({ target }) => target.matches(':focus-visible') && onShow(box)}
          onClick={() => onPick(key === picked ? null : key)}
        >
          {state ? key : anywhere}
          {!state && <small>{standingOf(chart)}</small>}
        </button>
      )
    );
  });
});
