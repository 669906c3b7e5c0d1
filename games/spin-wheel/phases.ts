import type { WheelInputs } from './inputs.ts';
import type { WheelLink } from './machine.ts';
import type { WheelParts } from './parts.ts';
import { senOf } from './rules.ts';
import { SOUNDS } from './sounds.ts';
import type { WheelTable } from './table.ts';
import { FLOATING } from './view/flight.ts';
import { leftText, prizesText } from './view/words.ts';

/** Phases in which a spin is asked for: the wind draws the wheel back. */
const ASKING: ReadonlySet<string> = new Set(['preparing', 'sending']);
/** Phases in which the wheel stays drawn back if it is: the spin is asked for again, or played. */
const WAITING: ReadonlySet<string> = new Set(['reconnecting', 'repeating', 'presenting']);
/** How far it is drawn back. Radians. */
const DRAW_BACK = 0.4;
/** How often the bow hums while nobody spins. Milliseconds. */
const HUM_MS = 14_000;

/** Shows the ribs and the chances of the tuning; `onMoved`: these need more or less room than before. */
const createRibs = (parts: WheelParts, table: WheelTable, onMoved: () => void) => () => {
  const { context, kite, legend } = parts;
  const tuning = table.tuning();
  if (!tuning) return;
  const ribs = tuning.segments.map(({ times, weight }) => ({ sen: senOf(tuning, times), weight }));
  kite.ribs(ribs, context.texts('spin-wheel.nothing.onRib'));
  const before = legend.height();
  legend.show(table.chances());
  if (legend.height() !== before) onMoved();
  if (table.home() !== null) return;
  // Before the first spin the likeliest rib stands at the top.
  const home = table.restOfLikeliest();
  table.restAt(home);
  kite.place(home);
};

/** What goes on by itself each frame: the wheel is drawn back or comes home, and the bow hums. */
const createLiving = ({ context, kit, kite }: WheelParts, link: WheelLink, table: WheelTable) => {
  const { audio, frames } = context;
  let hummed = 0;
  return (deltaMs: number) => {
    const now = frames.now();
    const angle = kite.angle();
    const home = table.home() ?? angle;
    if (table.drawnMs() !== null && !kit.isCalm()) {
      const goal = home - DRAW_BACK + 0.014 * Math.sin(now / 46);
      kite.turn(angle + (goal - angle) * Math.min(1, deltaMs / 130), 0);
    } else if (!table.isTurning() && angle !== home) {
      const way = home - angle;
      kite.turn(Math.abs(way) < 0.002 ? home : home - way * Math.exp(-deltaMs / 160), 0);
    }
    const { phase, refusal } = link.state();
    if (phase !== 'idle' || refusal !== null) hummed = now;
    if (now - hummed <= HUM_MS) return;
    hummed = now;
    audio.effect(SOUNDS.hum, { volume: 0.6 });
  };
};

/** Shows the phases in which nothing is told; `onMoved`: the kite has another place to take. */
export const createPhases = (
  parts: WheelParts,
  link: WheelLink,
  table: WheelTable,
  inputs: WheelInputs,
  onMoved: () => void,
) => {
  const { context, kite, hint, legend, ascent, banner, burst } = parts;
  const { texts, controls } = context;
  const showRibs = createRibs(parts, table, onMoved);
  let before = '';

  const rest = () => {
    const { refusal, remain } = link.state();
    banner.close();
    ascent.sink();
    burst.clear();
    kite.light(false);
    legend.mark(null);
    kite.wind(refusal === null ? FLOATING : 0);
    const said =
      refusal === null
        ? texts('spin-wheel.said.ready', { prizes: prizesText(texts, table.chances()) })
        : texts('spin-wheel.said.rests');
    controls.say(said + leftText(texts, remain));
  };
  const enter = (phase: string) => {
    if (phase === 'idle' || phase === 'waiting') rest();
    if (ASKING.has(phase)) {
      if (table.drawnMs() === null) kite.wind(0.6);
      table.drawBack();
    } else if (!WAITING.has(phase)) table.letGo();
  };

  return {
    follow() {
      const { phase, refusal } = link.state();
      showRibs();
      const isReady = phase === 'idle' && refusal === null;
      kite.setResting(refusal !== null && (phase === 'idle' || phase === 'loading'));
      hint.say(isReady ? texts('spin-wheel.hint') : '');
      kite.invite(isReady);
      inputs.allow(isReady ? 'spin' : phase === 'settled' ? 'goOn' : null);
      if (phase === before) return;
      before = phase;
      enter(phase);
      if (table.drawnMs() !== null) hint.say(texts('spin-wheel.rising'));
    },
    onFrame: createLiving(parts, link, table),
  };
};
