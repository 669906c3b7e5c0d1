import * as z from 'zod/mini';
import { type CommandResult, command, type OperatorDeps } from '../../platform/operator/command.ts';
import { coinsText } from '../../platform/operator/money.ts';
import { checkFromMark } from './check/check.ts';

type Deps = Pick<OperatorDeps, 'store' | 'cipher' | 'clock'>;

/** What the ledger's check finds, as a command says it. */
export const ledgerVerdict = async (deps: Deps, isWhole: boolean): Promise<CommandResult> => {
  const wholeBefore = isWhole ? Number.POSITIVE_INFINITY : 0;
  const data = await checkFromMark(deps, { now: deps.clock.now(), wholeBefore });
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
    args: z.object({ all: z._default(z.boolean(), false) }),
    target: () => null,
    run: (deps, { all }) => ledgerVerdict(deps, all),
  }),
};
