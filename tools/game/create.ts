import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import { BadInput } from '../badInput.ts';
import { addTuningWords, BLANK, BLANK_TERMS, titleOf, writeBlank } from './blank.ts';
import { type Names, namesFor, namesOf, renamed } from './names.ts';
import { filesOf } from './rooms.ts';

const TEXT = /\.(ts|json|py)$/;

/** Changes a file in place; throws where there is nothing of what was to be changed. */
const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file}: found no place for the new game`);
  writeFileSync(file, after);
};

/** A test's title names requirements of the game it was written for. */
const withoutRows = (test: string): string => test.replace(/(?<=['`])(\[[\w-]+\] )+/g, '');

/** Every file of the one game as the other's. */
const copyRoom = (from: Names, to: Names): string[] =>
  filesOf(from.key).map((file) => {
    const copy = file.replaceAll(from.key, to.key);
    mkdirSync(dirname(copy), { recursive: true });
    if (TEXT.test(file)) {
      const text = renamed(readFileSync(file, 'utf8'), from, to);
      writeFileSync(copy, file.endsWith('.test.ts') ? withoutRows(text) : text);
    } else cpSync(file, copy);
    return copy;
  });

/** Its own name until it is given one, and no dates of the other's. */
const nameIt = ({ key }: Names): void => {
  const title = titleOf(key);
  for (const language of LANGUAGES)
    edit(`assets/locales/${language}/games/${key}.json`, (text) =>
      text.replace(
        /("about": \{\s*"title": )"[^"]*"/,
        (_, before: string) => `${before}"${title}"`,
      ),
    );
  edit(`games/${key}/card.ts`, (text) =>
    text
      .replace(/\/\*\* Dates .*\n/, '')
      .replace(/ *startdate: .*,\n/, '')
      .replace(/tag: .*,/, "tag: 'NEW',"),
  );
};

const quoted = (key: string) => (key.includes('-') ? `'${key}'` : key);

/** The places where a game must be named outside its room. The page of fairness names one whose rounds are published. */
const register = ({ key, own, type }: Names, like: Names): string[] => {
  const isBlank = like === BLANK;
  const changed: [file: string, change: (text: string) => string][] = [
    [
      'contract/facts.ts',
      (text) =>
        text.replace(/(GAME_KEYS = \[[^\]]*)\]/, (_, list: string) => `${list}  '${key}',\n]`),
    ],
    [
      'contract/terms.ts',
      (text) =>
        isBlank
          ? text.replace(
              /(ANNOUNCED = \{[\s\S]*?)\n\} as const/,
              (_, list: string) => `${list}\n  ${quoted(key)}: ${BLANK_TERMS},\n} as const`,
            )
          : text.replace(
              new RegExp(`\\n  ['"]?${like.key}['"]?: (\\{[^}]*\\}),`),
              (all, announced: string) => `${all}\n  ${quoted(key)}: ${announced},`,
            ),
    ],
    [
      'contract/transactions.ts',
      (text) =>
        text.replace(
          /(TRANSACTION_TYPES = \[[^\]]*)\]/,
          (_, list: string) => `${list}  '${type}',\n]`,
        ),
    ],
    [
      'games/registry.ts',
      (text) =>
        text
          .replace(/\n\n/, `\nimport { ${own}Game } from './${key}/game.ts';\n\n`)
          .replace(
            '\n} as const satisfies',
            `\n  ${quoted(key)}: ${own}Game,\n} as const satisfies`,
          ),
    ],
    [
      'src/app/locales/texts.ts',
      (text) =>
        text
          .replace(/\n\n/, `\nimport type ${own} from '#assets/locales/en/games/${key}.json';\n\n`)
          .replace(
            /(interface GameTexts \{[^}]*)\}/,
            (_, list: string) => `${list}  ${quoted(key)}: typeof ${own};\n}`,
          ),
    ],
    [
      'docs/fairness.md',
      (text) =>
        text.replace(
          new RegExp(
            `(\\*\\*[^*]+\\*\\*)( \\(\`games/${like.key}/rules\\.ts\`\\)[^]*?)(?=\\n\\*\\*|\\n## )`,
          ),
          (all, _name: string, rest: string) =>
            `${all}\n**${titleOf(key)}**${rest.replaceAll(like.key, key)}`,
        ),
    ],
  ];
  const places = isBlank ? changed.filter(([file]) => file !== 'docs/fairness.md') : changed;
  for (const [file, change] of places) edit(file, change);
  return places.map(([file]) => file);
};

/**
 * Writes a playable game: the room, texts, pictures and sounds of one there is, under a name of its
 * own. Answers the files it made and those it changed.
 */
export const createGame = (key: string, likeKey: string): { made: string[]; changed: string[] } => {
  const names = namesFor(key);
  const like = likeKey === BLANK.key ? BLANK : namesOf(likeKey);
  if (existsSync(`games/${key}`)) throw new BadInput(`there is a game '${key}' already`);
  if (like !== BLANK) {
    const made = copyRoom(like, names);
    nameIt(names);
    return { made, changed: register(names, like) };
  }
  const made = writeBlank(names);
  return { made, changed: [...register(names, like), ...addTuningWords(names)] };
};
