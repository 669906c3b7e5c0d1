import { useTranslation } from 'react-i18next';
import { paths } from '#src/base/paths.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { useOnArrival } from '#src/ui/popup/useOnArrival.ts';
import { KindArt } from './KindArt.tsx';
import css from './popup.module.css';

export interface ManyPopupProps {
  /** Two at the least. */
  count: number;
  onClose: () => void;
}

/** Several messages in one popup, and the way to where they are read. Heavy: load it lazily. */
export const ManyPopup = ({ count, onClose }: ManyPopupProps) => {
  const { t } = useTranslation('inbox');
  const leave = useOnArrival(onClose);
  return (
    <Popup
      isOpen
      onClose={onClose}
      title={t('many.title', { count })}
      picture={<KindArt kind="others" img={null} />}
      description={<span className={css.text}>{t('many.text')}</span>}
    >
      <ButtonLink to={paths.inbox.href()} replace isWide className={css.confirm} onClick={leave}>
        {t('many.open')}
      </ButtonLink>
      <Button look="quiet" size="s" onClick={onClose}>
        {t('many.later')}
      </Button>
    </Popup>
  );
};
