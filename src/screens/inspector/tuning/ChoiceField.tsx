import type { Path } from '#games/designer/fields.ts';
import css from './fields.module.css';
import { usePlace } from './form.ts';
import { Notes } from './Notes.tsx';

interface ChoiceFieldProps {
  path: Path;
  options: readonly string[];
  onChoose?: (option: string) => void;
}

/** One of a few words. */
export const ChoiceField = ({ path, options, onChoose }: ChoiceFieldProps) => {
  const { words, id, value, was, isChanged, faults, set } = usePlace(path);
  const isKnown = options.includes(String(value));
  return (
    <div className={css.field} data-changed={isChanged || undefined}>
      <label htmlFor={id} className={css.label}>
        {words.label(path)}
      </label>
      <select
        id={id}
        className={css.select}
        aria-invalid={faults ? true : undefined}
        aria-describedby={`${id}-note`}
        value={isKnown ? String(value) : ''}
        onChange={({ target }) => (onChoose ?? set)(target.value)}
      >
        {!isKnown && <option value="">{value === undefined ? '' : String(value)}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {words.say(`choices.${option}`)}
          </option>
        ))}
      </select>
      <Notes
        id={id}
        faults={faults}
        was={isChanged ? words.say('was', { value: words.value(was, path) }) : undefined}
      />
    </div>
  );
};
