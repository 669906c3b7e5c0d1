import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isGameKey } from '#contract/facts.ts';
import type { Judgement } from '#games/gate/gate.ts';
import { rewriteDefaults } from './rewriteDefaults.ts';

type Saved =
  | { version: number; file: string }
  | { faults: Extract<Judgement, { isServed: false }>['faults'] }
  | { problem: string };

/** As Biome writes the file of that name; throws where it can't read it. */
const formatted = (root: string, file: string, source: string): string => {
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(
    biome,
    ['format', '--colors=off', `--stdin-file-path=${file}`],
    { cwd: root, input: source, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/**
 * Writes values as a game's defaults into its `tuning.ts` below `root`, its version raised, if the gate
 * serves them; else the file stays as it is.
 */
export const saveDefaults = (
  root: string,
  asked: unknown,
  judge: (game: string, values: unknown) => Judgement,
): Saved => {
  const { game, values } = Object(asked);
  if (!isGameKey(game)) return { problem: 'there is no such game' };
  const judged = judge(game, values);
  if (!judged.isServed) return { faults: judged.faults };
  const file = `games/${game}/tuning.ts`;
  try {
    const path = join(root, file);
    const { source, version } = rewriteDefaults(readFileSync(path, 'utf8'), judged.tuning);
    writeFileSync(path, formatted(root, file, source));
    return { version, file };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * 'Save as default' of the designers' form, while developing alone. It is asked for over the channel that
 * edits come by: Vite takes connections from pages of its own origin only, which know its token, so no
 * other site's page can write a file here.
 */
export const savesDefaults = (): Plugin => ({
  name: 'save-defaults',
  apply: 'serve',
  configureServer({ ws, config, ssrLoadModule }) {
    ws.on('tuning:save', async (asked, client) => {
      // As they stand now: the gate and the schemas may have been edited since the start.
      const [{ judgeTuning }, { gameOf }] = await Promise.all([
        ssrLoadModule('/games/gate.ts'),
        ssrLoadModule('/games/registry.ts'),
      ]);
      const judge = (game: string, values: unknown) => judgeTuning(gameOf(game), values);
      client.send('tuning:saved', saveDefaults(config.root, asked, judge));
    });
  },
});
