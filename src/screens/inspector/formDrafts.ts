import * as z from 'zod/mini';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { readStored, stored } from '#src/base/stored.ts';

export type FormDrafts = { [Key in GameKey]?: unknown };

const Drafts = z.partialRecord(z.enum(GAME_KEYS), z.unknown());

/** What was in the forms when this device last had them open: a reload loses nothing. */
export const readFormDrafts = (): FormDrafts => readStored(stored.formDrafts, Drafts) ?? {};

export const keepFormDrafts = (drafts: FormDrafts): void =>
  stored.formDrafts.set(JSON.stringify(drafts));
