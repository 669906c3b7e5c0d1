import * as z from 'zod/mini';
import { COIN } from '#contract/coins.ts';
import { findPlayer, type Player } from '../accounts/players.ts';
import { closeClub, openClub } from '../club/closing.ts';
import { checkLedger } from '../ledger/check.ts';
import { maintenanceState } from '../refresh/settings.ts';
import type { Store } from '../store/store.ts';
import { refusalWith } from './catalogue.ts';
import { command, type Result } from './command.ts';
import { OnOff } from './game.commands.ts';

const None = z.object({});
export const UidArgs = z.object({ uid: z.string() });

/** Coins as people write them: 1,234.50. */
export const coinsText = (hundredths: number): string =>
  (hundredths / COIN).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The player of a UID; throws `CommandError`. */
export const playerOf = async (store: Store, uid: string): Promise<Player> => {
  const player = await findPlayer(store.db, uid);
  if (!player) throw refusalWith('msg.invalidPlayerId', { more: `there is no player ${uid}.` });
  return player;
};

/** What the ledger's check finds, as a command says it. */
export const ledgerVerdict = async (store: Store): Promise<Result> => {
  const data = await checkLedger(store);
  const totals = Object.entries(data.totals).map(
    ([kind, total]) => `${kind.padEnd(11)} ${coinsText(total)}`,
  );
  const isBad = data.problems.length > 0;
  const verdict = isBad
    ? 'The ledger is NOT sound:'
    : `The ledger is sound: ${data.postings} postings, sum 0.00.`;
  return { data, lines: [verdict, ...data.problems, ...totals], isBad };
};

export const clubCommands = {
  maintenance: command({
    args: z.object({
      state: OnOff,
      until: z.optional(
        z.iso.datetime({
          offset: true,
          error: '--until must be a time like 2026-12-31T18:00:00+08:00.',
        }),
      ),
    }),
    target: () => 'club',
    async run({ store, clock }, { state, until }) {
      const now = clock.now();
      if (state === 'off') {
        const closedMs = await openClub(store, now);
        const given = `Open rounds have the ${Math.round(closedMs / 1000)} seconds back it was closed.`;
        const data = { ...(await maintenanceState(store.db)), closedMs };
        return { data, lines: [`The club: maintenance off.${closedMs > 0 ? ` ${given}` : ''}`] };
      }
      await closeClub(store, until ? new Date(until) : null, now);
      const data = await maintenanceState(store.db);
      const end = data.mDateTime ? ` until ${data.mDateTime}` : '';
      return { data, lines: [`The club: maintenance on${end}.`] };
    },
  }),

  'ledger check': command({
    args: None,
    target: () => null,
    run: ({ store }) => ledgerVerdict(store),
  }),
};
