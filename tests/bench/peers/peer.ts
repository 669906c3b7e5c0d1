import { randomInt } from 'node:crypto';
import type { Load } from './packages.ts';

/** Coins of a stake, and what it is paid in so many of 100. */
export const STAKE = 20;
const PAID = 40;
const PAID_OF_100 = 48;
export const PLENTY = 1_000_000_000;

/** What a stake is paid, given a whole number below 100. */
export const payoutOf = (drawn: number): number => (drawn < PAID_OF_100 ? PAID : 0);
export const drawPayout = (): number => payoutOf(randomInt(100));

interface Seat {
  /** Stakes and is answered; throws what went wrong. */
  stake(): Promise<unknown>;
  close(): unknown;
}

/** A server that is measured beside the club's: its server and its player. */
export interface Peer {
  /** Whether a round is committed before its player is answered; else each player's last may not be yet. */
  isDurable: boolean;
  /** Listens, and makes its tables in that database, which has none of them. */
  serve(load: Load, port: number, databaseUrl: string): Promise<void>;
  /** Connects a player whom nobody else is. */
  connect(load: Load, url: string, player: string): Promise<Seat>;
}

export type PeerKind = 'boardgame.io' | 'Colyseus' | 'Colyseus, one statement' | 'socket.io';

/** What a run asks of the players' thread. */
export interface PeerOrder {
  kind: PeerKind;
  folder: string;
  url: string;
  players: number;
  /** Milliseconds to play. */
  ms: number;
}
