import {
  across,
  type Both,
  type DuelRules,
  type DuelStep,
  SEATS,
  type Seat,
} from '#engine/core/rules/duel.ts';
import type { Step } from '#engine/core/rules/rules.ts';
import { type DuelState, type RpsState, resultOf } from './rules.ts';
import type { Hand, Result, RpsEnd, RpsEvent, RpsMove, Score, Thrown } from './shapes.ts';
import type { RpsTuning } from './tuning.ts';

type Hands = Both<Hand | null>;

/** A match between two players, by seat. JSON-serialisable; each player only sees `sideOf` it. */
export interface Duel {
  /** How each player is named to the other. */
  names: Both<string>;
  /** The throw under way: secret until both hands are in, or the clock is out. */
  hands: Hands;
  /** The throws that are over; null: no hand was shown in time. */
  throws: readonly Hands[];
  /** `winner` null: the match was called off. */
  end: { winner: Seat | null; isQuit: boolean } | null;
}

type RpsDuelStep = DuelStep<Duel, RpsState, RpsEvent>;

const NO_HANDS: Hands = [null, null];

/** Who shows no hand loses the throw; where neither does, nobody wins it. */
const resultFor = (seat: Seat, hands: Hands): Result => {
  const mine = hands[seat];
  const theirs = hands[across(seat)];
  if (mine !== null && theirs !== null) return resultOf(mine, theirs);
  return mine === theirs ? 'tie' : mine === null ? 'lose' : 'win';
};

/** The throws that are over as one side saw them. */
const thrownFor = (seat: Seat, throws: readonly Hands[]): Thrown[] => {
  let score: Score = [0, 0];
  return throws.map((hands, index) => {
    const result = resultFor(seat, hands);
    score = [score[0] + (result === 'win' ? 1 : 0), score[1] + (result === 'lose' ? 1 : 0)];
    const mine = hands[seat];
    const theirs = hands[across(seat)];
    return { kind: 'thrown', number: index + 1, mine, theirs, result, score };
  });
};

/** What the winner gets of both bets, in hundredths of one of them; what is left is the rake. */
export const winningsOf = ({ rtpLive }: RpsTuning): number => 2 * rtpLive;

const lastScore = (throws: readonly Thrown[]): Score => throws.at(-1)?.score ?? [0, 0];

/** The first side's wins and the second's. */
export const scoreOf = (throws: Duel['throws']): Score => lastScore(thrownFor(0, throws));

const endFor = (tuning: RpsTuning, seat: Seat, end: Duel['end'], score: Score): RpsEnd | null => {
  if (!end) return null;
  if (end.winner === null) return { kind: 'ended', why: 'void', score, multiplier: 0 };
  if (end.winner === seat)
    return { kind: 'ended', why: 'won', score, multiplier: winningsOf(tuning) };
  return { kind: 'ended', why: end.isQuit ? 'quit' : 'lost', score, multiplier: 0 };
};

/** All that one player may know of a match. */
const sideOf = (tuning: RpsTuning, seat: Seat, duel: Duel): DuelState => {
  const throws = thrownFor(seat, duel.throws);
  const score = lastScore(throws);
  return {
    mode: 'duel',
    opponent: duel.names[across(seat)],
    score,
    throws,
    mine: duel.hands[seat],
    end: endFor(tuning, seat, duel.end, score),
  };
};

const stepFor = (
  tuning: RpsTuning,
  seat: Seat,
  duel: Duel,
  tells: (state: DuelState) => readonly RpsEvent[],
): Step<RpsState, RpsEvent> => {
  const state = sideOf(tuning, seat, duel);
  const told = tells(state);
  const { end } = state;
  if (!end)
    return {
      state,
      events: told,
      multiplier: 0,
      clockMs: tuning.throwMs + tuning.showMs,
      isDone: false,
    };
  return {
    state,
    events: [...told, end],
    multiplier: end.multiplier,
    clockMs: null,
    isDone: true,
    isVoid: end.why === 'void',
  };
};

/** Tells both sides what happened, as each knows the match. */
const tell = (
  tuning: RpsTuning,
  duel: Duel,
  tells: (state: DuelState) => readonly RpsEvent[],
): RpsDuelStep => ({
  duel,
  sides: [stepFor(tuning, 0, duel, tells), stepFor(tuning, 1, duel, tells)],
});

/** How many of the latest throws nobody made. */
const idleThrows = (throws: readonly Hands[]): number =>
  throws.length - 1 - throws.findLastIndex((hands) => hands.some((hand) => hand !== null));

const winnerOf = ({ wins }: RpsTuning, throws: readonly Hands[]): Seat | null => {
  const score = scoreOf(throws);
  return SEATS.find((seat) => score[seat] === wins) ?? null;
};

/** The hands are shown, as far as they are in. */
const show = (tuning: RpsTuning, before: Duel): RpsDuelStep => {
  const throws = [...before.throws, before.hands];
  const winner = winnerOf(tuning, throws);
  const isOver = winner !== null || idleThrows(throws) >= tuning.idleThrows;
  const end = isOver ? { winner, isQuit: false } : null;
  const duel: Duel = { ...before, hands: NO_HANDS, throws, end };
  return tell(tuning, duel, (side) => side.throws.slice(-1));
};

/** The hand is in; the other side learns nothing of it, not even that. */
const chosen = (tuning: RpsTuning, duel: Duel, seat: Seat, mine: Hand): RpsDuelStep => {
  const step: Step<RpsState, RpsEvent> = {
    state: sideOf(tuning, seat, duel),
    events: [{ kind: 'chosen', mine }],
    multiplier: 0,
    clockMs: 'runs on',
    isDone: false,
  };
  return { duel, sides: seat === 0 ? [step, null] : [null, step] };
};

/**
 * Rock, scissors, paper between two players: the rules of the house's matches, but nothing is drawn.
 * Both stake the same, the winner gets `rtpLive` of both bets.
 */
export const rpsDuel: DuelRules<RpsTuning, Duel, RpsState, RpsMove, RpsEvent> = {
  seeking: { mode: 'seek' },
  start: (tuning, names) =>
    tell(tuning, { names, hands: NO_HANDS, throws: [], end: null }, ({ opponent }) => [
      { kind: 'began', opponent },
    ]),
  move(tuning, duel, seat, move) {
    if (duel.end) return { refused: 'msg.invalidRequest' };
    if (move.kind === 'quit')
      return tell(tuning, { ...duel, end: { winner: across(seat), isQuit: true } }, () => []);
    if (move.kind !== 'throw' || duel.hands[seat] !== null)
      return { refused: 'msg.invalidRequest' };
    const theirs = duel.hands[across(seat)];
    const hands: Hands = seat === 0 ? [move.hand, theirs] : [theirs, move.hand];
    const thrown: Duel = { ...duel, hands };
    return theirs === null ? chosen(tuning, thrown, seat, move.hand) : show(tuning, thrown);
  },
  timeout: show,
};
