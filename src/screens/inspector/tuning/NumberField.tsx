import { useState } from 'react';
import { fieldName, type Path, type Shape } from '#games/designer/fields.ts';
import { storedOf, unitOf, unitText } from '#games/designer/units.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './fields.module.css';
import { usePlace } from './form.ts';
import { Notes } from './Notes.tsx';

interface NumberFieldProps {
  path: Path;
  shape: Extract<Shape, { kind: 'number' }>;
  /** In a row: there is room for its bounds alone. */
  isShort?: boolean;
}

/** A number in the unit people write it in; what is stored is exactly that. */
export const NumberField = ({ path, shape, isShort = false }: NumberFieldProps) => {
  const place = usePlace(path);
  const { game, words, values, id, value, was, isChanged, faults } = place;
  // Its name stands above it.
  const isEntry = typeof path.at(-1) === 'number';
  const [typed, setTyped] = useState<string | null>(null);
  const unit = unitOf(game, fieldName(path));
  const { before, after } = words.units(path);
  const shown = typed !== null && Object.is(storedOf(typed, unit), value) ? typed : null;
  const range = words.range(shape, path);
  const help = isShort ? range : words.say('bounds', { help: words.help(path), range });
  return (
    <div className={css.field} data-changed={isChanged || undefined}>
      <label htmlFor={id} className={isEntry ? a11y.visuallyHidden : css.label}>
        {isEntry ? words.entry(values, path) : words.label(path)}
      </label>
      <span className={css.box} data-wrong={faults ? true : undefined}>
        {before && <span className={css.unit}>{before}</span>}
        <input
          id={id}
          className={css.input}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={faults ? true : undefined}
          aria-describedby={`${id}-note`}
          value={shown ?? unitText(value, unit)}
          onChange={({ target }) => {
            setTyped(target.value);
            place.type(storedOf(target.value, unit));
          }}
          onBlur={() => {
            setTyped(null);
            place.onRest();
          }}
        />
        {after && <span className={css.unit}>{after}</span>}
      </span>
      <Notes
        id={id}
        faults={faults}
        was={isChanged ? words.say('was', { value: words.value(was, path) }) : undefined}
        help={help}
      />
    </div>
  );
};
