import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import css from './board.module.css';
import { useBoardChange, useDrawNicknames, useNickname } from './board.ts';

/** Draws nicknames, as often as one likes, and takes the one that is pressed. */
export const NicknameChoice = ({ isMember }: { isMember: boolean }) => {
  const { t } = useTranslation('board');
  const { errorText } = useMessage();
  const nicknameText = useNickname();
  const draw = useDrawNicknames();
  const { change, isPending, error } = useBoardChange();
  const [isOpen, setOpen] = useState(false);
  const drawn = isOpen ? draw.data?.drawn : undefined;
  const begin = () => {
    setOpen(true);
    draw.mutate();
  };
  const close = () => setOpen(false);
  return (
    <div className={css.choice}>
      {(error ?? draw.error) && <Alert>{errorText(error ?? draw.error)}</Alert>}
      {drawn && (
        <>
          <p>{t('pick')}</p>
          <ul className={css.drawn}>
            {drawn.map((each) => (
              <li key={each.proof}>
                <OnlineButton
                  look="quiet"
                  isWide
                  isBusy={isPending}
                  onClick={() => void change(each, close)}
                >
                  {t(isMember ? 'take' : 'as', { nickname: nicknameText(each.nickname) })}
                </OnlineButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.ways}>
        <OnlineButton
          look={drawn || isMember ? 'plain' : 'quiet'}
          isBusy={draw.isPending}
          onClick={begin}
        >
          {t(drawn ? 'draw' : isMember ? 'another' : 'join')}
        </OnlineButton>
        {drawn && isMember && (
          <Button look="plain" onClick={close}>
            {t('keep')}
          </Button>
        )}
        {!drawn && isMember && (
          <OnlineButton look="plain" isBusy={isPending} onClick={() => void change(null)}>
            {t('leave')}
          </OnlineButton>
        )}
      </div>
    </div>
  );
};
