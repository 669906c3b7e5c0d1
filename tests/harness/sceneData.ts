import type { GameKey } from '#contract/games.ts';
import { BEATS } from '#engine/canvas/stage/kit/beats.ts';
import { EMITTERS } from '#engine/canvas/stage/kit/emitters.ts';
import { label } from './timeline.ts';

/** What a room's data file exports: data by name, under a name in capitals. */
type DataFile = Record<string, Record<string, object>>;
const GAMES = {
  Beats: import.meta.glob<DataFile>('../../games/*/view/beats.ts', { eager: true }),
  Emitters: import.meta.glob<DataFile>('../../games/*/view/emitters.ts', { eager: true }),
  Rigs: import.meta.glob<DataFile>('../../games/*/view/rigs.ts', { eager: true }),
};
export type Kind = keyof typeof GAMES;
const KIT: Readonly<Record<Kind, DataFile>> = {
  Beats: { BEATS },
  Emitters: { EMITTERS },
  Rigs: {},
};
export const KINDS = Object.keys(GAMES) as Kind[];

/** All of one kind that a game's scene has, by its file's room and its name. */
export const allOf = (kind: Kind, game: GameKey): Readonly<Record<string, object>> => {
  const own = GAMES[kind][`../../games/${game}/view/${kind.toLowerCase()}.ts`] ?? {};
  return Object.fromEntries(
    Object.entries({ kit: KIT[kind], [game]: own }).flatMap(([room, exported]) =>
      Object.values(exported)
        .flatMap((data) => Object.entries(data))
        .map(([name, each]): [string, object] => [`${room} ${name}`, each]),
    ),
  );
};

/**
 * Makes data, which the scene holds, what a text of JSON says: what it leaves out is gone. Throws where the text is
 * none of a group.
 */
export const rewrite = (data: object, text: string): void => {
  const next: object = JSON.parse(text);
  for (const key of Object.keys(data)) if (!(key in next)) Reflect.deleteProperty(data, key);
  Object.assign(data, next);
};

/** A movement tells its name by the beat it was begun with. */
export const labelBeats = (game: GameKey): void => {
  for (const [name, beat] of Object.entries(allOf('Beats', game))) label(beat, name);
};
