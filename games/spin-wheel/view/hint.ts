import type { Container } from 'pixi.js';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';

/** One line of words below the kite: how many spins are left stands on the desk. */
export interface Hint {
  view: Container;
  resize(layout: Layout): void;
  /** Empty takes it away. */
  say(text: string): void;
}

/** The widest it stands beside the kite. Units. */
const BESIDE = 250;

export const createHint = (kit: Kit): Hint => {
  const { texts } = kit.context;
  const view = kit.label(
    '',
    {
      face: 'text',
      size: 15,
      weight: '700',
      stroke: { color: COLOURS.ink, width: 4, join: 'round' },
    },
    ['hint', 'rising'].map((each) => texts(`spin-wheel.${each}`)),
  );
  let layout = kit.context.layout();
  const arrange = () => {
    const { width, height, safe, desk, isWide } = layout;
    fitWidth(view, isWide ? BESIDE : width - 48);
    view.position.set(
      isWide ? safe.left + 14 + view.width / 2 : width / 2,
      height - safe.bottom - (isWide ? 26 : desk.height + 18),
    );
  };
  return {
    view,
    say(text) {
      if (view.text === text) return;
      view.text = text;
      arrange();
    },
    resize(next) {
      layout = next;
      arrange();
    },
  };
};
