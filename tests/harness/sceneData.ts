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
  Beats: { kit: BEATS },
  Emitters: { kit: EMITTERS },
  Rigs: {},
};
export const KINDS = Object.keys(GAMES) as Kind[];

/** All of one kind, by its file's room and its name. */
export const allOf = (kind: Kind): Readonly<Record<string, object>> =>
  Object.fromEntries(
    [
      ...Object.entries(KIT[kind]),
      ...Object.entries(GAMES[kind]).flatMap(([file, exported]) =>
        Object.values(exported).map((data) => [file.split('/')[3] ?? '', data] as const),
      ),
    ].flatMap(([room, data]) =>
      Object.entries(data).map(([name, each]): [string, object] => [`${room} ${name}`, each]),
    ),
  );

// A movement tells its name by the beat it was begun with.
for (const [name, beat] of Object.entries(allOf('Beats'))) label(beat, name);
