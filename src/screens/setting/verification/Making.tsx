import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VIDEO } from '#contract/terms.ts';
import type { VideoWord } from '#contract/verification.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { inAppBrowser, wayOut } from '#src/features/browser/inApp.ts';
import { isInTelegram } from '#src/features/telegram/host.ts';
import type { Recorded } from '#src/features/verification/camera.ts';
import type { KeptVideo } from '#src/features/verification/kept.ts';
import { useSession } from '#src/session/store.ts';
import { Button, ButtonAway } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { Camera } from './Camera.tsx';
import { Review } from './Review.tsx';
import css from './verification.module.css';
import { Word } from './Word.tsx';

interface MakingProps {
  word: VideoWord;
  /** What was recorded or chosen, and not sent yet. */
  video: KeptVideo | null;
  onKeep: (video: KeptVideo, isSending: boolean) => Promise<void>;
  onForget: () => void;
}

/** In an app's own browser the way out comes first: most of them have no camera. */
const WayOut = () => {
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation();
  const { userAgent } = navigator;
  const app = isInTelegram() ? null : inAppBrowser(userAgent);
  if (app === null) return null;
  const out = wayOut(app, userAgent, new URL(window.location.href));
  return (
    <div className={css.card}>
      <p>{t('blocked.inApp')}</p>
      {out !== null && (
        <ButtonAway href={out} size="s" icon="away">
          {common('inApp.open')}
        </ButtonAway>
      )}
    </div>
  );
};

const How = () => {
  const { t } = useTranslation('verification');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        {t('how.title')}
      </h2>
      <ul className={css.how}>
        {(['face', 'word', 'length'] as const).map((name) => (
          <li key={name}>{t(`how.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
};

const TAKEN = 'video/mp4,video/quicktime,video/webm';

/** A video of the device's own; its picker is the browser's. */
const Choose = ({ look, onChoose }: { look: 'quiet'; onChoose: (file: File) => void }) => {
  const { t } = useTranslation('verification');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same one may be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TAKEN}
        aria-label={t('choose')}
        tabIndex={-1}
        className={css.file}
        onChange={choose}
      />
      <Button look={look} isWide onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
    </>
  );
};

/** A video is recorded or chosen here, and looked at before it is sent. */
export const Making = ({ word, video, onKeep, onForget }: MakingProps) => {
  const { t } = useTranslation('verification');
  const { message } = useMessage();
  const uid = useSession((state) => state.player.uid);
  const [isRecording, setRecording] = useState(false);
  const [isTooBig, setTooBig] = useState(false);

  const keep = async (made: Blob, more: Pick<KeptVideo, 'seconds' | 'isRecorded'>) => {
    setTooBig(made.size > VIDEO.bytes);
    if (made.size > VIDEO.bytes) return;
    const bytes = new Uint8Array(await made.arrayBuffer());
    const own = { uid, requestId: newRequestId(), word, bytes, type: made.type, upload: null };
    await onKeep({ ...own, ...more }, false);
  };
  const recorded = (made: Recorded) => {
    setRecording(false);
    void keep(made.video, { seconds: made.seconds, isRecorded: true });
  };
  const choose = (file: File) => void keep(file, { seconds: null, isRecorded: false });

  if (isRecording)
    return <Camera word={word} onDone={recorded} onCancel={() => setRecording(false)} />;
  if (video)
    return (
      <Review
        video={video}
        onSend={() => void onKeep(video, true)}
        onAgain={() => {
          onForget();
          setRecording(video.isRecorded);
        }}
      />
    );
  return (
    <div className={css.making}>
      <WayOut />
      <Word word={word} />
      <How />
      {isTooBig && <Alert>{message('msg.videoTooBig')}</Alert>}
      <Button isWide onClick={() => setRecording(true)}>
        {t('record')}
      </Button>
      <Choose look="quiet" onChoose={choose} />
      <p className={css.private}>{t('private')}</p>
    </div>
  );
};
