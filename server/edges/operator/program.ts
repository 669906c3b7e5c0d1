import { resolve } from 'node:path';
import { type Argument, type HelpConfiguration, Option, Command as Program } from 'commander';
import { playerLines } from '../../domains/accounts/player.lines.ts';
import { contentLines } from '../../domains/club/content.lines.ts';
import { eventLines } from '../../domains/events/event.lines.ts';
import { inboxLines } from '../../domains/inbox/inbox.lines.ts';
import { pushLines } from '../../domains/push/push.lines.ts';
import { redemptionLines } from '../../domains/redemptions/redemption.lines.ts';
import { reportLines } from '../../domains/reports/report.lines.ts';
import { rewardLines } from '../../domains/rewards/reward.lines.ts';
import { gameLines } from '../../domains/rounds/game.lines.ts';
import { tuningLines } from '../../domains/rounds/tunings/tuning.lines.ts';
import { suspicionLines } from '../../domains/suspicions/suspicion.lines.ts';
import { verificationLines } from '../../domains/verification/verification.lines.ts';
import { CommandError } from '../../platform/operator/command.ts';
import type { CommandLine, LineGroup } from '../../platform/operator/line.ts';
import { PRINTED } from '../../platform/terminal.ts';
import { backupLines } from '../backup/backup.lines.ts';
import { clubLines } from './club.lines.ts';
import { readJsonArg, readPicture, readText } from './readFiles.ts';

/** Every command there is, as the help shows them. */
export const GROUPS: readonly LineGroup[] = [
  clubLines,
  contentLines,
  playerLines,
  verificationLines,
  suspicionLines,
  reportLines,
  inboxLines,
  pushLines,
  { title: 'Coins and money', lines: [...redemptionLines, ...rewardLines] },
  eventLines,
  gameLines,
  tuningLines,
  backupLines,
];

const START = 'npm run operator --';

/** The words a command is called by: `banner add`. */
const wordsOf = (of: Program): string[] =>
  of.parent === null ? [] : [...wordsOf(of.parent), of.name()];

const typed = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;

/** Commander's own help, with every command in one list and what an option must be given for. */
const HELP: HelpConfiguration = {
  showGlobalOptions: true,
  visibleCommands: ({ commands }) =>
    commands.flatMap((each) => (each.commands.length > 0 ? each.commands : [each])),
  subcommandTerm: (leaf) => [...wordsOf(leaf), ...leaf.registeredArguments.map(typed)].join(' '),
  optionDescription: ({ description, mandatory }) =>
    mandatory ? `${description} (needed)` : description,
};

type CarryOut = (name: string, args: object) => Promise<void>;

const addLine = (to: Program, word: string, line: CommandLine, carryOut: CarryOut): Program => {
  const { name, takes = '', isText = false, what, options = [], example } = line;
  const leaf = to.command(word).description(what);
  leaf.addHelpText('after', `\nFor example: ${START} ${example}`);
  if (takes) leaf.arguments(takes);
  const readers = new Map<string, (file: string) => unknown>();
  for (const { flags, what, isRequired = false, isPicture, isJson } of options) {
    const option = new Option(flags, what).makeOptionMandatory(isRequired);
    if (isPicture) readers.set(option.attributeName(), readPicture);
    if (isJson) readers.set(option.attributeName(), readJsonArg);
    leaf.addOption(option);
  }
  return leaf.action(() => {
    const given = leaf.registeredArguments.map((argument, i) => {
      const [name, value] = [argument.name(), leaf.processedArgs[i]];
      // A running server has another folder than the shell.
      return [name, name === 'file' ? resolve(value) : value];
    });
    const chosen = Object.entries(leaf.opts()).map(([key, value]) => [
      key,
      readers.get(key)?.(value) ?? value,
    ]);
    const args = Object.fromEntries([...chosen, ...given]);
    return carryOut(name, isText ? { ...args, text: readText(String(args.file)) } : args);
  });
};

/** The command line: each command's words, arguments and options, and the help. */
export const createProgram = (carryOut: CarryOut): Program => {
  const program = new Program(START)
    .configureOutput(PRINTED)
    .description('Commands of the club: they work whether the server runs or not.')
    .option('--json', 'print the answer as JSON')
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp(HELP);
  const nouns = new Map<string, Program>();
  const nounOf = (word: string, group: string): Program => {
    const noun = nouns.get(word) ?? program.command(word).helpCommand(false).helpGroup(group);
    nouns.set(word, noun);
    return noun;
  };
  for (const { title, lines } of GROUPS)
    for (const line of lines) {
      const group = `${title}:`;
      const [word = '', verb] = line.name.split(' ');
      const [to, own] = verb === undefined ? [program, word] : [nounOf(word, group), verb];
      addLine(to, own, line, carryOut).helpGroup(group);
    }
  // Commander's own takes one word, and a command here has two.
  program
    .command('help')
    .description('how a command is typed, with an example')
    .argument('[command...]')
    .action((words: string[]) => {
      const asked = words.reduce<Program | undefined>(
        (of, word) => of?.commands.find((each) => each.name() === word),
        program,
      );
      if (!asked) throw new CommandError(`There is no command '${words.join(' ')}'.`);
      asked.outputHelp();
    });
  return program;
};
