import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';

type Text = (key: string, values?: Record<string, unknown>) => string;

/** What designers read of a game: its file in `assets/locales/<language>/designer/`. */
export const useDesignerText = (game: GameKey): Text => {
  const { t } = useTranslation('designer');
  const translate = t as unknown as Text;
  return (key, values) => translate(`${game}.${key}`, values);
};
