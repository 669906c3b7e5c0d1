import { loaderOf } from './packages.ts';
import type { PeerKind } from './peer.ts';
import { PEERS } from './peers.ts';

// A process of its own for the server that is measured, started by bench.ts with what it is.
const [kind, folder = '', port, databaseUrl = ''] = process.argv.slice(2);

await PEERS[kind as PeerKind].serve(await loaderOf(folder), Number(port), databaseUrl);
process.send?.('listening');
