import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#contract/board.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import css from './board.module.css';
import { useNickname } from './board.ts';

const Rows = ({ rows }: { rows: readonly BoardRow[] }) => {
  const { t } = useTranslation('board');
  const nicknameText = useNickname();
  return rows.map(({ place, nickname, goals, days, isOwn }) => (
    <tr
      key={Object.values(nickname).join()}
      className={clsx(isOwn && css.own)}
      aria-current={isOwn || undefined}
    >
      <td className={css.place}>{place}</td>
      <th scope="row" className={css.name}>
        {nicknameText(nickname)}
        {isOwn && <span className={css.you}>{t('you')}</span>}
      </th>
      <td>{goals}</td>
      <td>{days}</td>
    </tr>
  ));
};

interface BoardTableProps {
  title: string;
  rows: readonly BoardRow[];
  /** Further down: one's own row with those beside it. */
  around?: readonly BoardRow[];
}

/** Nicknames, each with what its player reached. */
export const BoardTable = ({ title, rows, around = [] }: BoardTableProps) => {
  const { t } = useTranslation('board');
  return (
    <table className={css.table}>
      <caption className={css.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.place}>
            <span className={a11y.visuallyHidden}>{t('place')}</span>
          </th>
          <th scope="col" className={css.name}>
            {t('name')}
          </th>
          <th scope="col">{t('goals')}</th>
          <th scope="col">{t('days')}</th>
        </tr>
      </thead>
      <tbody>
        <Rows rows={rows} />
      </tbody>
      {around.length > 0 && (
        <tbody className={css.around}>
          <Rows rows={around} />
        </tbody>
      )}
    </table>
  );
};
