import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import { type Names, pascal, renamed } from './names.ts';

/** The least game there is, which no registry has: a text file for each of its files. */
export const BLANK: Names = { key: 'blank', own: 'least', type: 'BLANK' };
const ROOM = 'tools/game/blank';

const hueOf = (key: string): number =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);

/** Three discs on a ground in a hue of the game's own, until somebody draws it. */
const pictureOf = (key: string, width: number, height: number): string => {
  const disc = (at: number) =>
    `  <circle cx="${(width * (at + 1)) / 4}" cy="${height / 2}" r="${width / 10}" fill="#e8b64c"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="hsl(${hueOf(key)} 45% 22%)"/>
${[0, 1, 2].map(disc).join('\n')}
</svg>
`;
};

const write = (file: string, text: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** Writes the least game under a name of its own; answers the files. */
export const writeBlank = (to: Names): string[] => [
  ...globSync('**/*.txt', { cwd: ROOM }).map((file) =>
    write(
      file.replaceAll(BLANK.key, to.key).replace(/\.txt$/, ''),
      renamed(readFileSync(join(ROOM, file), 'utf8'), BLANK, to),
    ),
  ),
  ...LANGUAGES.map((language) =>
    write(`assets/ui/games/${to.key}/card.${language}.svg`, pictureOf(to.key, 640, 400)),
  ),
  ...[1, 2].map((at) =>
    write(`assets/ui/games/${to.key}/screen-${at}.svg`, pictureOf(`${to.key}${at}`, 390, 600)),
  ),
];

/** What designers read of its numbers, put among those of the other games. */
export const addTuningWords = ({ key }: Names): string[] =>
  LANGUAGES.map((language) => {
    const file = `assets/locales/${language}/long/tuning.json`;
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    const own = readFileSync(`${ROOM}/tuning.${language}.json`, 'utf8');
    const { ways, fields } = JSON.parse(own.replaceAll('{{blank.', `{{${key}.`));
    texts.fields[key] = fields;
    texts.ways = { ...texts.ways, ...ways };
    return write(file, `${JSON.stringify(texts, null, 2)}\n`);
  });

/** What the club announces of it. */
export const BLANK_TERMS = '{ rtp: 0.96, maxOdds: 6 }';

/** The game's English name, until it is given one. */
export const titleOf = (key: string): string => key.split('-').map(pascal).join(' ');
