import { cubicInOut } from '#engine/canvas/stage/ease.ts';
import { joyOfWin } from '#engine/canvas/stage/kit/joy.ts';
import { enter, offer, open, tell } from './inputs.ts';
import type { SquidPresenter } from './machine.ts';
import type { Room } from './room.ts';
import { endingWords, lay } from './setting.ts';
import type { SquidEnd, SquidEvent, SquidView } from './shapes.ts';
import { SOUNDS } from './sounds.ts';
import { AFTERGLOW } from './view/finale.ts';
import { inCoins } from './view/numbers.ts';

type Crossed = Extract<SquidEvent, { kind: 'crossed' }>;
type Fell = Extract<SquidEvent, { kind: 'fell' }>;

const restore = async (room: Room, shown: SquidView): Promise<void> => {
  const { table, parts } = room;
  const { end } = shown;
  table.build(shown);
  table.mode = end ? 'over' : 'round';
  lay(room, shown.path);
  parts.world.dim(end && end.multiplier === 0 ? AFTERGLOW : 1);
  enter(room, table.mode);
  if (end) {
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
  if (tuning) table.build(tuning);
  lay(room, []);
  parts.world.dim(1);
  enter(room, 'round');
  parts.plaque.stake(table.bet());
  offer(room, 0);
  tell(room, null);
  room.kit.context.audio.effect(SOUNDS.begin);
  const seconds = Math.round((tuning?.clockMs ?? 0) / 1_000);
  room.say('began', { coins: inCoins(table.bet()), panels: table.panes, seconds });
  await parts.suspense.arrive();
};

/** Onto the panel, up to the moment in which it is seen whether it holds. */
const leap = async (room: Room, { step, panel, safe }: Crossed | Fell): Promise<void> => {
  const { table, parts } = room;
  if (table.mode !== 'round') enter(room, 'round');
  room.telling.letSkip();
  open(room, false);
  tell(room, 'leap');
  await parts.suspense.stepOnto(step, panel, table.panes, table.steps);
  table.path = [...table.path, { panel, safe }];
  parts.world.bridge.trace(table.path);
};

/** The camera and the lantern on the rope follow to the next row. */
const follow = async ({ kit, parts }: Room, to: number): Promise<void> => {
  const { ladder, world } = parts;
  const from = world.bridge.camera();
  await Promise.all([
    ladder.climb(to),
    kit.act.run((t) => world.camera(from + (to - from) * t), {
      ms: kit.isCalm() ? 1 : 620,
      ease: cubicInOut,
    }),
  ]);
};

const cross = async (room: Room, event: Crossed): Promise<void> => {
  const { table, parts } = room;
  const { step, panel, safe } = event;
  await leap(room, event);
  // Where several steps were made elsewhere, the event knows the last one's.
  const pays = table.multipliers[step] ?? event.multiplier;
  offer(room, pays);
  tell(room, 'held');
  const values = { step, coins: inCoins(table.worth), times: pays / 100 };
  room.say(step === table.steps ? 'last' : 'crossed', values);
  parts.ladder.trace(table.path);
  await parts.suspense.hold(step, panel, safe, table.panes);
  await Promise.all([parts.plaque.count(table.worth, pays), follow(room, step)]);
};

const fall = async (room: Room, event: Fell): Promise<void> => {
  const { step, panel } = event;
  await leap(room, event);
  tell(room, 'broke');
  room.say('fell', { step });
  await room.parts.suspense.fall(step, panel, room.table.panes);
};

const end = async (room: Room, event: SquidEnd): Promise<void> => {
  const { table, parts, link } = room;
  const { view: left } = link.state();
  if (table.mode === 'idle') {
    // Given up, or told of, before it was shown here.
    if (left) table.build(left);
    table.mode = 'over';
    lay(room, left?.path ?? []);
  }
  enter(room, 'over');
  room.telling.letSkip();
  if (event.why === 'arrived') await parts.suspense.shore(table.steps);
  const words = endingWords(room, event);
  if (!words.won) return parts.finale.console(words);
  const land = () => link.send({ type: 'coins' });
  await parts.finale.celebrate(words, joyOfWin(event.multiplier), land);
};

export const createPresenter = (room: Room): SquidPresenter => {
  const told =
    <What>(work: (room: Room, what: What) => Promise<void>) =>
    (what: What, signal: AbortSignal) =>
      room.telling.perform(signal, () => work(room, what));
  return {
    restore: told(restore),
    play: { began: told(begin), crossed: told(cross), fell: told(fall), ended: told(end) },
  };
};
