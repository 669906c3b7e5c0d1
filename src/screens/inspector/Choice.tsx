import css from './choice.module.css';

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
  nameOf: (value: Value) => string;
}

/** One of a few values, in the system's own list. */
export const Choice = <Value,>({ label, value, values, onChange, nameOf }: ChoiceProps<Value>) => (
  <label className={css.choice}>
    <span>{label}</span>
    <select
      value={values.indexOf(value)}
      onChange={({ target }) => onChange(values[Number(target.value)] as Value)}
    >
      {values.map((each, at) => (
        <option key={nameOf(each)} value={at}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  </label>
);
