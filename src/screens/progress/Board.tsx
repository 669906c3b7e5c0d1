import { useTranslation } from 'react-i18next';
import type { BoardAnswer } from '#contract/board.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { BoardTable } from './BoardTable.tsx';
import css from './board.module.css';
import { useBoard, useNickname } from './board.ts';
import { NicknameChoice } from './NicknameChoice.tsx';

/** What a member sees. Nothing here says how far the next place is: a board that presses makes people stake. */
const Joined = ({ nickname, first, around, lastWeek }: BoardAnswer) => {
  const { t } = useTranslation('board');
  const nicknameText = useNickname();
  const isOn = [...first, ...around].some(({ isOwn }) => isOwn);
  return (
    <>
      {nickname && <p>{t('by', { nickname: nicknameText(nickname) })}</p>}
      {!isOn && <p>{t('notYet')}</p>}
      {first.length > 0 ? (
        <BoardTable title={t('week')} rows={first} around={around} />
      ) : (
        <p className={css.small}>{t('none')}</p>
      )}
      {lastWeek.length > 0 && <BoardTable title={t('lastWeek')} rows={lastWeek} />}
      <p className={css.small}>{t('order')}</p>
    </>
  );
};

/** The weekly board: for who joins it, goals and days by nickname. */
export const Board = () => {
  const { t } = useTranslation('board');
  const board = useBoard();
  const { data } = board;
  return (
    <section className={css.card} aria-labelledby="board">
      <h2 id="board" className={css.heading}>
        {t('title')}
      </h2>
      {data ? (
        <>
          {data.nickname ? <Joined {...data} /> : <p>{t('intro')}</p>}
          <NicknameChoice key={String(data.nickname !== null)} isMember={data.nickname !== null} />
        </>
      ) : (
        <QueryState query={board} rows={3} />
      )}
    </section>
  );
};
