/** What is measured: the club's own server, or a socket.io server with nothing else in it. */
export type LiveKind = 'club' | 'bare';

/** What a server that is measured is asked for; it answers each with one `LiveAnswer`. */
export type LiveAsk = { kind: 'memory' } | { kind: 'tell'; player: number; times: number };

/** At its start it says `opened`. */
export type LiveAnswer =
  | { kind: 'opened'; url: string; players: { id: number; token: string }[] }
  /** Bytes of the heap and beside it that are in use after a collection. */
  | { kind: 'memory'; bytes: number }
  /** When each change was committed, by the machine's monotonic clock, in milliseconds. */
  | { kind: 'told'; at: number[] };

/** Milliseconds of a clock that is the same in all processes of the machine. */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6;
