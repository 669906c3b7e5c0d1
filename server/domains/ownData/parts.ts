import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { activities } from '../../platform/store/schema/activities.ts';
import { devices } from '../../platform/store/schema/devices.ts';
import { eventPrizes, eventReaders, eventTries } from '../../platform/store/schema/events.ts';
import { heldPhones } from '../../platform/store/schema/heldPhones.ts';
import { holds } from '../../platform/store/schema/holds.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { accounts, lots, postings } from '../../platform/store/schema/ledger.ts';
import { deposits, rewards } from '../../platform/store/schema/money.ts';
import {
  measures,
  pins,
  playedDays,
  players,
  sessions,
} from '../../platform/store/schema/players.ts';
import {
  boardMembers,
  boardWeeks,
  progress,
  progressBests,
  progressFinds,
  progressRewards,
} from '../../platform/store/schema/progress.ts';
import { pushMessages, pushSubscriptions } from '../../platform/store/schema/push.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { rounds, seeds } from '../../platform/store/schema/rounds.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { sightings } from '../../platform/store/schema/sightings.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import { nicknameInWords } from '../progress/index.ts';

/** Why a column is not in the file. */
const WHY = {
  secret: 'who has it could come in, or take a device over',
  hash: 'a hash, which tells its player nothing',
  staff: 'who of the staff it was is theirs',
  undecided: 'of a round that is open it tells what is not decided',
  elsewhere: 'what was answered stands in the part it is about',
  sealed: 'a postal address as its player gave it, sealed until it is deleted',
  file: 'where a video lies, which is no JSON and goes soon after its decision',
  key: 'the player themselves',
  chance: 'drawn to order those who share a place',
} as const;

/** One part of the file: the rows of a table that are the player's, newest first. */
export interface OwnDataPart {
  name: string;
  table: PgTable;
  /** Whose a row is. */
  owner: PgColumn;
  /** What rows are told apart by within a player's own, and read in the order of. */
  key: PgColumn;
  /** Columns that are left out, and why. */
  without: Readonly<Record<string, keyof typeof WHY>>;
  /** What else stands in a row, and the tables it is read from. */
  more: Readonly<Record<string, SQL>>;
  covers: readonly string[];
  /** Rows read at a time. */
  rows: number;
}

const part = <Table extends PgTable & { playerId: PgColumn }>(
  name: string,
  table: Table,
  key: PgColumn,
  without: OwnDataPart['without'] = {},
  {
    more = {},
    covers = [],
    rows = 500,
  }: Partial<Pick<OwnDataPart, 'more' | 'covers' | 'rows'>> = {},
): OwnDataPart => ({
  name,
  table,
  owner: table.playerId,
  key,
  without: { playerId: 'key', ...without },
  more,
  covers,
  rows,
});

// By their names: of one table a column is written without it, and would be the inner one's.

/** A round's steps, as its player saw them; an open one's are not told before it is decided. */
const steps = sql`(select coalesce(json_agg(json_build_object('step', s.step, 'move', s.move,
  'events', s.events, 'multiplier', s.multiplier, 'bet', s.bet, 'credited', s.credited, 'at', s.at)
  order by s.step), '[]'::json) from steps_of_rounds s
  where s.round_id = rounds.id and rounds.status <> 'open')`;

/** How a line of the ledger changed the player's own accounts; the club's are nobody's. */
const entries = sql`(select coalesce(json_agg(json_build_object('account', a.kind,
  'amount', e.amount, 'balanceAfter', e.balance_after) order by a.kind), '[]'::json)
  from entries e join accounts a on a.id = e.account_id
  where e.posting_id = postings.id and a.player_id = postings.player_id)`;

/** What was answered in a try of the quiz. */
const answers = sql`(select coalesce(json_agg(json_build_object('number', q.number, 'chosen', q.chosen,
  'isRight', q.is_right, 'askedAt', q.asked_at, 'answeredAt', q.answered_at) order by q.number), '[]'::json)
  from event_answers q where q.try_id = event_tries.id)`;

/** Everything the club keeps on a player, in the order of the file. */
export const OWN_DATA_PARTS: readonly OwnDataPart[] = [
  {
    ...part('account', { ...players, playerId: players.id }, players.id),
    table: players,
    without: { passwordHash: 'secret' },
  },
  part('sessions', sessions, sessions.tokenHash, {
    tokenHash: 'secret',
    stepUpHash: 'secret',
    stepUpUntil: 'secret',
    device: 'hash',
  }),
  part('devices', devices, devices.hash, { hash: 'hash' }),
  part('sightings', sightings, sightings.hash, { hash: 'hash' }),
  part('visits', activities, activities.id),
  part('security', securityEvents, securityEvents.id, { source: 'hash' }),
  part('transactionPin', pins, pins.playerId, { pinHash: 'secret' }),
  part('limits', measures, measures.playerId),
  part('heldNumbers', heldPhones, heldPhones.hash, { hash: 'hash' }),
  part('playedDays', playedDays, playedDays.day),
  part('progress', progress, progress.playerId),
  part('progressRewards', progressRewards, progressRewards.id),
  part('progressBests', progressBests, progressBests.game),
  part('progressFinds', progressFinds, progressFinds.find),
  part(
    'weeklyBoard',
    boardMembers,
    boardMembers.playerId,
    {},
    { more: { inWords: nicknameInWords } },
  ),
  part('boardWeeks', boardWeeks, boardWeeks.week, { tie: 'chance' }),
  part('balances', accounts, accounts.id),
  part('ledger', postings, postings.id, {}, { more: { entries }, covers: ['entries'] }),
  part('coinLots', lots, lots.id),
  part('coinHolds', holds, holds.id),
  part('redemptions', redemptions, redemptions.id, { decidedBy: 'staff' }),
  part('deposits', deposits, deposits.id, { recordedBy: 'staff' }),
  part('prizes', rewards, rewards.id, { paidBy: 'staff' }),
  part('seeds', seeds, seeds.id, { sealedSeed: 'secret' }),
  part(
    'rounds',
    rounds,
    rounds.id,
    { state: 'undecided' },
    { more: { steps }, covers: ['round_steps', 'packed_steps'], rows: 50 },
  ),
  part('quizTerms', eventReaders, eventReaders.eventId),
  part(
    'quizTries',
    eventTries,
    eventTries.id,
    {},
    { more: { answers }, covers: ['event_answers'] },
  ),
  part('quizPrizes', eventPrizes, eventPrizes.id, { sealedAddress: 'sealed', sentBy: 'staff' }),
  part('verificationVideos', videos, videos.id, { file: 'file', decidedBy: 'staff' }),
  part('inbox', inbox, inbox.id),
  part('notificationDevice', pushSubscriptions, pushSubscriptions.playerId, {
    id: 'secret',
    tokenHash: 'secret',
    endpoint: 'secret',
    p256dh: 'secret',
    auth: 'secret',
    publicKey: 'hash',
  }),
  part('notifications', pushMessages, pushMessages.id),
  part('reports', reports, reports.id, { closedBy: 'staff' }, { rows: 2 }),
  part('requests', requests, requests.requestId, { bodyHash: 'hash', answer: 'elsewhere' }),
];

/** Tables that are in no part, and why: a new one has to stand here or there. */
export const NOT_IN_FILE: Readonly<Record<string, string>> = {
  otps: 'codes that were sent, as hashes, gone after a day',
  suspicions: 'what an operator is to look at may speak of other players, and is no verdict',
  duels: 'what both players of a match share; each one’s own is in their round',
  player_events: 'a number that counts what open pages were told',
  ledger_marks: 'sums of what was checked: the rows they are made of are in the file',
  lot_holds: 'which lots a hold took its coins from: both are in the file',
  report_groups: 'what the staff says of reports that share what went wrong',
  audit: 'what the staff did, under their names; what came of it is in the file',
  settings: 'the club’s own',
  options: 'the club’s own',
  uploads: 'the club’s own',
  banners: 'the club’s own',
  promotions: 'the club’s own',
  faqs: 'the club’s own',
  game_flags: 'the club’s own',
  tunings: 'the games’ numbers; whose work they are is the staff’s',
  tuning_drafts: 'what designers work on; whose work it is is the staff’s',
  events: 'the club’s own',
  event_weeks: 'the club’s own, and what is not asked yet',
  week_prizes: 'the club’s own',
  telegram_proofs: 'signatures that were used, of nobody by name',
};

/** What of a part's table is told, by its column or the SQL for it. */
export const columnsOf = ({
  table,
  without,
  more,
}: OwnDataPart): Record<string, PgColumn | SQL> => {
  const all = Object.entries<PgColumn>(getTableColumns(table));
  return { ...Object.fromEntries(all.filter(([name]) => !(name in without))), ...more };
};

export const isOf = ({ owner }: OwnDataPart, playerId: number): SQL => eq(owner, playerId);
