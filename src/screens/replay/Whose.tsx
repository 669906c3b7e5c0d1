import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { GAMES } from '#games/index.ts';
import { formatDate } from '#src/base/format.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { useSession } from '#src/session/store.ts';

interface WhoseProps {
  game: GameKey;
  uid: string;
  /** When it was: an ISO time, or epoch milliseconds. */
  at: string | number;
}

/** What was played, by whom and when, in a line. */
export const Whose = ({ game, uid, at }: WhoseProps) => {
  const { t } = useTranslation('replay');
  const gameText = useGameText();
  const language = useSession((state) => state.language);
  return `${gameText(GAMES[game].titleKey)} · ${t('by', { uid, when: formatDate(at, language) })}`;
};
