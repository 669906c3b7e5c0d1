import { Command } from 'commander';
import { GAME_KEYS, type GameKey, isGameKey } from '#contract/games.ts';
import { verdictOf } from '#engine/core/odds/verdict.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText, schemaFaults } from '#games/gate/gateFaults.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { gameOf } from '#games/registry.ts';
import { PRINTED, print, printProgress } from '#server/platform/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { gateLines, targetLine, type WayReport, wayLines } from './oddsText.ts';
import { readJson } from './readJson.ts';
import { simulateInWorker } from './simulate.ts';

interface Options {
  rounds: string;
  seed: string;
  tuning?: string;
  policy?: string;
}

const MOST_ROUNDS = 1e10;

const wholeNumber = (text: string, name: string, least: number, most: number): number => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new BadInput(`--${name} is a whole number from ${least} to ${most}, not '${text}'`);
};

const gamesOf = (name: string, { tuning, policy }: Options): readonly GameKey[] => {
  if (name === 'all') {
    if (tuning || policy)
      throw new BadInput('--tuning and --policy go with one game, not with all');
    return GAME_KEYS;
  }
  if (isGameKey(name)) return [name];
  throw new BadInput(`'${name}' is no game: ${GAME_KEYS.join(', ')}, or all`);
};

/** The default tuning, with what the file changes of it: whatever can be played has odds. */
const tuningOf = (game: GameKey, file: string | undefined): unknown => {
  const { schema, defaults } = gameOf(game).tuning;
  if (file === undefined) return defaults;
  const changes = readJson(file);
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw new BadInput(`${file} holds no object of a tuning's numbers`);
  const values = mergeTuning(defaults, changes);
  const read = schema.safeParse(values);
  const faults = schemaFaults(values, read);
  if (read.success && faults.length === 0) return read.data;
  throw new BadInput(`${file} can't be played: ${faults.map(faultText).join('; ')}`);
};

const showProgress = (what: string) => (share: number) =>
  printProgress(`${what}: ${Math.floor(100 * share)} % `);

/** Prints a game's ways, and whether the club would serve it so; true when nothing fails. */
const report = async (game: GameKey, options: Options): Promise<boolean> => {
  const { odds } = gameOf(game);
  const rounds = wholeNumber(options.rounds, 'rounds', 2, MOST_ROUNDS);
  const seed = wholeNumber(options.seed, 'seed', 0, 2 ** 32 - 1);
  const tuning = tuningOf(game, options.tuning);
  const target = gameOf(game).target;
  print(targetLine(game, target));
  let isKept = true;
  for (const name of options.policy ? [options.policy] : odds.ways(tuning)) {
    const way = odds.way(tuning, name);
    if (!way)
      throw new BadInput(
        `${game} has no policy '${name}'; it has ${[odds.forms, odds.mixed ?? []].flat().join(', ')}`,
      );
    const { analysis } = way;
    const request = { game, tuning, way: name, rounds, seed };
    const simulation = await simulateInWorker(request, analysis, showProgress(`${game} ${name}`));
    printProgress(null);
    const verdict = verdictOf(analysis, target, simulation);
    if (verdict.result === 'fail') isKept = false;
    const figures: WayReport = { name, analysis, simulation, verdict };
    print(...wayLines(figures, target), '');
  }
  const judged = judgeTuning(gameOf(game), tuning);
  print(...gateLines(judged), '');
  return isKept && judged.isServed;
};

export const oddsProgram = new Command('odds')
  .configureOutput(PRINTED)
  .description("A game's odds: exact, simulated with its own rules, and held to their target.")
  .argument('<game>', `${GAME_KEYS.join(', ')}, or all`)
  .option('--rounds <n>', 'stakes to simulate for each policy', '1e6')
  .option('--seed <n>', 'of the simulation', '1')
  .option('--tuning <file>', 'JSON with the numbers to change of the default tuning')
  .option('--policy <policy>', "how it is played, as 'stop=3'; else every one the target holds for")
  .action((name: string, options: Options) =>
    orBadInput(async () => {
      for (const game of gamesOf(name, options))
        if (!(await report(game, options))) process.exitCode = 1;
    }),
  );

if (import.meta.main) await oddsProgram.parseAsync();
