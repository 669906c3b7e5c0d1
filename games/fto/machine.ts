import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { linkOf, moving } from '#engine/round/linkOf.ts';
import { plan } from './plan.ts';
import { FtoEvent, type FtoMove, FtoView } from './shapes.ts';
import { FtoTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type FtoPresenter = RoundPresenter<FtoEvent, FtoView>;

const rightOf = ({ verdicts }: FtoView) => verdicts.filter((each) => each === 'right').length;

/**
 * A question nobody answered in time is judged by the server alone. With the round gone, only what
 * is known for sure is told: that it is over, and how many were right before.
 */
const eventsBetween = (before: FtoView, after: FtoView | null): FtoEvent[] => {
  if (!before.asked) return [];
  const isLast = before.verdicts.length + 1 === before.of;
  if (!after) return isLast ? [{ kind: 'finished', right: rightOf(before), of: before.of }] : [];
  if (after.last?.question !== before.asked.question) return [];
  const judged: FtoEvent[] = [after.last];
  return isLast ? [...judged, { kind: 'finished', right: rightOf(after), of: after.of }] : judged;
};

/** Joins the game's scene to its round for one visit: the next question comes by itself, the player only picks. */
export const createLink = linkOf<FtoTuning, FtoEvent, FtoView, FtoMove>({
  plan,
  tuning: FtoTuning,
  event: FtoEvent,
  view: FtoView,
  autoMove: ({ phase }) => (phase === 'ready' ? { kind: 'next' } : null),
  mayMove: ({ asked }, move) =>
    asked !== null &&
    move.kind === 'answer' &&
    move.question === asked.question &&
    move.cell < asked.cells.length,
  earnsCoins: ({ kind }) => kind === 'judged',
  eventsBetween,
});
export type FtoLink = ReturnType<typeof createLink>;

/** The player picks a card: `cell` counts row by row from the top left, from 0. */
export const pick = (question: number, cell: number): RoundInput =>
  moving<FtoMove>({ kind: 'answer', question, cell });

/** Opens the free round of ten questions. */
export const start: RoundInput = { type: 'open' };
