import { useEffect, useRef } from 'react';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './transaction.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  name: string;
  /** In their order; undefined is all. */
  choices: readonly (readonly [value: Value | undefined, text: string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One at a time, or all of them. */
export const ChoiceGroup = <Value extends string>({
  label,
  name,
  choices,
  value,
  onChoose,
}: ChoiceGroupProps<Value>) => {
  const row = useRef<HTMLFieldSetElement>(null);
  // The row is wider than a phone: what was chosen is brought into sight, the page stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place.
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    if (!row.current || !chosen) return;
    const [box, part] = [row.current, chosen].map((each) => each.getBoundingClientRect());
    if (box && part) row.current.scrollLeft += part.x + part.width / 2 - (box.x + box.width / 2);
  }, [value]);
  return (
    <fieldset ref={row} className={css.filter}>
      <legend className={a11y.visuallyHidden}>{label}</legend>
      {choices.map(([each, text]) => (
        <label key={each ?? 'all'} className={css.choice}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
};
