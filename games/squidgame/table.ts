import type { TakeText } from '#engine/canvas/stage/kit/takeText.ts';
import type { SquidLink } from './machine.ts';
import type { SquidView } from './shapes.ts';
import { ladderOf, panelsOf, SquidTuning, squidTuning } from './tuning.ts';
import type { Course } from './view/span.ts';

/** Nothing is played; a round is; a round is over and its board is up. */
type Mode = 'idle' | 'round' | 'over';

/** What the scene shows now, and what it has told of it. */
export interface Table extends Course {
  mode: Mode;
  /** What taking pays now, in hundredths of a coin. */
  worth: number;
  /** What is under way, as the desk tells it. */
  told: TakeText | null;
  /** The server has been told what the player chose, and has not answered. */
  isSent: boolean;
  /** The bridge of a round, or of the next one. */
  build(panels: SquidView['panels']): void;
  tuning(): SquidTuning | null;
  /** In hundredths of a coin. */
  bet(): number;
  crossed(): number;
  /** Milliseconds left of the lamp's oil at a local time; null while none burns. */
  millisLeft(now: number): number | null;
}

export const createTable = (link: SquidLink): Table => {
  /** The tuning as it came, and as it was read: it is asked for each frame. */
  let read: { raw: unknown; tuning: SquidTuning | null } = { raw: null, tuning: null };
  /** When the lamp burns out, by the local clock. */
  let endsAt: number | null = null;
  const table: Table = {
    mode: 'idle',
    panels: panelsOf(squidTuning.defaults),
    path: [],
    multipliers: [],
    worth: 0,
    told: null,
    isSent: false,
    build(panels) {
      table.panels = panels;
    },
    tuning() {
      const { round, tuning } = link.state();
      const raw = (table.mode === 'idle' ? null : round?.tuning) ?? tuning;
      if (raw !== read.raw) read = { raw, tuning: SquidTuning.safeParse(raw).data ?? null };
      return read.tuning;
    },
    bet: () => link.state().round?.bet ?? 0,
    crossed: () => table.path.filter(({ panel, safe }) => safe.includes(panel)).length,
    millisLeft(now) {
      const left = table.mode === 'round' ? link.millisLeft() : null;
      // A round that just ended has no clock any more, and what came of the step is not told yet.
      if (left !== null) endsAt = now + left;
      else if (table.mode !== 'round') endsAt = null;
      return endsAt === null ? null : Math.max(0, endsAt - now);
    },
  };
  return table;
};

/** The multipliers of the table's bridge. */
export const multipliersOf = (table: Table): readonly number[] => {
  const tuning = table.tuning();
  return tuning ? ladderOf(tuning) : [];
};
