import { useTranslation } from 'react-i18next';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { RoundDetail } from './RoundDetail.tsx';

/** One round, over the page that lists it. Heavy: load it lazily. */
export const RoundPopup = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('fairness');
  return (
    <Popup isOpen onClose={onClose} title={t('round.title')}>
      <RoundDetail id={id} />
    </Popup>
  );
};
