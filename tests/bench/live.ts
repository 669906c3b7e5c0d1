/** What is measured: the club's own server, or a socket.io server with nothing else in it. */
export type LiveKind = 'club' | 'bare';

/** What a server that is measured is asked for; it answers each with one `LiveAnswer`. */
export type LiveAsk = { kind: 'memory' } | { kind: 'tell'; player: number; times: number };

/** At its start it says `opened`. */
export type LiveAnswer =
  | { kind: 'opened'; url: string; players: { id: number; token: string }[] }
  /** Bytes of the heap and beside it that are in use after a collection. */
  | { kind: 'memory'; bytes: number }
  /** When each change was committed (`epochNow`): the first one made it one hundredth of a coin. */
  | { kind: 'told'; at: number[] };

/** Epoch milliseconds, finer than `Date.now`: the same in all processes of the machine, and in its pages. */
export const epochNow = (): number => performance.timeOrigin + performance.now();
