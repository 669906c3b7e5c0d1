import { type NumberShape, pathName } from '#games/designer/fields.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { TuningWords } from '../useWords.ts';
import css from './figures.module.css';

interface MovableFieldsProps {
  words: TuningWords;
  draft: unknown;
  movable: readonly NumberShape[];
  /** The names of those that may not move. */
  fixed: ReadonlySet<string>;
  onFixed: (fixed: ReadonlySet<string>) => void;
}

/** Which numbers a search may change: all, until some are ticked off. */
export const MovableFields = ({ words, draft, movable, fixed, onFixed }: MovableFieldsProps) => {
  const { say } = words;
  const names = movable.map(({ path }) => pathName(path));
  const count = names.filter((name) => !fixed.has(name)).length;
  return (
    <details className={css.movable}>
      <summary>{say('wishes.movable', { number: count, all: names.length })}</summary>
      <div className={css.buttons}>
        <Button look="plain" size="s" onClick={() => onFixed(new Set())}>
          {say('wishes.all')}
        </Button>
        <Button look="plain" size="s" onClick={() => onFixed(new Set(names))}>
          {say('wishes.none')}
        </Button>
      </div>
      <ul>
        {movable.map(({ path }) => {
          const name = pathName(path);
          return (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  data-movable={name}
                  checked={!fixed.has(name)}
                  onChange={({ target: { checked } }) => {
                    const next = new Set(fixed);
                    if (checked) next.delete(name);
                    else next.add(name);
                    onFixed(next);
                  }}
                />
                {words.name(draft, path)}
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
