import { type ReactNode, useId } from 'react';
import css from './setting.module.css';

interface GroupProps {
  title: string;
  /** Rows: each brings its own list item. */
  children: ReactNode;
}

/** A card of rows under its heading. */
export const Group = ({ title, children }: GroupProps) => {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      <ul className={css.rows}>{children}</ul>
    </section>
  );
};
