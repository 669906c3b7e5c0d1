import type { DrawInputs } from './inputs.ts';
import type { DrawLink } from './machine.ts';
import type { DrawParts } from './parts.ts';
import { showDrawn } from './presenter.ts';
import { SOUNDS } from './sounds.ts';
import type { DrawTable } from './table.ts';

/** Phases in which a draw is asked for: every lantern flickers. */
const ASKING: ReadonlySet<string> = new Set(['preparing', 'sending', 'reconnecting', 'repeating']);
/** Phases in which what was drawn before stands there. */
const RESTING: ReadonlySet<string> = new Set(['idle', 'settled']);

/** Shows the phases in which nothing is told. */
export const createPhases = (
  parts: DrawParts,
  link: DrawLink,
  table: DrawTable,
  inputs: DrawInputs,
) => {
  const { context, strings, hero, slip } = parts;
  let isAsking = false;

  return {
    follow() {
      const { phase, view, refusal } = link.state();
      // What was drawn takes its lantern off: the others hang on as they hung.
      if (table.shown() === null) strings.set(table.lanterns());
      const asks = ASKING.has(phase);
      if (asks && !isAsking) context.audio.effect(SOUNDS.wake);
      isAsking = asks;
      strings.wake(asks);
      inputs.allow(phase === 'idle' && refusal === null);
      if (!RESTING.has(phase)) return;
      if (view) {
        if (table.shown()?.prize !== view.drawn.prize) showDrawn(parts, table, view.drawn);
        return;
      }
      hero.clear();
      slip.clear();
      strings.take(null);
      strings.dim(1);
    },
    onFrame() {},
  };
};
