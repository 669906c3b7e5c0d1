import { resolve } from 'node:path';
import { Option, Command as Program } from 'commander';
import { backupLines } from './backup.lines.ts';
import { clubLines } from './club.lines.ts';
import { CommandError } from './command.ts';
import { contentLines } from './content.lines.ts';
import { gameLines } from './game.lines.ts';
import { helpOn, overview } from './help.ts';
import { inboxLines } from './inbox.lines.ts';
import type { Line, LineGroup } from './line.ts';
import { moneyLines } from './money.lines.ts';
import { playerLines } from './player.lines.ts';
import { readPicture } from './readPicture.ts';
import { reportLines } from './report.lines.ts';
import type { CommandName } from './run.ts';
import { suspicionLines } from './suspicion.lines.ts';

/** Every command there is, as the help shows them. */
export const GROUPS: readonly LineGroup[] = [
  clubLines,
  contentLines,
  playerLines,
  suspicionLines,
  reportLines,
  inboxLines,
  moneyLines,
  gameLines,
  backupLines,
];

type CarryOut = (name: CommandName, args: object) => Promise<void>;

const addLine = (to: Program, word: string, line: Line, carryOut: CarryOut): void => {
  const { name, takes = '', options = [] } = line;
  const leaf = to.command(word);
  if (takes) leaf.arguments(takes);
  const pictures = new Set<string>();
  for (const { flags, what, isRequired = false, isPicture } of options) {
    const option = new Option(flags, what).makeOptionMandatory(isRequired);
    if (isPicture) pictures.add(option.attributeName());
    leaf.addOption(option);
  }
  leaf.action(() => {
    const given = leaf.registeredArguments.map((argument, i) => {
      const [name, value] = [argument.name(), leaf.processedArgs[i]];
      // A running server has another folder than the shell.
      return [name, name === 'file' ? resolve(value) : value];
    });
    const chosen = Object.entries(leaf.opts()).map(([key, value]) => [
      key,
      pictures.has(key) ? readPicture(value) : value,
    ]);
    return carryOut(name, Object.fromEntries([...chosen, ...given]));
  });
};

/** The words a command is called by: `banner add`. */
const wordsOf = (of: Program): string[] =>
  of.parent === null ? [] : [...wordsOf(of.parent), of.name()];

/** The command line: each command's words, arguments and options, and the help. */
export const createProgram = (carryOut: CarryOut): Program => {
  const program = new Program('operator')
    .option('--json', 'print the answer as JSON')
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({
      formatHelp: (of) => `${helpOn(GROUPS, wordsOf(of)) ?? overview(GROUPS)}\n`,
    });
  const nouns = new Map<string, Program>();
  const nounOf = (word: string): Program => {
    const noun = nouns.get(word) ?? program.command(word).helpCommand(false);
    nouns.set(word, noun);
    return noun;
  };
  for (const line of GROUPS.flatMap(({ lines }) => lines)) {
    const [word = '', verb] = line.name.split(' ');
    if (verb === undefined) addLine(program, word, line, carryOut);
    else addLine(nounOf(word), verb, line, carryOut);
  }
  program
    .command('help')
    .argument('[command...]')
    .action((words: string[]) => {
      const text = words.length === 0 ? overview(GROUPS) : helpOn(GROUPS, words);
      if (text === null) throw new CommandError(`There is no command '${words.join(' ')}'.`);
      console.log(text);
    });
  return program;
};
