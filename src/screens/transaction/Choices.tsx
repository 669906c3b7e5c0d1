import a11y from '#src/styles/heard.module.css';
import css from './transaction.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  name: string;
  /** In their order; undefined is all. */
  choices: readonly (readonly [value: Value | undefined, text: string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One at a time, or all of them. */
export const Choices = <Value extends string>({
  label,
  name,
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>) => (
  <fieldset className={css.filter}>
    <legend className={a11y.heard}>{label}</legend>
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
