import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO } from '#contract/terms.ts';
import type { KeptVideo } from '#src/features/verification/kept.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './verification.module.css';

/** An address of the video for this page. */
const useAddress = ({ bytes, type }: KeptVideo): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address;
};

interface ReviewProps {
  video: KeptVideo;
  onSend: () => void;
  onAgain: () => void;
}

/** The video, to be looked at before it is sent. */
export const Review = ({ video, onSend, onAgain }: ReviewProps) => {
  const { t } = useTranslation('verification');
  const { message } = useMessage();
  const address = useAddress(video);
  const [isUnseen, setUnseen] = useState(false);
  const [known, setKnown] = useState(video.seconds);
  const seconds = known === null ? null : Math.round(known);
  const isOff = seconds !== null && (seconds < VIDEO.leastSeconds || seconds > VIDEO.mostSeconds);
  return (
    <div className={css.making}>
      <h2 className={css.heading}>{t('review.title')}</h2>
      {isUnseen ? (
        <p className={css.soft}>{t('review.unseen')}</p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the player's own words, said a moment ago.
        <video
          className={css.picture}
          src={address}
          aria-label={t('review.video')}
          controls
          playsInline
          onError={() => setUnseen(address !== undefined)}
          onLoadedMetadata={({ currentTarget: { duration } }) => {
            // A recorder that wrote it bit by bit says none.
            if (video.seconds === null && Number.isFinite(duration)) setKnown(duration);
          }}
        />
      )}
      {seconds !== null && <p className={css.soft}>{t('review.length', { seconds })}</p>}
      {isOff && <Alert>{message('msg.videoLength')}</Alert>}
      <Button isWide disabled={isOff} onClick={onSend}>
        {t('review.send')}
      </Button>
      <Button look="quiet" isWide onClick={onAgain}>
        {t(video.isRecorded ? 'review.again' : 'review.other')}
      </Button>
    </div>
  );
};
