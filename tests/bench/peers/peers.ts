import { boardgame } from './boardgame.ts';
import { colyseusInOneStatement, colyseusInTransaction } from './colyseus.ts';
import { echo } from './echo.ts';
import type { Peer, PeerKind } from './peer.ts';

export const PEERS: Record<PeerKind, Peer> = {
  'boardgame.io': boardgame,
  Colyseus: colyseusInTransaction,
  'Colyseus, one statement': colyseusInOneStatement,
  'socket.io': echo,
};
