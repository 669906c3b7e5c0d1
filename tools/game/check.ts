import { existsSync, globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '#contract/languages.ts';
import { isLeftEnglish } from '#src/app/locales/leftEnglish.ts';
import { missingPressed } from './checkNames.ts';
import { missingAtPlay } from './checkPlay.ts';
import { type Names, namesOf } from './names.ts';
import { filesOf, wantedOf } from './rooms.ts';

/** What is missing: 'file: what'. */
type Missing = string;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Every text of a file by its whole key. */
const flat = (texts: object, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flat(value, `${path}${name}.`),
  );

const textsOf = (key: string, language: string): Map<string, string> => {
  const file = read(`assets/locales/${language}/games/${key}.json`);
  return new Map(file ? flat(JSON.parse(file)) : []);
};

/** Says what the players are told of this game alone: not what any scene says. */
const OWN = /^(about|guide|rules)\./;

const missingTexts = (key: string, others: readonly string[]): Missing[] => {
  const english = textsOf(key, 'en');
  return LANGUAGES.flatMap((language) => {
    const file = `assets/locales/${language}/games/${key}.json`;
    const texts = textsOf(key, language);
    if (texts.size === 0) return [`${file}: is missing`];
    const theirs = others.map((other) => [other, textsOf(other, language)] as const);
    const isOthers = (name: string, other: Map<string, string>) =>
      OWN.test(name) && other.get(name) === texts.get(name);
    // A sentence may be true of two games; more of them are a copy.
    const copies = theirs.filter(
      ([, other]) => [...texts.keys()].filter((name) => isOthers(name, other)).length > 1,
    );
    return [...english].flatMap(([name, inEnglish]): Missing[] => {
      const text = texts.get(name);
      if (text === undefined || text.trim() === '') return [`${file}: ${name} is missing`];
      if (isLeftEnglish(language, text, inEnglish)) return [`${file}: ${name} is not translated`];
      const copied = OWN.test(name) && copies.find(([, other]) => isOthers(name, other));
      return copied ? [`${file}: ${name} is still that of ${copied[0]}`] : [];
    });
  });
};

/** Pictures that are another game's, byte for byte, and sounds that nobody wrote for it. */
const missingArt = (key: string, others: readonly string[]): Missing[] => {
  const card = read(`games/${key}/card.ts`);
  const kind = /pictures: '(\w+)'/.exec(card)?.[1] ?? 'svg';
  const pictures = [...LANGUAGES.map((language) => `card.${language}.svg`)];
  pictures.push(`screen-1.${kind}`, `screen-2.${kind}`);
  const missing = pictures.flatMap((name): Missing[] => {
    const file = `assets/ui/games/${key}/${name}`;
    if (!existsSync(file)) return [`${file}: is missing`];
    const own = readFileSync(file);
    const copied = others.find((other) => {
      const theirs = `assets/ui/games/${other}/${name}`;
      return existsSync(theirs) && readFileSync(theirs).equals(own);
    });
    return copied ? [`${file}: is still that of ${copied}`] : [];
  });
  const score = `assets/audio/synth/${key}.ts`;
  // A game may be heard in the club's own sounds alone.
  const hasOwn = read(`games/${key}/sounds.ts`).includes(`'${key}`);
  return !hasOwn || existsSync(score)
    ? missing
    : [...missing, `${score}: its sounds are another game's`];
};

const LEAST_VISITS = 10;

const missingVisits = (key: string): Missing[] =>
  globSync(`tests/recordings/${key}/*.json.gz`).length < LEAST_VISITS
    ? [`tests/recordings/${key}: fewer than ${LEAST_VISITS} visits are recorded (docs/replay.md)`]
    : [];

/** A game whose rounds or draws are told somewhere is to be checked by anybody; before that it only plays. */
const isPublished = (key: string): boolean =>
  read('docs/fairness.md').includes(`games/${key}/rules.ts`) ||
  read('docs/fairness-rounds.json').includes(`"game": "${key}"`);

const missingPublished = ({ key }: Names): Missing[] => [
  ...missingIn([
    ['docs/fairness.md', `games/${key}/rules.ts`],
    ['docs/fairness-rounds.json', `"game": "${key}"`],
  ]),
  ...missingVisits(key),
];

const missingIn = (places: readonly (readonly [file: string, name: string])[]): Missing[] =>
  places.flatMap(([file, name]) =>
    read(file).includes(name) ? [] : [`${file}: does not name ${name}`],
  );

/** Where a game is named outside its room, and by what. */
const missingNames = ({ key, own, type }: Names): Missing[] =>
  missingIn([
    ['contract/facts.ts', `'${key}'`],
    ['contract/transactions.ts', `'${type}'`],
    ['games/registry.ts', `${own}Game`],
    ['src/app/locales/texts.ts', `games/${key}.json`],
    ...LANGUAGES.map(
      (language) => [`assets/locales/${language}/long/tuning.json`, `"${key}"`] as const,
    ),
  ]);

/** All that a game still lacks. Throws BadInput where there is no such game. */
export const missingOf = async (key: string, keys: readonly string[]): Promise<Missing[]> => {
  const names = namesOf(key);
  const others = keys.filter((other) => other !== key);
  const files = new Set(filesOf(key));
  const room = wantedOf(key).flatMap(([file, what]) =>
    files.has(file) ? [] : [`${file}: is missing (${what})`],
  );
  return [
    ...room,
    ...missingNames(names),
    ...missingTexts(key, others),
    ...missingArt(key, others),
    ...(await missingPressed(key, textsOf(key, 'en'))),
    ...(isPublished(key) ? missingPublished(names) : []),
    ...(room.length === 0 ? await missingAtPlay(key) : []),
  ];
};
