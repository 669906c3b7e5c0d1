import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';

interface Props {
  game: GameKey;
  base: unknown;
  draft: unknown;
  onDraft?: (values: unknown) => void;
  onLoad?: (values: unknown) => void;
}

export const TuningPanel = (_props: Props) => {
  const { t } = useTranslation('tuning');
  return <h2>{t('title')}</h2>;
};
