import { useState } from 'react';
import { type Emitter, EMITTERS as KIT } from '#engine/canvas/stage/kit/emitters.ts';

interface EmitterFile {
  EMITTERS: Record<string, Emitter>;
}
const GAMES = import.meta.glob<EmitterFile>('../../games/*/view/emitters.ts', { eager: true });

/** Every emitter there is, by its file's room and its name. */
const ALL: Readonly<Record<string, Emitter>> = Object.fromEntries(
  [
    ['kit', KIT] as const,
    ...Object.entries(GAMES).map(([file, { EMITTERS }]) => [file.split('/')[3], EMITTERS] as const),
  ].flatMap(([room, emitters]) =>
    Object.entries(emitters).map(([name, emitter]): [string, Emitter] => [
      `${room} ${name}`,
      emitter,
    ]),
  ),
);
const [FIRST = ''] = Object.keys(ALL);

const textOf = (name: string) => JSON.stringify(ALL[name], undefined, 1);

/** The data of an emitter, edited while the scene goes on: what bursts next is as it says. */
export const Emitters = () => {
  const [name, setName] = useState(FIRST);
  const [text, setText] = useState(textOf(FIRST));
  const [isRead, setRead] = useState(true);
  const edit = (next: string) => {
    setText(next);
    try {
      Object.assign(ALL[name] ?? {}, JSON.parse(next));
      setRead(true);
    } catch {
      setRead(false);
    }
  };
  return (
    <details>
      <summary>Emitters</summary>
      <select
        aria-label="Emitter"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setText(textOf(target.value));
          setRead(true);
        }}
      >
        {Object.keys(ALL).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button type="button" onClick={() => navigator.clipboard.writeText(text)}>
        Copy
      </button>
      <textarea
        aria-label="Its data"
        aria-invalid={!isRead}
        rows={18}
        cols={30}
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
    </details>
  );
};
