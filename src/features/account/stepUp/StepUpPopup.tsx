import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { ByCode } from './ByCode.tsx';
import { ByPassword } from './ByPassword.tsx';
import css from './stepUp.module.css';

/** Asks the player to prove who they are; `onEnd` has the step-up, or null of who turned back. */
export const StepUpPopup = ({ onEnd }: { onEnd: (stepUp: string | null) => void }) => {
  const { t } = useTranslation('setting');
  const [isByCode, setByCode] = useState(false);
  return (
    <Popup
      isOpen
      onClose={() => onEnd(null)}
      title={t('stepUp.title')}
      description={t('stepUp.text')}
    >
      <div className={css.ways}>
        {isByCode ? <ByCode onProved={onEnd} /> : <ByPassword onProved={onEnd} />}
        <Button look="plain" isWide onClick={() => setByCode(!isByCode)}>
          {t(isByCode ? 'stepUp.byPassword' : 'stepUp.byCode')}
        </Button>
      </div>
    </Popup>
  );
};
