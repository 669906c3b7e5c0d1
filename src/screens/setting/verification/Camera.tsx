import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO } from '#contract/terms.ts';
import type { VideoWord } from '#contract/verification.ts';
import {
  type Blocked,
  type CameraRecording,
  closeCamera,
  openCamera,
  type Recorded,
  record,
} from '#src/features/verification/camera.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import css from './verification.module.css';
import { Word } from './Word.tsx';

/** The camera, as long as this is shown: undefined while it opens. `again` asks for it once more. */
const useCamera = () => {
  const [stream, setStream] = useState<MediaStream | Blocked>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew.
  useEffect(() => {
    let isHere = true;
    let mine: MediaStream | null = null;
    setStream(undefined);
    void openCamera().then((opened) => {
      if (typeof opened !== 'string') mine = opened;
      if (isHere) setStream(opened);
      else if (mine) closeCamera(mine);
    });
    return () => {
      isHere = false;
      if (mine) closeCamera(mine);
    };
  }, [tries]);
  return { stream, again: () => setTries((count) => count + 1) };
};

interface CameraProps {
  word: VideoWord;
  onDone: (made: Recorded) => void;
  onCancel: () => void;
}

interface LiveProps extends CameraProps {
  stream: MediaStream;
}

/** What the camera sees, and the one button that begins and ends. */
const Live = ({ stream, word, onDone, onCancel }: LiveProps) => {
  const { t } = useTranslation('verification');
  const picture = useRef<HTMLVideoElement>(null);
  const [recording, setRecording] = useState<CameraRecording | null>(null);
  const [seconds, setSeconds] = useState(0);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    if (picture.current) picture.current.srcObject = stream;
    return () => {
      isHere.current = false;
    };
  }, [stream]);
  const begin = () => {
    const begun = record(stream, setSeconds);
    setRecording(begun);
    void begun.done.then((made) => {
      if (!isHere.current) return;
      setRecording(null);
      setSeconds(0);
      if (made) onDone(made);
    });
  };
  const isSoon = recording !== null && seconds < VIDEO.leastSeconds;
  return (
    <div className={css.making}>
      <Word word={word} />
      <video
        ref={picture}
        className={css.picture}
        aria-label={t('camera.preview')}
        autoPlay
        muted
        playsInline
      />
      <p className={css.soft} role="status">
        {recording && (isSoon ? t('camera.soon') : t('camera.left', { seconds }))}
      </p>
      {recording ? (
        <Button isWide disabled={isSoon} onClick={() => recording.stop()}>
          {t('camera.stop')}
        </Button>
      ) : (
        <Button isWide onClick={begin}>
          {t('camera.start')}
        </Button>
      )}
      <Button look="plain" isWide onClick={onCancel}>
        {t('camera.cancel')}
      </Button>
    </div>
  );
};

/** Records a video with the front camera; where that can't be, says what to do. */
export const Camera = (props: CameraProps) => {
  const { t } = useTranslation('verification');
  const { stream, again } = useCamera();
  if (stream === undefined) return <p role="status">{t('camera.open')}</p>;
  if (typeof stream !== 'string') return <Live {...props} stream={stream} />;
  return (
    <div className={css.making}>
      <Alert>{t(`blocked.${stream}`)}</Alert>
      <Button isWide onClick={again}>
        {t('blocked.again')}
      </Button>
      <Button look="quiet" isWide onClick={props.onCancel}>
        {t('camera.cancel')}
      </Button>
    </div>
  );
};
