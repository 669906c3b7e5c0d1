import { userInfo } from 'node:os';
import { Command as Program } from 'commander';
import { GAME_KEYS } from '#contract/games.ts';
import { REDEMPTION_STATUSES } from '#contract/redemptions.ts';
import { ConfigError, readConfig } from '../config.ts';
import { DataFolderLocked } from '../store/lock.ts';
import { CommandError } from './command.ts';
import type { CommandName } from './run.ts';
import { dispatch } from './transport.ts';

const program = new Program('operator')
  .description('Commands of the club: they work whether the server runs or not.')
  .option('--json', 'print the answer as JSON')
  .showHelpAfterError()
  .configureHelp({ showGlobalOptions: true });

const carryOut = async (name: CommandName, args: object): Promise<void> => {
  const result = await dispatch(readConfig(process.env), name, args, userInfo().username);
  const { json } = program.opts<{ json?: boolean }>();
  console.log(json ? JSON.stringify(result.data, null, 2) : result.lines.join('\n'));
  if (result.isBad) process.exitCode = 1;
};

const redemption = program.command('redemption').description('redemptions of coins for credit');
redemption
  .command('list')
  .description('all redemptions, oldest first')
  .option('--status <status>', REDEMPTION_STATUSES.join(', '))
  .action((options) => carryOut('redemption list', options));
redemption
  .command('approve <id>')
  .description('the credit is given; the coins are gone')
  .action((id) => carryOut('redemption approve', { id }));
redemption
  .command('reject <id>')
  .description('no credit; the coins come back')
  .requiredOption('--reason <text>', 'what the player reads beside it')
  .action((id, options) => carryOut('redemption reject', { id, ...options }));

const coins = program.command('coins').description("a player's coins");
coins
  .command('show <uid>')
  .description('balance, pending, redeemed, expiring')
  .action((uid) => carryOut('coins show', { uid }));
coins
  .command('adjust <uid> <amount>')
  .description('give coins, or take them with a negative amount (after --)')
  .requiredOption('--reason <text>', 'what the player reads beside it')
  .action((uid, amount, options) => carryOut('coins adjust', { uid, amount, ...options }));

program
  .command('deposit')
  .description('money paid in: what earns spins')
  .command('record <uid> <amount>')
  .description('record a deposit in ringgit, once per reference')
  .requiredOption('--reference <text>', "the cashier's name for it")
  .action((uid, amount, options) => carryOut('deposit record', { uid, amount, ...options }));

const reward = program.command('reward').description('money prizes the club pays out');
reward
  .command('list')
  .description('prizes still to be paid, oldest first')
  .option('--all', 'also those that were paid')
  .action((options) => carryOut('reward list', options));
reward
  .command('pay <id>')
  .description('note that a prize was paid; the player is told')
  .action((id) => carryOut('reward pay', { id }));

const game = program.command('game').description('the games');
game
  .command('maintenance <key> <state>')
  .description(`turn a game's maintenance on or off: ${GAME_KEYS.join(', ')}`)
  .action((key, state) => carryOut('game maintenance', { game: key, state }));
game
  .command('live <key> <state>')
  .description('turn matches between players on or off')
  .action((key, state) => carryOut('game live', { game: key, state }));
game
  .command('dates <key>')
  .description("first and last day in place of the catalogue's; without options, show them")
  .option('--from <day>', 'first day, as 2026-12-01')
  .option('--to <day>', 'last day, included')
  .option('--clear', "back to the catalogue's")
  .action((key, options) => carryOut('game dates', { game: key, ...options }));
program
  .command('maintenance <state>')
  .description("turn the club's maintenance on or off")
  .option('--until <time>', 'when it ends, as players read it: 2026-12-31T18:00:00+08:00')
  .action((state, options) => carryOut('maintenance', { state, ...options }));

const player = program.command('player').description('the players');
player
  .command('show <uid>')
  .description('what is known of a player')
  .action((uid) => carryOut('player show', { uid }));
player
  .command('verify <uid>')
  .description("the player's verification was accepted")
  .action((uid) => carryOut('player verify', { uid }));
player
  .command('unverify <uid>')
  .description('take the verification back')
  .action((uid) => carryOut('player unverify', { uid }));
program
  .command('ledger')
  .description('the books')
  .command('check')
  .description('verify every sum and balance; code 1 when something is wrong')
  .action(() => carryOut('ledger check', {}));

try {
  await program.parseAsync();
} catch (error) {
  const isExpected =
    error instanceof CommandError ||
    error instanceof DataFolderLocked ||
    error instanceof ConfigError;
  if (isExpected) console.error(error.message);
  else if (error instanceof Error) console.error(`It failed: ${error.message}`);
  process.exitCode = 1;
}
