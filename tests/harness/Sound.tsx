import { useState } from 'react';
import type { MixingDesk } from './mixingDesk.ts';
import { useFrames } from './useFrames.ts';

const Level = ({ name, level }: { name: string; level: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      <meter aria-label={name} value={level} />
    </td>
    <td>{level.toFixed(2)}</td>
  </tr>
);

/** How loud everything is, the takes that were heard last, and the tension, held by hand or the scene's. */
export const SoundLevels = ({ desk }: { desk: MixingDesk }) => {
  const [held, setHeld] = useState<number | null>(null);
  const heard = desk.heard();
  if (!heard) return null;
  const { buses, piece, tension, stems, takes } = heard;
  const hold = (level: number | null) => {
    desk.hold(level);
    setHeld(level);
  };
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={held !== null}
          onChange={({ target }) => hold(target.checked ? tension : null)}
        />
        Tension by hand
      </label>
      <input
        type="range"
        aria-label="Tension"
        min={0}
        max={1}
        step={0.05}
        value={held ?? tension}
        onChange={({ target }) => hold(Number(target.value))}
      />
      <table>
        <caption>{piece ?? 'no music'}</caption>
        <tbody>
          <Level name="tension" level={tension} />
          {Object.entries(stems).map(([name, level]) => (
            <Level key={name} name={name} level={level} />
          ))}
          {Object.entries(buses).map(([name, level]) => (
            <Level key={name} name={`bus ${name}`} level={level} />
          ))}
        </tbody>
      </table>
      <pre>{takes.join('\n')}</pre>
    </>
  );
};

export const Sound = ({ desk }: { desk: MixingDesk }) => {
  const [isOpen, setOpen] = useState(false);
  useFrames(isOpen);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Sound</summary>
      {isOpen && <SoundLevels desk={desk} />}
    </details>
  );
};
