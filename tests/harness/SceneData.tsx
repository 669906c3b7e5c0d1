import { useState } from 'react';
import { EMITTERS } from '#engine/canvas/stage/kit/emitters.ts';

/** What a room's data file exports: data by name, under a name in capitals. */
type DataFile = Record<string, Record<string, object>>;
const GAMES = {
  Emitters: import.meta.glob<DataFile>('../../games/*/view/emitters.ts', { eager: true }),
  Rigs: import.meta.glob<DataFile>('../../games/*/view/rigs.ts', { eager: true }),
};
const KIT = { Emitters: { kit: EMITTERS }, Rigs: {} };

export type Kind = keyof typeof GAMES;
export const KINDS = Object.keys(GAMES) as Kind[];

/** All of one kind, by its file's room and its name. */
const allOf = (kind: Kind): Readonly<Record<string, object>> =>
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

/** Data of the scenes, edited while they go on: what begins next is as it says. */
export const SceneData = ({ kind }: { kind: Kind }) => {
  const [all] = useState(() => allOf(kind));
  const [first = ''] = Object.keys(all);
  const textOf = (name: string) => JSON.stringify(all[name], undefined, 1);
  const [name, setName] = useState(first);
  const [text, setText] = useState(textOf(first));
  const [isRead, setRead] = useState(true);
  const edit = (next: string) => {
    setText(next);
    try {
      Object.assign(all[name] ?? {}, JSON.parse(next));
      setRead(true);
    } catch {
      setRead(false);
    }
  };
  return (
    <details>
      <summary>{kind}</summary>
      <select
        aria-label={`${kind}: which`}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setText(textOf(target.value));
          setRead(true);
        }}
      >
        {Object.keys(all).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button type="button" onClick={() => navigator.clipboard.writeText(text)}>
        Copy
      </button>
      <textarea
        aria-label={`${kind}: data`}
        aria-invalid={!isRead}
        rows={18}
        cols={30}
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
    </details>
  );
};
