import * as z from 'zod/mini';
import { type CommandResult, command } from '../../platform/operator/command.ts';
import { coinsText } from '../../platform/operator/money.ts';
import type { Store } from '../../platform/store/store.ts';
import { checkLedger } from './check.ts';

/** What the ledger's check finds, as a command says it. */
export const ledgerVerdict = async (store: Store): Promise<CommandResult> => {
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

export const ledgerCommands = {
  'ledger check': command({
    args: z.object({}),
    target: () => null,
    run: ({ store }) => ledgerVerdict(store),
  }),
};
