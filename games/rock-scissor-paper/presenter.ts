import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { openThrow, wait } from './inputs.ts';
import type { RpsPresenter } from './machine.ts';
import type { Room } from './room.ts';
import { clear, setMatch } from './setting.ts';
import type { RpsEnd, RpsEvent, RpsView, Thrown } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { BEATS } from './view/beats.ts';
import { cutAfter } from './view/cutAfter.ts';
import { joyOf } from './view/payOut.ts';
import { play, playResult } from './view/play.ts';
import { endOf, lineOf, saidOf } from './view/words.ts';

type Began = Extract<RpsEvent, { kind: 'began' }>;
type Chosen = Extract<RpsEvent, { kind: 'chosen' }>;

/** The beats, or the tree's going, take no longer than this by the clock on the wall. Milliseconds. */
const MOST_MS = 1_100;

const isLast = ({ table }: Room, { score }: Thrown): boolean => score.includes(table.wins());

/** Everything as it stands in a match that goes on, whatever was there. */
const lay = (room: Room, shown: RpsView): void => {
  const { parts } = room;
  clear(room);
  setMatch(room, shown.opponent, shown.score);
  alongside(parts.theatre.open(true));
  for (const arm of parts.arms) {
    arm.show('rock');
    alongside(arm.ready());
  }
  openThrow(room);
  if (shown.mine !== null) wait(room, shown.mine);
};

const restore = async (room: Room, shown: RpsView): Promise<void> => {
  const { act } = room.kit;
  act.skip();
  if (shown.phase === 'done' && shown.end) {
    if (shown.throws.length > 0) setMatch(room, shown.opponent, shown.score);
    await settle(room, shown.end, false);
  } else {
    room.table.last = shown.throws.at(-1) ?? null;
    room.parts.desk.hide();
    if (shown.phase === 'seeking' || shown.phase === 'alone') await look(room, shown.phase);
    else lay(room, shown);
  }
  act.unskip();
};

/** An opponent is looked for, or nobody came. */
const look = async (room: Room, how: 'seeking' | 'alone'): Promise<void> => {
  const { kit, parts, table, text } = room;
  const isSeeking = how === 'seeking';
  clear(room);
  parts.score.setShown(false);
  parts.desk.hide();
  parts.theatre.setNight(true);
  parts.lamp.view.visible = false;
  table.rival = '';
  table.clock = isSeeking ? 'seekMs' : null;
  play(kit, isSeeking ? SOUNDS.seek : SOUNDS.alone);
  parts.line.say(text(how));
  room.say(isSeeking ? 'sought' : 'alone', { seconds: table.seconds('seekMs') });
  const { theatre, mine, theirs } = parts;
  await Promise.all([theatre.open(kit.act.isSkipping()), mine.ready(), theirs.leave()]);
  if (isSeeking) parts.search.seek();
  else parts.search.alone();
};

const begin = async (room: Room, { opponent }: Began, signal: AbortSignal): Promise<void> => {
  const { kit, parts, table, telling } = room;
  const { theatre, mine, theirs } = parts;
  clear(room);
  table.last = null;
  parts.line.say('');
  setMatch(room, opponent, [0, 0]);
  parts.desk.show(false);
  room.say('began', {
    name: table.rival,
    best: 2 * table.wins() - 1,
    seconds: table.seconds('throwMs'),
  });
  telling.letSkip();
  play(kit, SOUNDS.begin);
  await cutAfter(kit, MOST_MS, signal, () =>
    Promise.all([theatre.open(false), mine.leave(), theirs.leave()]),
  );
  for (const arm of parts.arms) arm.show('rock');
  telling.endSkip();
  openThrow(room);
  await Promise.all([mine.ready(), theirs.ready()]);
};

const waitFor = async (room: Room, { mine }: Chosen): Promise<void> => {
  wait(room, mine);
  await room.parts.mine.beat(BEATS.wave);
};

/** What came of a throw, in words. */
const tell = (room: Room, event: Thrown): void => {
  const { kit, parts, table, text } = room;
  const { controls, texts } = kit.context;
  parts.line.say(...lineOf(texts, event, table.rival));
  const next = isLast(room, event) ? '' : text('said.next', { seconds: table.seconds('throwMs') });
  controls.say(`${saidOf(texts, event, table.rival)} ${next}`.trim());
};

const showThrow = async (room: Room, event: Thrown, signal: AbortSignal): Promise<void> => {
  const { kit, parts, table, telling } = room;
  const { act } = kit;
  const { desk, clash, mine, theirs } = parts;
  table.clock = null;
  table.last = event;
  desk.show(false);
  desk.choose(event.mine);
  telling.letSkip();
  parts.line.say(room.text('beat'));
  await cutAfter(kit, MOST_MS, signal, () => clash.show(event));
  desk.settle();
  tell(room, event);
  const judged = clash.judge(event);
  alongside(judged);
  // What decided the match is seen before the tree comes.
  if (isLast(room, event)) return act.wait(BEATS.decided);
  // The next hand may be chosen while this throw is still looked at.
  await act.wait(BEATS.judged);
  table.chosen = null;
  table.clock = 'throwMs';
  desk.show(true);
  telling.after(async () => {
    await judged;
    await act.wait(BEATS.read);
    if (table.chosen === null) openThrow(room);
    await Promise.all([mine.ready(), theirs.ready()]);
  });
};

/** Whose hand decided the match; null: none did. */
const winnerOf = ({ parts, table }: Room, { why }: RpsEnd) => {
  const { last } = table;
  if (why === 'won' && last?.result === 'win') return parts.mine;
  return why === 'lost' && last?.result === 'lose' && last.theirs ? parts.theirs : null;
};

/** The match is over: its board before the tree of life, and above it the hand that won. */
const settle = async (room: Room, end: RpsEnd, isJoyful: boolean): Promise<void> => {
  const { kit, parts, table, text } = room;
  const { mine, theirs, theatre, verdict } = parts;
  clear(room);
  // They stay, dimmed, until the next bet comes in their place.
  parts.desk.settle();
  parts.line.say('');
  parts.lamp.show(null, 1);
  parts.score.setShown(end.why !== 'void' && table.rival !== '');
  const { texts, controls } = kit.context;
  const { told, said } = endOf(texts, end, table.rival || text('house'), {
    bet: table.bet(),
    wins: table.wins(),
  });
  controls.say(said);
  const isWon = isJoyful && told.isGood;
  if (isWon) parts.purse.hold();
  const winner = isJoyful ? winnerOf(room, end) : null;
  const arms = [mine, theirs].map((arm) => (arm === winner ? arm.crown() : arm.leave()));
  // Its words come while the tree still does.
  const curtain = Promise.all([...arms, theatre.close()]);
  await kit.act.wait(BEATS.curtain);
  if (isJoyful && !told.isGood) playResult(kit, SOUNDS.over);
  const joy = joyOf(end, { isLive: table.isLive(), wins: table.wins() });
  const paid = async () => {
    if (!isWon) return;
    await kit.act.wait(BEATS.board);
    await parts.payOut(joy);
  };
  await Promise.all([curtain, verdict.tell(told), paid()]);
};

/** The next match is offered at once. */
const end = async (room: Room, event: RpsEnd): Promise<void> =>
  room.telling.after(() => settle(room, event, true));

export const createPresenter = (room: Room): RpsPresenter => ({
  restore: (shown) => restore(room, shown),
  play: {
    sought: () => look(room, 'seeking'),
    alone: () => look(room, 'alone'),
    began: (event, signal) => begin(room, event, signal),
    chosen: (event) => waitFor(room, event),
    thrown: (event, signal) => showThrow(room, event, signal),
    ended: (event) => end(room, event),
  },
});
