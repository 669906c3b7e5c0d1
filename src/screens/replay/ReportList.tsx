import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_KEYS, type GameKey, isGameKey } from '#contract/games.ts';
import { GAMES } from '#games/index.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { FoundReports } from './FoundReports.tsx';
import { GroupList } from './groups/GroupList.tsx';
import { RoundForm } from './RoundForm.tsx';
import shared from './replay.module.css';
import css from './reportList.module.css';

interface ReportListProps {
  /** The numbers in the address. */
  chosen: string | null;
  group: string | null;
  round: string | null;
}

/** The players' reports, one by one or by what they share, to find one in; and any round by its number. */
export const ReportList = ({ chosen, group, round }: ReportListProps) => {
  const { t } = useTranslation('replay');
  const gameText = useGameText();
  const [game, setGame] = useState<GameKey | null>(null);
  const [isAll, setAll] = useState(false);
  const [isGrouped, setGrouped] = useState(group !== null);
  const [text, setText] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const sought = useDeferredValue(text.trim());
  return (
    <div className={css.list}>
      {!isGrouped && (
        <TextField
          id="replay-find"
          type="search"
          label={t('find')}
          hint={t('findHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <CheckField id="replay-groups" checked={isGrouped} onChange={() => setGrouped(!isGrouped)}>
        {t('groups.title')}
      </CheckField>
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
      <details className={css.ways}>
        <summary>{t('ways')}</summary>
        <CheckField id="replay-all" checked={isAll} onChange={() => setAll(!isAll)}>
          {t('closed')}
        </CheckField>
        {!isGrouped && (
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
        )}
        <RoundForm key={round} round={round} />
      </details>
      {isGrouped ? (
        <GroupList game={game} isAll={isAll} chosen={group} />
      ) : (
        <FoundReports
          filter={{ game, isAll, ...days, group: null, text: sought }}
          chosen={chosen}
        />
      )}
    </div>
  );
};
