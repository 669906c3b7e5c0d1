import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_KEYS, type GameKey, isGameKey } from '#contract/games.ts';
import { atPath } from '#contract/ownPath.ts';
import type { QaReport } from '#contract/reports.ts';
import { GAMES } from '#games/index.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { RoundForm } from './RoundForm.tsx';
import shared from './replay.module.css';
import css from './reportList.module.css';
import { useReports } from './reports.ts';
import { Whose } from './Whose.tsx';

const Line = ({ report, isChosen }: { report: QaReport; isChosen: boolean }) => {
  const { t } = useTranslation('replay');
  const { id, uid, game, note, createdAt, isClosed } = report;
  return (
    <li>
      <Link
        to={atPath(paths.replay.href(), `?report=${id}`)}
        className={css.report}
        aria-current={isChosen ? 'page' : undefined}
      >
        <strong>{t('report', { id })}</strong>
        <span className={shared.soft}>
          <Whose game={game} uid={uid} at={createdAt} />
          {isClosed && ` · ${t('isClosed')}`}
        </span>
        {note && <span className={css.note}>{note}</span>}
      </Link>
    </li>
  );
};

/** The players' reports, newest first, to find one in; and any round by its number. */
export const ReportList = ({ chosen, round }: { chosen: string | null; round: string | null }) => {
  const { t } = useTranslation('replay');
  const { errorText } = useMessage();
  const gameText = useGameText();
  const [text, setText] = useState('');
  const [game, setGame] = useState<GameKey | null>(null);
  const [isAll, setAll] = useState(false);
  const [days, setDays] = useState({ from: '', to: '' });
  const found = useReports({ game, text: useDeferredValue(text.trim()), isAll, ...days });
  const reports = found.data?.pages.flatMap((page) => page.reports);
  return (
    <div className={css.list}>
      <RoundForm key={round} round={round} />
      <TextField
        id="replay-find"
        type="search"
        label={t('find')}
        hint={t('findHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className={shared.choice}>
        {t('game')}
        <select
          value={game ?? ''}
          onChange={(event) => setGame(isGameKey(event.target.value) ? event.target.value : null)}
        >
          <option value="">{t('allGames')}</option>
          {GAME_KEYS.map((key) => (
            <option key={key} value={key}>
              {gameText(GAMES[key].titleKey)}
            </option>
          ))}
        </select>
      </label>
      <div className={css.days}>
        {(['from', 'to'] as const).map((bound) => (
          <TextField
            key={bound}
            id={`replay-${bound}`}
            type="date"
            label={t(bound)}
            value={days[bound]}
            onChange={({ target }) => setDays((now) => ({ ...now, [bound]: target.value }))}
          />
        ))}
      </div>
      <CheckField id="replay-all" checked={isAll} onChange={() => setAll(!isAll)}>
        {t('closed')}
      </CheckField>
      {found.isError && (
        <ErrorState
          text={errorText(found.error)}
          isBusy={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Skeleton rows={5} label={t('finding')} />}
      {reports?.length === 0 && <p className={shared.soft}>{t('none')}</p>}
      {reports && (
        <ul className={css.reports}>
          {reports.map((report) => (
            <Line key={report.id} report={report} isChosen={report.id === chosen} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          look="quiet"
          size="s"
          isBusy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
};
