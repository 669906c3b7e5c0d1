import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { ReportView } from './ReportView.tsx';

interface ReportPopupProps {
  game: GameKey;
  onClose: () => void;
}

export const ReportPopup = ({ game, onClose }: ReportPopupProps) => {
  const { t } = useTranslation('play');
  return (
    <Popup isOpen onClose={onClose} title={t('view.report')}>
      <ReportView game={game} />
    </Popup>
  );
};
