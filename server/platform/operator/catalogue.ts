import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import { CommandError } from './command.ts';

const FILE = new URL('../../../assets/locales/en/messages.json', import.meta.url);
const texts = () => z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/**
 * A refusal in the words of the message catalogue, in English; `params` fill its places, `more` says
 * what else helps. With `--json` its key is in the answer.
 */
export const refusalWith = (
  key: MessageKey,
  { params = [], more }: { params?: readonly string[]; more: string },
): CommandError => {
  const text = texts()[key.replace('msg.', '')] ?? key;
  const filled = params.reduce((said, value, i) => said.replace(`{{${i}}}`, value), text);
  return new CommandError(`${filled}: ${more}`, { key, params });
};
