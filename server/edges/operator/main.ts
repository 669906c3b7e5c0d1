import { ConfigError, readConfig } from '../../platform/config.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { StartError } from '../../platform/startError.ts';
import { DataFolderLocked } from '../../platform/store/lock.ts';
import { NotPrivate, PRIVATE_UMASK } from '../../platform/store/permissions.ts';
import { hangingLines, linesOf, print, printError } from '../../platform/terminal.ts';
import { createProgram } from './program.ts';
import { dispatch } from './transport.ts';

process.umask(PRIVATE_UMASK);

const isJson = () => program.opts<{ json?: boolean }>().json === true;

const program = createProgram(async (name, args) => {
  const result = await dispatch(readConfig(process.env), name, args);
  print(...(isJson() ? linesOf(JSON.stringify(result.data, null, 2)) : result.lines));
  if (result.isBad) process.exitCode = 1;
});

const say = (error: string, said: CommandError['said'] = {}): void =>
  printError(...(isJson() ? [JSON.stringify({ error, ...said })] : hangingLines(error)));

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = [DataFolderLocked, NotPrivate, ConfigError, StartError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof CommandError) say(error.message, error.said);
  else if (error instanceof Error) say(isExpected ? error.message : `It failed: ${error.message}`);
  process.exitCode = 1;
}
