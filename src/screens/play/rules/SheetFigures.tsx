import type { sheetOf } from '#src/features/games/chrome.ts';
import css from './rules.module.css';

/** Return, hit rate, maximum and volatility, as a game's rules page has them. */
export const SheetFigures = ({ figures }: Pick<ReturnType<typeof sheetOf>, 'figures'>) => (
  <dl className={css.figures}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
