import css from './pattern.module.css';

/** A band of Peranakan tiles. */
export const PatternBorder = () => <div className={css.tiles} aria-hidden="true" />;
