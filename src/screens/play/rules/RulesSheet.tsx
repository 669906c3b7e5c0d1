import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import css from './rules.module.css';
import { SheetFigures } from './SheetFigures.tsx';
import { useSheet } from './useSheet.ts';

interface RulesSheetProps {
  game: Game;
  /** The tuning in force; of the open round, if there is one. */
  tuning: Record<string, unknown> | null;
}

/** How a game is played, what pays what, and how likely it is: computed, not written. */
export const RulesSheet = ({ game, tuning }: RulesSheetProps) => {
  const { t } = useTranslation('play');
  const { how, tables, figures } = useSheet(game.key, tuning);
  return (
    <div className={css.rules}>
      <ol className={css.how}>
        {how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <SheetFigures figures={figures} />
      {tables.map(({ title, head, rows }) => (
        <table key={title} className={css.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ribs may be alike in everything.
              <tr key={number}>
                {row.map((cell, column) => (
                  <td key={head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={css.note}>{t('rules.computed')}</p>
      <p className={css.note}>{t('rules.pause')}</p>
    </div>
  );
};
