import { GAME_KEYS, isGameKey } from '#contract/facts.ts';
import type { RecordedStep, SavedRound } from '#contract/fairness.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { gameOf } from '../registry.ts';

/** Changes a copy of the record in place; false where it holds nothing to change so. */
type Tamper = (record: SavedRound) => unknown;

const lastOf = ({ steps }: SavedRound): RecordedStep => {
  const last = steps.at(-1);
  if (!last) throw new Error('a record without steps');
  return last;
};
const paidOf = ({ steps }: SavedRound) => steps.find(({ credited }) => credited > 0);
const stakedOf = ({ steps }: SavedRound) => steps.find(({ bet }) => bet > 0);
const movedOf = ({ steps }: SavedRound) => steps.find(({ by }) => by === 'move');

/** Of few draws, or of none, other seeds may well give the same; not of ten questions. */
export const isDrawnMuch = ({ round, steps }: SavedRound) =>
  round.game === 'fto' && steps.length > 10;

/** What was told of a kind, wherever in the round. */
const toldOf = ({ steps }: SavedRound, kind: string) => {
  // The events are open objects: a forger writes into them what he likes.
  const events = steps.flatMap((step) => step.events) as Record<string, unknown>[];
  return events.find((event) => event.kind === kind);
};
const tell = (kind: string, told: object) => (record: SavedRound) => {
  const event = toldOf(record, kind);
  return event !== undefined && Object.assign(event, told);
};

/** A game that is staked otherwise: rounds of one that is just like the other would be its own. */
const otherThan = (game: string): string => {
  const kind = isGameKey(game) && gameOf(game).plan.kind;
  return GAME_KEYS.find((key) => gameOf(key).plan.kind !== kind) ?? 'poker';
};

/** Every way we know to make a round of the club look like another one, by what is done. */
export const TAMPERINGS: Readonly<Record<string, Tamper>> = {
  'its last step is left out': ({ steps }) => steps.pop(),
  'its last step is left out, and the count of steps with it': ({ round, steps }) => {
    steps.pop();
    round.step -= 1;
  },
  'its opening is left out': ({ steps }) => steps.shift(),
  'a step in the middle is left out': ({ steps }) => steps.length > 2 && steps.splice(1, 1),
  'its last step stands twice': (record) => record.steps.push(lastOf(record)),
  'it goes on after its end': ({ steps }) =>
    steps.push({ by: 'timeout', events: [], multiplier: 0, bet: 0, credited: 0, at: 0 }),
  'two steps change places': ({ steps }) =>
    steps.length > 2 && steps.splice(1, 2, ...steps.slice(1, 3).reverse()),
  'it opens twice': ({ steps: [first], steps }) => first && steps.splice(1, 0, first),
  'it has no steps': ({ steps }) => steps.splice(0),
  'it won a hundred times as much': ({ round }) =>
    round.won > 0 && Object.assign(round, { won: 100 * round.won }),
  'it won a hundredth more': ({ round }) => (round.won += 1),
  'it won nothing': ({ round }) => round.won > 0 && Object.assign(round, { won: 0 }),
  'it cost nothing': ({ round }) => round.bet > 0 && Object.assign(round, { bet: 0 }),
  'it cost a hundredth more': ({ round }) => (round.bet += 1),
  'its stake is left out of its step': (record) => {
    const staked = stakedOf(record);
    return staked && Object.assign(staked, { bet: 0 });
  },
  'its stake is left out everywhere': (record) => {
    const staked = stakedOf(record);
    if (!staked) return false;
    record.round.bet -= staked.bet;
    staked.bet = 0;
    return true;
  },
  'its stake is more than the game takes': (record) => {
    const staked = stakedOf(record);
    if (!staked) return false;
    record.round.bet += 1_000_00;
    staked.bet += 1_000_00;
    return true;
  },
  'a step that is free has cost something': (record) => {
    const last = lastOf(record);
    if (last.bet > 0) return false;
    last.bet = 100;
    record.round.bet += 100;
    return true;
  },
  'a step paid a hundredth more': (record) => (lastOf(record).credited += 1),
  'a step paid a hundredth more, and the round with it': (record) => {
    lastOf(record).credited += 1;
    record.round.won += 1;
  },
  'what was paid is left out': (record) => {
    const paid = paidOf(record);
    return paid && Object.assign(paid, { credited: 0 });
  },
  'what was paid is left out everywhere': (record) => {
    const paid = paidOf(record);
    if (!paid) return false;
    record.round.won -= paid.credited;
    paid.credited = 0;
    return true;
  },
  'a step has another multiplier': (record) => (lastOf(record).multiplier += 1),
  'a step has another multiplier, and pays by it': (record) => {
    const paid = paidOf(record);
    if (!paid) return false;
    const more = paid.credited;
    paid.multiplier *= 2;
    paid.credited += more;
    record.round.won += more;
    return true;
  },
  'it counts a step more': ({ round }) => (round.step += 1),
  'it is still open': ({ round }) => (round.status = 'open'),
  'it was called off': ({ round }) =>
    round.status !== 'voided' && Object.assign(round, { status: 'voided' }),
  'a clock still runs': ({ round }) => (round.deadlineAt = 1),
  'it was played against nobody it was played against': ({ round }) =>
    (round.mode = round.mode === 'live' ? 'house' : 'live'),
  'a clock ran out at once': ({ steps }) => {
    const out = steps.findIndex(({ by }, index) => by === 'timeout' && index > 1);
    const before = steps[out - 1];
    return before && Object.assign(steps[out] as RecordedStep, { at: before.at + 1_000 });
  },
  'its end comes before its opening': (record) => {
    const [first] = record.steps;
    if (!first || record.steps.length === 1) return false;
    return Object.assign(lastOf(record), { at: first.at - 60_000 });
  },
  'it shows nothing': ({ round }) => (round.view = {}),
  'it shows something more': ({ round }) => (round.view.bonus = 1),
  'it has another nonce': (record) =>
    isDrawnMuch(record) && Object.assign(record.round, { nonce: (record.round.nonce ?? 0) + 1 }),
  'it has another seed of the player': (record) =>
    isDrawnMuch(record) && Object.assign(record.round, { clientSeed: 'nasi-lemak' }),
  'it has another seed of the server': (record) => (record.serverSeed = 'ab'.repeat(32)),
  'its hash is that of another seed': ({ round }) =>
    (round.serverSeedHash = hashServerSeed('ab'.repeat(32))),
  'it has another seed of the server and its hash': (record) => {
    if (!isDrawnMuch(record)) return false;
    record.serverSeed = 'ab'.repeat(32);
    record.round.serverSeedHash = hashServerSeed(record.serverSeed);
  },
  'its seed is no seed': (record) => (record.serverSeed = 'hornbill'),
  'the numbers of the game are gone': ({ round }) => (round.tuning = {}),
  'a number of the game is another, that changes nothing here': ({ round }) =>
    (round.tuning.bonus = 1),
  'its numbers are shown by another hash': ({ round }) => (round.tuningHash = 'ab'.repeat(32)),
  'a step tells nothing': (record) => (lastOf(record).events = []),
  'a step tells something more': (record) => lastOf(record).events.push({ kind: 'bonus' }),
  'a step tells it twice': ({ steps }) => {
    const told = steps.find(({ events }) => events.length > 0);
    return told?.events.push(...told.events);
  },
  'a move is told as a clock that ran out': (record) => {
    const moved = movedOf(record);
    return moved && Object.assign(moved, { by: 'timeout' });
  },
  'its opening is told with a move': ({ steps: [first] }) =>
    first && Object.assign(first, { move: { kind: 'quit' } }),
  'a move is none of the game': (record) => {
    const moved = movedOf(record);
    return moved && Object.assign(moved, { move: { kind: 'cheat' } });
  },
  'a move is gone': (record) => {
    const moved = movedOf(record);
    return moved && delete moved.move;
  },
  'it is a round of another game': ({ round }) => (round.game = otherThan(round.game)),
  'another panel held': tell('crossed', { safe: [] }),
  'it fell and is told to have crossed': tell('fell', { kind: 'crossed' }),
  'an egg held something else': tell('cracked', { prize: { kind: 'box', times: 50_000 } }),
  'another egg was cracked': tell('cracked', { egg: 11 }),
  'the kite stopped elsewhere': tell('spun', { segment: 0 }),
  'the kite paid other money': tell('spun', { sen: 50_00 }),
  'another card was the odd one': tell('judged', { odd: 99 }),
  'a wrong card is told as right': tell('judged', { isRight: 'yes' }),
  'a card looks otherwise': tell('question', { cells: [] }),
  'the other hand is another': tell('thrown', { theirs: 'well' }),
  'a lost throw is told as won': tell('thrown', { score: [2, 0] }),
  'a throw has another result': (record) => {
    const thrown = toldOf(record, 'thrown');
    return thrown && Object.assign(thrown, { result: thrown.result === 'win' ? 'lose' : 'win' });
  },
  'it ended for another reason': tell('ended', { why: 'nothing' }),
};

/** The record tampered with, or null where the tampering changes nothing of it. */
export const tampered = (record: SavedRound, tamper: Tamper): SavedRound | null => {
  const copy = structuredClone(record);
  tamper(copy);
  return JSON.stringify(copy) === JSON.stringify(record) ? null : copy;
};
