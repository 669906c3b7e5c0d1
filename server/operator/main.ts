import { userInfo } from 'node:os';
import { ConfigError, readConfig } from '../config.ts';
import { DataFolderLocked } from '../store/lock.ts';
import { CommandError } from './command.ts';
import { createProgram } from './program.ts';
import { dispatch } from './transport.ts';

const isJson = () => program.opts<{ json?: boolean }>().json === true;

const program = createProgram(async (name, args) => {
  const result = await dispatch(readConfig(process.env), name, args, userInfo().username);
  console.log(isJson() ? JSON.stringify(result.data, null, 2) : result.lines.join('\n'));
  if (result.isBad) process.exitCode = 1;
});

const say = (error: string, said: CommandError['said'] = {}): void =>
  console.error(isJson() ? JSON.stringify({ error, ...said }) : error);

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof DataFolderLocked || error instanceof ConfigError;
  if (error instanceof CommandError) say(error.message, error.said);
  else if (isExpected) say(error.message);
  else if (error instanceof Error) say(`It failed: ${error.message}`);
  process.exitCode = 1;
}
