import { playerAccessCommands } from '../../domains/accounts/player.access.commands.ts';
import { playerCommands } from '../../domains/accounts/player.commands.ts';
import { activityCommands } from '../../domains/activity/activity.commands.ts';
import { bannerCommands } from '../../domains/club/banner.commands.ts';
import { clubCommands } from '../../domains/club/club.commands.ts';
import { faqCommands } from '../../domains/club/faq.commands.ts';
import { optionCommands } from '../../domains/club/option.commands.ts';
import { promotionCommands } from '../../domains/club/promotion.commands.ts';
import { eventCommands } from '../../domains/events/event.commands.ts';
import { inboxCommands } from '../../domains/inbox/inbox.commands.ts';
import { ledgerCommands } from '../../domains/ledger/ledger.commands.ts';
import { pushCommands } from '../../domains/push/push.commands.ts';
import { NotDecidable } from '../../domains/redemptions/decide.ts';
import { redemptionCommands } from '../../domains/redemptions/redemption.commands.ts';
import { reportCommands } from '../../domains/reports/report.commands.ts';
import { coinCommands } from '../../domains/rewards/coin.commands.ts';
import { rewardCommands } from '../../domains/rewards/reward.commands.ts';
import { gameCommands } from '../../domains/rounds/game.commands.ts';
import { tuningCommands } from '../../domains/rounds/tunings/tuning.commands.ts';
import { suspicionCommands } from '../../domains/suspicions/suspicion.commands.ts';
import { verificationCommands } from '../../domains/verification/verification.commands.ts';
import { audited } from '../../platform/audit/audited.ts';
import { dateOf } from '../../platform/clock.ts';
import {
  type Command,
  CommandError,
  type CommandResult,
  type OperatorDeps,
} from '../../platform/operator/command.ts';
import { publicChanged } from '../../platform/requests/publicChange.ts';
import { backupCommands } from '../backup/backup.commands.ts';
import { demoCommands } from '../seed/demo.commands.ts';
import { auditCommands } from './audit.commands.ts';
import { securityCommands } from './security.commands.ts';

const commands = {
  ...auditCommands,
  ...backupCommands,
  ...bannerCommands,
  ...clubCommands,
  ...coinCommands,
  ...demoCommands,
  ...eventCommands,
  ...faqCommands,
  ...gameCommands,
  ...inboxCommands,
  ...ledgerCommands,
  ...optionCommands,
  ...playerAccessCommands,
  ...playerCommands,
  ...activityCommands,
  ...promotionCommands,
  ...pushCommands,
  ...redemptionCommands,
  ...rewardCommands,
  ...securityCommands,
  ...suspicionCommands,
  ...reportCommands,
  ...tuningCommands,
  ...verificationCommands,
};
type CommandName = Extract<keyof typeof commands, string>;
export const COMMAND_NAMES: readonly string[] = Object.keys(commands);

/** Those that only look: nothing of them is in the audit. */
export const LOOKS: readonly string[] = Object.entries(commands as Record<string, Command<object>>)
  .filter(([, { target }]) => target({}) === null)
  .map(([name]) => name);

const isName = (name: string): name is CommandName => Object.hasOwn(commands, name);

const refusalOf = (error: unknown): string | null =>
  error instanceof CommandError || error instanceof NotDecidable ? error.message : null;

const carryOut = async <Args>(
  definition: Command<Args>,
  name: string,
  deps: OperatorDeps,
  input: unknown,
  operator: string,
): Promise<CommandResult> => {
  const parsed = await definition.args.safeParseAsync(input);
  if (!parsed.success)
    throw new CommandError(parsed.error.issues[0]?.message ?? 'Invalid arguments.');
  const target = definition.target(parsed.data);
  if (target === null) return definition.run(deps, parsed.data, operator);
  if (deps.hostClock?.isRight() === false) {
    const off = Math.round(deps.hostClock.offMs() / 1000);
    throw new CommandError(
      `This machine's clock is ${off} seconds off the database's. Set it right (docs/operator.md); nothing changed.`,
    );
  }
  const action = {
    actor: operator,
    action: name,
    target,
    args: parsed.data,
    at: dateOf(deps.clock),
  };
  try {
    return await audited(deps.store, action, refusalOf, () =>
      definition.run(deps, parsed.data, operator),
    );
  } finally {
    publicChanged(deps.store);
  }
};

/**
 * Carries a command out for `operator`, the name of the person at the command line. What changes
 * something is in the audit table with its outcome. Throws `CommandError` with a sentence for the
 * operator.
 */
export const runCommand = async (
  deps: OperatorDeps,
  name: string,
  args: unknown,
  operator: string,
): Promise<CommandResult> => {
  if (!isName(name)) throw new CommandError(`There is no command '${name}'.`);
  try {
    // The table's union of commands is called by its name alone; `args` is parsed by the command.
    return await carryOut(commands[name] as Command<unknown>, name, deps, args, operator);
  } catch (error) {
    const message = refusalOf(error);
    throw message === null || error instanceof CommandError ? error : new CommandError(message);
  }
};
