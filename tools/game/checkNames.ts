import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Phase } from '../../tests/shots/phase.ts';

const ANCHORS = /^\^|\$$/g;
const META = /[\\[\](){}|.*+?]/;

/** Whether a text with its gaps filled may begin so; by its gaps alone it says nothing. */
const mayBegin = (text: string, name: string, letters = 0): boolean => {
  if (name === '') return letters > 1;
  if (text === '') return false;
  const gap = /^\{\{.*?\}\}/.exec(text)?.[0];
  if (gap === undefined)
    return text[0] === name[0] && mayBegin(text.slice(1), name.slice(1), letters + 1);
  const rest = text.slice(gap.length);
  return [...name, ''].some((_, at) => mayBegin(rest, name.slice(at), letters));
};

/** What the game's phases press or look for, and no English text of it could be the name of. */
export const missingPressed = async (
  key: string,
  english: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const file = `tests/shots/phases/${key}.ts`;
  if (!existsSync(file)) return [];
  const { PHASES }: { PHASES: readonly Phase[] } = await import(resolve(file));
  const names = PHASES.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.do === 'press' || step.do === 'see' ? [step.name.source.replace(ANCHORS, '')] : [],
    ),
  );
  return [...new Set(names)]
    .filter((name) => !META.test(name))
    .filter((name) => ![...english.values()].some((text) => mayBegin(text, name)))
    .map((name) => `${file}: nothing of ${key} is called '${name}'`);
};
