import type { HttpReport } from '../tests/bench/http.ts';
import { median } from '../tests/bench/median.ts';
import type { PeerKind } from '../tests/bench/peers/peer.ts';

/** What a settled round of ours has, and none of the others' rounds. */
export const OURS_ALONE =
  'fair draws from committed seeds, holds, lots that expire, limits of play, events, recorded steps, history with three indexes, sessions';

/** What of ours a peer lacks beside `OURS_ALONE`. */
export const LACKS: Record<PeerKind, string> = {
  'boardgame.io':
    'the commit before the answer, outcomes of all rounds but the last, double entry, safe repeats by a key',
  Colyseus: 'the stored answer to a repeat',
  'Colyseus, one statement': 'the stored answer to a repeat',
  'socket.io': 'all that is kept: the roof of the transport',
};

/** A line of the report: what, its value, and what is said of it. */
type Line = readonly [what: string, value: string, said: string];

const roundsPerSecond = ({ settled, ms }: HttpReport) => (1000 * settled) / ms;

/** What a server did in its runs. */
export const peerLines = (name: string, reports: readonly HttpReport[]): Line[] => {
  const of = (pick: (report: HttpReport) => number) => median(reports.map(pick));
  const each = (pick: (report: HttpReport) => number) =>
    `${of((report) => pick(report) / report.settled).toFixed(2)} ms`;
  return [
    [`peers: ${name}`, `${Math.round(of(roundsPerSecond)).toLocaleString('en')}/s`, ''],
    ['  share of the bare bet', of((r) => roundsPerSecond(r) / r.bare).toFixed(3), ''],
    [
      "  processor time a round: server's, PostgreSQL's",
      each((r) => r.serverMs),
      each((r) => r.databaseMs),
    ],
    ["  the players' own", each((r) => r.ownMs), ''],
  ];
};

/** Ours beside a peer's, of the same turns: wanted is at least as many rounds. */
export const besideLine = (ours: readonly HttpReport[], theirs: readonly HttpReport[]): Line => {
  const times = median(
    theirs.map((their, at) => {
      const our = ours[at];
      return our ? roundsPerSecond(our) / roundsPerSecond(their) : Number.NaN;
    }),
  );
  return [
    '  ours beside it',
    `${times.toFixed(2)} times`,
    `${times >= 1 ? 'ok' : 'BELOW'} (at least 1)`,
  ];
};
