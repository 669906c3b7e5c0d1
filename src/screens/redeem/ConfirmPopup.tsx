import { useTranslation } from 'react-i18next';
import { Button } from '#src/parts/button/Button.tsx';
import { CoinImage } from '#src/parts/coins/Coins.tsx';
import { Popup } from '#src/parts/popup/Popup.tsx';
import css from './redeem.module.css';

type ConfirmPopupProps = {
  /** Formatted, with its currency. */
  credit: string;
  /** Closes it without anything happening. */
  onNo: () => void;
} & ({ kind: 'ask'; coins: string; onYes: () => void } | { kind: 'done' });

/** Asks before coins are held; says afterwards that they are. */
export const ConfirmPopup = (props: ConfirmPopupProps) => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const { kind, credit, onNo } = props;
  const picture = <CoinImage size={88} />;
  if (kind === 'done') {
    return (
      <Popup
        isOpen
        onClose={onNo}
        title={t('done.title')}
        description={t('done.text', { credit })}
        picture={picture}
      >
        <Button isWide className={css.first} onClick={onNo}>
          {common('close')}
        </Button>
      </Popup>
    );
  }
  return (
    <Popup
      isOpen
      onClose={onNo}
      title={t('confirm.title', { coins: props.coins })}
      description={t('confirm.text', { credit })}
      picture={picture}
    >
      <Button isWide className={css.first} onClick={props.onYes}>
        {t('confirm.yes')}
      </Button>
      <Button isWide look="plain" onClick={onNo}>
        {t('confirm.no')}
      </Button>
    </Popup>
  );
};
