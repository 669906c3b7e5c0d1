import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { linkOf, moving } from '#engine/round/linkOf.ts';
import { plan } from './plan.ts';
import { type Hand, RpsEvent, type RpsMove, RpsView } from './shapes.ts';
import { RpsTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type RpsPresenter = RoundPresenter<RpsEvent, RpsView>;

/** What happened without us: the opponent came or threw, or a clock ran out. */
const eventsBetween = (before: RpsView, after: RpsView | null): RpsEvent[] => {
  if (!after) return [];
  const events: RpsEvent[] = [];
  const isLooking = before.phase === 'seeking' || before.phase === 'alone';
  if (after.phase === 'alone' && before.phase === 'seeking') events.push({ kind: 'alone' });
  if (after.phase === 'seeking' && before.phase === 'alone') events.push({ kind: 'sought' });
  const isMatch = after.phase !== 'seeking' && after.phase !== 'alone';
  if (isLooking && isMatch && after.end?.why !== 'void')
    events.push({ kind: 'began', opponent: after.opponent });
  const thrown = after.throws.slice(before.throws.length);
  events.push(...thrown);
  // A hand that was in before is told already, unless it belonged to a throw that is over.
  if (after.mine !== null && (before.mine === null || thrown.length > 0))
    events.push({ kind: 'chosen', mine: after.mine });
  if (after.end) events.push(after.end);
  return events;
};

const mayMove = ({ phase }: RpsView, { kind }: RpsMove): boolean => {
  if (phase === 'done') return false;
  if (kind === 'quit') return true;
  if (kind === 'throw') return phase === 'throwing';
  return kind === 'house' ? phase === 'alone' || phase === 'seeking' : phase === 'alone';
};

/** Joins the game's scene to its round for one visit. */
export const createLink = linkOf<RpsTuning, RpsEvent, RpsView, RpsMove>({
  plan,
  tuning: RpsTuning,
  event: RpsEvent,
  view: RpsView,
  quit: { kind: 'quit' },
  mayMove,
  eventsBetween,
});
export type RpsLink = ReturnType<typeof createLink>;

/** The player shows a hand. */
export const throwHand = (hand: Hand): RoundInput => moving<RpsMove>({ kind: 'throw', hand });
/** Nobody came: the player looks on, or plays the house for the same bet. */
export const waitOn: RoundInput = moving<RpsMove>({ kind: 'wait' });
export const playHouse: RoundInput = moving<RpsMove>({ kind: 'house' });
