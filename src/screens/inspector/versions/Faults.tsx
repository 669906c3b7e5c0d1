import css from './versions.module.css';

/** Why values may not be served, one line each. */
export const Faults = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className={css.faults}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
