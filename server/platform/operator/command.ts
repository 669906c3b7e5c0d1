import * as z from 'zod/mini';
import { MESSAGE_KEYS, type MessageKey } from '#contract/messages.ts';
import type { RealtimeChange } from '#contract/realtime.ts';
import type { ServerClock } from '../clock.ts';
import type { PrivateFiles } from '../files/privateFiles.ts';
import type { HostClock } from '../hostClock.ts';
import type { SeedCipher } from '../secrets/seedCipher.ts';
import type { SecurityLog } from '../security/log.ts';
import type { Store } from '../store/store.ts';

/** What commands work with: the running server's, or the command line's own. */
export interface OperatorDeps {
  store: Store;
  clock: ServerClock;
  /** Commands that change something are not carried out by a clock that is wrong; without one nobody asks. */
  hostClock?: HostClock;
  /** Set in a server that serves players. */
  isServing?: boolean;
  /** Tells the player's open pages; where no server runs there are none. */
  broadcast(playerId: number, change: RealtimeChange): void;
  /** Ends the player's open pages, whose sessions have ended. */
  drop(playerId: number): void;
  security: SecurityLog;
  /** Without them none can be looked at. */
  videos?: PrivateFiles;
  /** Aborted once the server is to stop; none runs: there is none. */
  stopping?: AbortSignal;
  /** Reading it throws `StartError` where the club's key is not here, which most commands do without. */
  readonly cipher: SeedCipher;
}

export interface CommandResult {
  /** For `--json`. */
  data: unknown;
  /** For people, a line each. */
  lines: readonly string[];
  /** Ends the command line with code 1, though nothing failed: a check that found something. */
  isBad?: boolean;
}

export interface Command<Args> {
  args: z.ZodMiniType<Args>;
  /** What it was about, for the audit: a redemption's id, a UID, a game. Null: it only looks. */
  target: (args: Args) => string | null;
  run: (deps: OperatorDeps, args: Args, operator: string) => Promise<CommandResult>;
}

/** A command that can't be carried out; the message is for the operator. Nothing changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** Its place in the message catalogue, where it has one, and what fills the text's places. */
  readonly said: { key?: MessageKey | undefined; params?: readonly string[] | undefined };

  constructor(message: string, said: CommandError['said'] = {}) {
    super(message);
    this.said = said;
  }
}

/** Fixes a command's types, so that commands of different arguments stand in one table. */
export const command = <Args>(definition: Command<Args>): Command<Args> => definition;

/** Bytes a call may have on the operator's socket: three pictures in base64, and words beside them. */
export const CALL_BYTES = 4_000_000;

/** What travels over the operator's socket, to the server and back. */
export const CommandCall = z.object({ name: z.string(), args: z.unknown() });
export const CommandReply = z.union([
  z.object({
    data: z.unknown(),
    lines: z.array(z.string()),
    isBad: z._default(z.boolean(), false),
  }),
  z.object({
    error: z.string(),
    key: z.optional(z.enum(MESSAGE_KEYS)),
    params: z.optional(z.array(z.string())),
  }),
]);
