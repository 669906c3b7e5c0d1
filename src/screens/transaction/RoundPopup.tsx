import { useTranslation } from 'react-i18next';
import { RoundDetail } from '#src/features/rounds/RoundDetail.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';

/** One round of the history, over it. Heavy: load it lazily. */
export const RoundPopup = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('transaction');
  return (
    <Popup isOpen onClose={onClose} title={t('round')}>
      <RoundDetail id={id} />
    </Popup>
  );
};
