import { COIN } from '#contract/coins.ts';

import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { BEATS as KIT_BEATS } from '#engine/canvas/stage/kit/beats.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { enter, offer, open, placePanels, tell } from './inputs.ts';
import type { SquidPresenter } from './machine.ts';
import type { Room } from './room.ts';
import { endingWords, lay } from './setting.ts';
import type { SquidEnd, SquidEvent, SquidView } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { panelsOf } from './tuning.ts';
import { BEATS } from './view/beats.ts';
import { AFTERGLOW } from './view/finale.ts';

import { panesAt } from './view/span.ts';

type Crossed = Extract<SquidEvent, { kind: 'crossed' }>;
type Fell = Extract<SquidEvent, { kind: 'fell' }>;

const restore = async (room: Room, shown: SquidView): Promise<void> => {
  const { table, parts } = room;
  const { end } = shown;
  table.build(shown.panels);
  table.mode = end ? 'over' : 'round';
  lay(room, shown.path);
  parts.world.dim(end && end.multiplier === 0 ? AFTERGLOW : 1);
  enter(room, table.mode);
  if (end) {
    if (joyOfWin(end.multiplier) === 'big') parts.world.rejoice(1);
    parts.board.show(endingWords(room, end));
    return;
  }
  offer(room, shown.multiplier);
  tell(room, null);
  if (shown.crossed === 0) parts.plaque.stake(table.bet());
  else parts.plaque.worth(table.worth, shown.multiplier);
  room.say('back', { step: shown.crossed });
};

const begin = async (room: Room): Promise<void> => {
  const { table, parts } = room;
  table.mode = 'round';
  const tuning = table.tuning();
  if (tuning) table.build(panelsOf(tuning));
  lay(room, []);
  parts.world.figure.wait();
  parts.world.dim(1);
  enter(room, 'round');
  parts.plaque.stake(table.bet());
  offer(room, 0);
  tell(room, null);
  room.kit.context.audio.effect(SOUNDS.begin);
  const seconds = Math.round((tuning?.clockMs ?? 0) / 1_000);
  room.say('began', { coins: table.bet() / COIN, panels: panesAt(table, 1), seconds });
  // The first panel can be chosen while the lanterns light up.
  room.telling.after(parts.suspense.arrive);
};

/** Onto the panel, up to the moment in which it is seen whether it holds. */
const leap = async (room: Room, { step, panel, safe }: Crossed | Fell): Promise<void> => {
  const { table, parts } = room;
  if (table.mode !== 'round') enter(room, 'round');
  room.telling.letSkip();
  open(room, false);
  tell(room, 'leaping');
  await parts.suspense.stepOnto(step, panel, panesAt(table, step), table.panels.length);
  table.path = [...table.path, { panel, safe }];
  parts.world.bridge.trace(table.path);
};

/** The eye follows to the next row. */
const follow = async ({ kit, parts: { world } }: Room, to: number): Promise<void> => {
  const from = world.bridge.camera();
  await kit.act.run((t) => world.camera(from + (to - from) * t), BEATS.follow);
};

const cross = async (room: Room, event: Crossed): Promise<void> => {
  const { table, parts } = room;
  const { step, panel, safe } = event;
  await leap(room, event);
  // Where several steps were made elsewhere, the event knows the last one's.
  const pays = table.multipliers[step] ?? event.multiplier;
  offer(room, pays);
  tell(room, 'ready');
  const values = { step, coins: table.worth / COIN, times: pays / UNIT };
  room.say(step === table.panels.length ? 'last' : 'crossed', values);
  parts.ladder.trace(table.path);
  const shown = Promise.all([
    parts.suspense.hold(step, panel, safe, panesAt(table, step)),
    parts.plaque.count(table.worth, pays),
    parts.ladder.climb(step),
  ]);
  room.telling.after(async () => void (await shown));
  await follow(room, step);
  // A touch may have ended all of it while the machine asked for the next step already.
  placePanels(room);
};

const fall = async (room: Room, event: Fell): Promise<void> => {
  const { step, panel } = event;
  await leap(room, event);
  tell(room, 'broke');
  room.say('fell', { step });
  await room.parts.suspense.fall(step, panel, panesAt(room.table, step));
};

const end = async (room: Room, event: SquidEnd): Promise<void> => {
  const { kit, table, parts, link } = room;
  const { view: left } = link.state();
  if (table.mode === 'idle') {
    // Given up, or told of, before it was shown here.
    if (left) table.build(left.panels);
    table.mode = 'over';
    lay(room, left?.path ?? []);
  }
  enter(room, 'over');
  room.telling.letSkip();
  if (event.why === 'arrived') await parts.suspense.shore(table.panels.length);
  const words = endingWords(room, event);
  if (words.won && joyOfWin(event.multiplier) === 'big') {
    alongside(parts.ladder.rejoice());
    await parts.suspense.rejoice();
  }
  const told = parts.finale.tell(words);
  room.telling.after(() => told);
  // What was taken is seen before the desk comes where it was pressed.
  if (words.won) await kit.act.wait(KIT_BEATS.endBoard.ms);
};

export const createPresenter = (room: Room): SquidPresenter => ({
  restore: (shown) => restore(room, shown),
  play: {
    began: () => begin(room),
    crossed: (event) => cross(room, event),
    fell: (event) => fall(room, event),
    ended: (event) => end(room, event),
  },
});
