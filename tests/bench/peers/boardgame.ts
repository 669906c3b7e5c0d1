import pg from 'pg';
import { POOL } from '../bareBet.ts';
import { type Peer, PLENTY, payoutOf, STAKE } from './peer.ts';

interface State {
  G: { coins: number; payout: number };
  _stateID: number;
}
type Row = Record<string, unknown>;

/** The coins are in its state; undoing is off, since each step back is a copy of the state in the state. */
const GAME = {
  name: 'egg',
  disableUndo: true,
  setup: () => ({ coins: PLENTY, payout: 0 }),
  moves: {
    crack: {
      // Drawn by the server: the client's copy of the game does not play ahead.
      client: false,
      move({ G, random }: { G: State['G']; random: { Number(): number } }) {
        if (G.coins < STAKE) return 'INVALID_MOVE';
        G.payout = payoutOf(Math.floor(100 * random.Number()));
        G.coins += G.payout - STAKE;
        return undefined;
      },
    },
  },
};

/** State, metadata and log apart: the framework writes the first two side by side after each move. */
const TABLES = `create table peer_states (id text primary key, initial jsonb not null, state jsonb not null);
  create table peer_metadata (id text primary key, metadata jsonb not null);
  create table peer_rounds (n bigint generated always as identity primary key, match text not null, entry jsonb not null)`;
const SET_STATE = {
  name: 'set_state',
  text: `with logged as (insert into peer_rounds (match, entry)
    select $1, entry from jsonb_array_elements($3) entry)
    update peer_states set state = $2 where id = $1`,
};
const SET_METADATA = {
  name: 'set_metadata',
  text: 'update peer_metadata set metadata = $2 where id = $1',
};
/** What the framework may ask of a match, each by a query of its own. */
const FIELDS = {
  state: 'select state as value from peer_states where id = $1',
  initialState: 'select initial as value from peer_states where id = $1',
  metadata: 'select metadata as value from peer_metadata where id = $1',
  log: `select coalesce(jsonb_agg(entry order by n), '[]') as value from peer_rounds where match = $1`,
};

/** An asynchronous `StorageAPI` of boardgame.io (src/server/db/base.ts there) on PostgreSQL. */
const storage = (pool: pg.Pool) => ({
  type: () => 1,
  connect: () => pool.query(TABLES),
  async createMatch(
    id: string,
    { initialState, metadata }: { initialState: State; metadata: Row },
  ) {
    await pool.query('insert into peer_states values ($1, $2, $2)', [id, initialState]);
    await pool.query('insert into peer_metadata values ($1, $2)', [id, metadata]);
  },
  setState: (id: string, state: State, log: Row[] = []) =>
    pool.query({ ...SET_STATE, values: [id, state, JSON.stringify(log)] }),
  setMetadata: (id: string, metadata: Row) =>
    pool.query({ ...SET_METADATA, values: [id, metadata] }),
  async fetch(id: string, wanted: Record<string, boolean | undefined>) {
    const match: Row = {};
    for (const [name, text] of Object.entries(FIELDS)) {
      if (!wanted[name]) continue;
      const { rows } = await pool.query({ name, text, values: [id] });
      match[name] = rows[0]?.value;
    }
    return match;
  },
});

/** A match for each player, in which every move is a round. */
export const boardgame: Peer = {
  isDurable: false,

  async serve(load, port, databaseUrl) {
    const { Server } = await load('boardgame.io/dist/cjs/server.js');
    const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
    await Server({ games: [GAME], db: storage(pool), origins: [] }).run(port);
  },

  async connect(load, url, player) {
    const { Client } = await load('boardgame.io/dist/cjs/client.js');
    const { SocketIO } = await load('boardgame.io/dist/cjs/multiplayer.js');
    const transport = { transports: ['websocket'], forceNew: true };
    const client = Client({
      game: GAME,
      numPlayers: 1,
      matchID: player,
      playerID: '0',
      debug: false,
      multiplayer: SocketIO({ server: url, socketOpts: transport }),
    });
    let told = -1;
    let heard = () => {};
    client.subscribe((state: State | null) => {
      if (!state || state._stateID === told) return;
      told = state._stateID;
      heard();
    });
    const afterwards = (act: () => void) =>
      new Promise<void>((resolve) => {
        heard = resolve;
        act();
      });
    await afterwards(() => client.start());
    return { stake: () => afterwards(client.moves.crack), close: () => client.stop() };
  },
};
