import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';

interface Props {
  game: GameKey;
  draft: unknown;
  onDraft?: (values: unknown) => void;
  onLoad?: (values: unknown) => void;
}

export const VersionsPanel = (_props: Props) => {
  const { t } = useTranslation('versions');
  return <h2>{t('title')}</h2>;
};
