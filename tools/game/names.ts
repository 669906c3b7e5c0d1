import { readFileSync } from 'node:fs';
import { BadInput } from '../badInput.ts';

/** What a game is called in keys, types, identifiers, the history and words. */
export interface Names {
  /** 'lucky-egg'. */
  key: string;
  /** Of its identifiers: 'egg' in `eggRules`, `EggEvent`. */
  own: string;
  /** Of its lines in the history: 'LUCKYEGG'. */
  type: string;
}

const KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of a game that is to be; throws BadInput for a key that can't be one. */
export const namesFor = (key: string): Names => {
  if (!KEY.test(key)) throw new BadInput(`'${key}' is no key: small letters, digits and '-'`);
  const own = key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { key, own, type: key.replaceAll('-', '').toUpperCase() };
};

/** The names of a game there is, read in its room; throws BadInput where there is none. */
export const namesOf = (key: string): Names => {
  const read = (file: string) => {
    try {
      return readFileSync(`games/${key}/${file}`, 'utf8');
    } catch {
      throw new BadInput(`there is no game '${key}': games/${key}/${file} is missing`);
    }
  };
  const own = /export const (\w+)Game =/.exec(read('game.ts'))?.[1];
  const type = /transactionType: '(\w+)'/.exec(read('card.ts'))?.[1];
  if (!own || !type) throw new BadInput(`games/${key}: game.ts or card.ts has no name`);
  return { key, own, type };
};

const member = (key: string): string => (key.includes('-') ? `['${key}']` : `.${key}`);

/** A text of one game as the other's: its key, its types and identifiers, its lines in the history. */
export const renamed = (text: string, from: Names, to: Names): string =>
  text
    .replaceAll(`REGISTRY${member(from.key)}`, `REGISTRY${member(to.key)}`)
    .replaceAll(`ANNOUNCED${member(from.key)}`, `ANNOUNCED${member(to.key)}`)
    .replaceAll(from.key, to.key)
    .replaceAll(`'${from.type}'`, `'${to.type}'`)
    .replace(new RegExp(`\\b${from.own}(?=[A-Z])`, 'g'), to.own)
    .replace(new RegExp(`${pascal(from.own)}(?=[A-Z]|\\b)`, 'g'), pascal(to.own));
