import type { Texts } from './scene.ts';

/** Tests' own: a game's words (`<key>.json`), their placeholders filled; throws where there are none. */
export const testTextsOf =
  (words: object): Texts =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .slice(1)
      .reduce<unknown>((part, name) => Object(part)[name], words);
    if (typeof found !== 'string') throw new Error(`no words for ${key}`);
    return found.replace(/{{(\w+)[^}]*}}/g, (_, name) => String(values[name] ?? `no ${name}`));
  };
