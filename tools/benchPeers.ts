import { print } from '#server/platform/terminal.ts';
import { benchHttp, FEW, type HttpReport } from '../tests/bench/http.ts';
import { benchPeer } from '../tests/bench/peers/bench.ts';
import { installPeers } from '../tests/bench/peers/packages.ts';
import type { PeerKind } from '../tests/bench/peers/peer.ts';
import { PEERS } from '../tests/bench/peers/peers.ts';
import { hasPostgres } from './benchHttp.ts';
import { line } from './benchLines.ts';
import { besideLine, LACKS, OURS_ALONE, peerLines } from './peersText.ts';

const KINDS = Object.keys(PEERS) as PeerKind[];
const OURS = { database: 'postgres', scenario: 'lucky-egg', players: FEW, runs: 1 } as const;

/** Ours and each peer in turns, so that what else the machine does meets all of them. */
const inTurns = async (folder: string, runs: number) => {
  const ours: HttpReport[] = [];
  const theirs = new Map(KINDS.map((kind) => [kind, [] as HttpReport[]]));
  for (let run = 0; run < runs; run += 1) {
    ours.push(...(await benchHttp(OURS)));
    for (const [kind, reports] of theirs) reports.push(await benchPeer(kind, folder));
  }
  return { ours, theirs };
};

export const peers = async (runs: number): Promise<void> => {
  if (!(await hasPostgres())) return;
  const installed = await installPeers();
  if (!installed) return print('peers left out: npm could not install them');
  try {
    const { ours, theirs } = await inTurns(installed.folder, runs);
    for (const each of peerLines('ours, eggs cracked through HTTP', ours)) line(...each);
    line('  has alone', '', OURS_ALONE);
    for (const [kind, reports] of theirs) {
      for (const each of peerLines(kind, reports)) line(...each);
      line('  durable when answered', PEERS[kind].isDurable ? 'yes' : 'no', '');
      line('  lacks besides', '', LACKS[kind]);
      if (kind !== 'socket.io') line(...besideLine(ours, reports));
    }
  } finally {
    installed.remove();
  }
};
