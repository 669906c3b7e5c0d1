import { useId } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './facts.module.css';

/** What a page tells before something is done, point by point. */
export const Facts = ({
  title,
  facts,
  icon = 'check',
}: {
  title: string;
  facts: readonly string[];
  icon?: IconName;
}) => {
  const id = useId();
  return (
    <section className={css.facts} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {facts.map((fact) => (
          <li key={fact} className={css.fact}>
            <Icon name={icon} size="s" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
