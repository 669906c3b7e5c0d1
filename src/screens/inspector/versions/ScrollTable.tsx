import type { ReactNode } from 'react';
import css from './versions.module.css';

interface ScrollTableProps {
  /** What is in it, for who hears it. */
  name: string;
  head: readonly string[];
  /** Long cells wrap, so that the last column is in sight. */
  isWrapped?: boolean;
  rows: readonly { key: string; cells: readonly ReactNode[]; isMarked?: boolean }[];
}

/** A table that scrolls by itself where it is wider than the page. */
export const ScrollTable = ({ name, head, isWrapped = false, rows }: ScrollTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
  <div className={css.scroll} role="group" tabIndex={0} aria-label={name}>
    <table data-wrapped={isWrapped}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, isMarked = false }) => (
          <tr key={key} data-marked={isMarked}>
            {cells.map((cell, at) =>
              at === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places.
                <th key={at} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places.
                <td key={at}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
