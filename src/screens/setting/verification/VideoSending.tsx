import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import type { KeptVideo } from '#src/features/verification/kept.ts';
import { sendVideo, takeBack } from '#src/features/verification/send.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import css from './verification.module.css';

interface VideoSendingProps {
  video: KeptVideo;
  /** It is the club's, or nobody's: this device has it no longer. */
  onOver: () => void;
}

/** The video on its way: it goes on from where the club has it to, whenever this is shown. */
const useSending = (video: KeptVideo, onOver: () => void) => {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const [isAway, setAway] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const over = useEffectEvent(onOver);
  const stop = useRef<AbortController>(null);
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    const shown = {
      onProgress: setShare,
      onAway: setAway,
      onChecking: () => setChecking(true),
    };
    sendVideo(video, shown, own.signal).then(
      (state) => {
        queries.setQueryData(keys.verification, state);
        if (!own.signal.aborted) over();
      },
      (reason: unknown) => {
        if (!own.signal.aborted) setError(reason);
      },
    );
    return () => own.abort();
  }, [video, queries]);
  const cancel = async () => {
    stop.current?.abort();
    if (video.upload !== null) await takeBack(video.upload).catch(() => {});
    await refetchIn(queries)(keys.verification);
    onOver();
  };
  return { share, isAway, isChecking, error, cancel };
};

/** How far it is, what it waits for, and the way back. */
export const VideoSending = ({ video, onOver }: VideoSendingProps) => {
  const { t } = useTranslation('verification');
  const { errorText } = useMessage();
  const { share, isAway, isChecking, error, cancel } = useSending(video, onOver);
  const [isCancelling, setCancelling] = useState(false);
  const percent = Math.floor(share * 100);
  const stop = () => {
    setCancelling(true);
    void cancel().finally(() => setCancelling(false));
  };
  if (error !== null)
    return (
      <>
        <Alert>{errorText(error)}</Alert>
        <Button isWide isBusy={isCancelling} onClick={stop}>
          {t('review.again')}
        </Button>
      </>
    );
  return (
    <section className={css.card} aria-labelledby="sending">
      <h2 id="sending" className={css.cardTitle}>
        {isChecking ? t('sending.checking') : t('sending.title')}
      </h2>
      <progress className={css.progress} max={100} value={percent} aria-labelledby="sending" />
      <p className={css.soft} role="status">
        {isAway ? t('sending.paused') : t('sending.percent', { percent })}
      </p>
      <p className={css.soft}>{t('sending.stay')}</p>
      {!isChecking && (
        <Button look="quiet" isWide isBusy={isCancelling} onClick={stop}>
          {t('sending.cancel')}
        </Button>
      )}
    </section>
  );
};
