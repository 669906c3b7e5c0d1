import { dateOf } from '../clock.ts';
import { NotDecidable } from '../redemptions/decide.ts';
import { forgetPublic } from '../refresh/public.ts';
import { activityCommands } from './activity.commands.ts';
import { auditCommands } from './audit.commands.ts';
import { audited } from './audited.ts';
import { backupCommands } from './backup.commands.ts';
import { bannerCommands } from './banner.commands.ts';
import { clubCommands } from './club.commands.ts';
import { coinCommands } from './coin.commands.ts';
import { type Command, CommandError, type OperatorDeps, type Result } from './command.ts';
import { demoCommands } from './demo.commands.ts';
import { eventCommands } from './event.commands.ts';
import { faqCommands } from './faq.commands.ts';
import { gameCommands } from './game.commands.ts';
import { inboxCommands } from './inbox.commands.ts';
import { optionCommands } from './option.commands.ts';
import { playerAccessCommands } from './player.access.commands.ts';
import { playerCommands } from './player.commands.ts';
import { promotionCommands } from './promotion.commands.ts';
import { pushCommands } from './push.commands.ts';
import { redemptionCommands } from './redemption.commands.ts';
import { reportCommands } from './report.commands.ts';
import { rewardCommands } from './reward.commands.ts';
import { securityCommands } from './security.commands.ts';
import { suspicionCommands } from './suspicion.commands.ts';
import { tuningCommands } from './tuning.commands.ts';
import { verificationCommands } from './verification.commands.ts';

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
export type CommandName = Extract<keyof typeof commands, string>;
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
): Promise<Result> => {
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
    forgetPublic(deps.store);
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
): Promise<Result> => {
  if (!isName(name)) throw new CommandError(`There is no command '${name}'.`);
  try {
    // The table's union of commands is called by its name alone; `args` is parsed by the command.
    return await carryOut(commands[name] as Command<unknown>, name, deps, args, operator);
  } catch (error) {
    const message = refusalOf(error);
    throw message === null || error instanceof CommandError ? error : new CommandError(message);
  }
};
