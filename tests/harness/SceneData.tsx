import { useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { allOf, type Kind, rewrite } from './sceneData.ts';

/** Data of the scene, edited while it goes on: what begins next is as it says. */
export const SceneData = ({ kind, game }: { kind: Kind; game: GameKey }) => {
  const [all] = useState(() => allOf(kind, game));
  const [first = ''] = Object.keys(all);
  const textOf = (name: string) => JSON.stringify(all[name], undefined, 1);
  const [name, setName] = useState(first);
  const [text, setText] = useState(textOf(first));
  const [isRead, setRead] = useState(true);
  const edit = (next: string) => {
    setText(next);
    try {
      rewrite(all[name] ?? {}, next);
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
