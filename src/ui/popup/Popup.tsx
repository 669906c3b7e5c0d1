import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import css from './popup.module.css';
import { IsInPopup, useScreen } from './turn.ts';
import { useBackCloses } from './useBackCloses.ts';

interface PopupProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Stands above the title: a picture that says what this is about. */
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet from below on a phone, a card in the middle of a desktop. While another popup has the
 * screen, one that stands beside it waits; one that stands in it comes on top. Heavy: load it lazily.
 */
export const Popup = ({ isOpen, onClose, title, description, picture, children }: PopupProps) => {
  const { t } = useTranslation();
  const isShown = useScreen(isOpen);
  useBackCloses(isShown, onClose);
  return (
    <Dialog.Root open={isShown} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup className={css.popup}>
            <span className={css.weave} aria-hidden="true" />
            <Dialog.Close className={css.close} aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
            {picture && <div className={css.picture}>{picture}</div>}
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {description && (
              <Dialog.Description className={css.description}>{description}</Dialog.Description>
            )}
            <IsInPopup value>{children}</IsInPopup>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
