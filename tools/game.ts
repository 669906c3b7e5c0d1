import { Command } from 'commander';
import { GAME_KEYS } from '#contract/games.ts';
import { PRINTED, print } from '#server/platform/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { createGame } from './game/create.ts';
import { run } from './run.ts';

const program = new Command('npm run game --')
  .configureOutput(PRINTED)
  .description('Games: a new one, and what one lacks.');

program
  .command('new <key>')
  .description('write a playable game, made like one there is')
  .option('--like <game>', ['blank', ...GAME_KEYS].join(', '), 'blank')
  .action((key: string, { like }: { like: string }) =>
    orBadInput(async () => {
      const { made, changed } = createGame(key, like);
      // In a process of its own: this one has read the registry as it was.
      if (like !== 'blank') {
        await run(process.execPath, ['tools/game.ts', 'vectors', key]);
        changed.push('docs/fairness-rounds.json');
      }
      const written = [...made, ...changed].filter((file) => /\.(ts|json)$/.test(file));
      await run('node_modules/.bin/biome', ['check', '--write', '--log-level=error', ...written]);
      print(`games/${key}: ${made.length} files made like ${like}.`);
      print(`Named in ${changed.join(', ')}.`);
      print(`What is still to do: npm run game -- check ${key}`);
    }),
  );

program
  .command('check <key>')
  .description("print what a game lacks, as 'file: what'")
  .action((key: string) =>
    orBadInput(async () => {
      const { missingOf } = await import('./game/check.ts');
      const missing = await missingOf(key, GAME_KEYS);
      for (const each of missing) print(each);
      if (missing.length > 0) throw new BadInput(`${key} lacks ${missing.length}.`);
      print(`${key} has all it needs.`);
    }),
  );

program
  .command('vectors <key>')
  .description('publish rounds of a game in docs/fairness-rounds.json, where none are')
  .action((key: string) =>
    orBadInput(async () => {
      const game = GAME_KEYS.find((each) => each === key);
      if (!game) throw new BadInput(`there is no game '${key}'`);
      const { publishRounds } = await import('./game/vectors.ts');
      print(`${game}: ${await publishRounds(game)} rounds published.`);
      await run('node_modules/.bin/biome', ['format', '--write', 'docs/fairness-rounds.json']);
    }),
  );

await program.parseAsync();
