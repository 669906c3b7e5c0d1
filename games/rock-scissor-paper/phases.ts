import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { figure } from '#engine/core/figures.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { openThrow } from './inputs.ts';
import type { Room } from './room.ts';
import { clear, setMatch } from './setting.ts';
import type { RpsView } from './shapes.ts';

/** Nothing is played: the tree in the middle, and both arms show what they can. */
const invite = (room: Room, shown: RpsView | null): void => {
  const { kit, parts, table, text } = room;
  clear(room);
  kit.act.unskip();
  parts.desk.hide();
  table.last = null;
  table.rival = '';
  if (shown && shown.phase !== 'seeking' && shown.phase !== 'alone')
    setMatch(room, shown.opponent, shown.score);
  else parts.score.setShown(false);
  alongside(parts.theatre.close());
  parts.invitation.start();
  parts.line.say(
    text('invitation', {
      best: 2 * table.wins() - 1,
      times: figure(table.pay() / UNIT, 0, 2),
    }),
    'plain',
    text('title'),
  );
};

/** Shows the phases in which nothing is told, and takes back a hand the server would not. */
export const showPhase = (room: Room): void => {
  const { link, parts, table } = room;
  const { phase, view: shown } = link.state();
  const isNew = phase !== table.phase;
  table.phase = phase;
  if (isNew && (phase === 'idle' || phase === 'resumable')) invite(room, shown);
  if (isNew && phase === 'settled') parts.desk.hide();
  const isOurs = phase === 'deciding' && shown?.phase === 'throwing';
  if (isOurs && table.chosen !== null) openThrow(room);
};
