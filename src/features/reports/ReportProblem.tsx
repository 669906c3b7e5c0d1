import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { REPORT_NOTE_LENGTH } from '#contract/reports.ts';
import { newRequestId } from '#engine/core/chance.ts';
import { reportNote } from '#src/base/stored.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { useOnce } from '#src/ui/form/useOnce.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { pictureBytes, recordingBytes } from './files.ts';
import { sendReport } from './outbox.ts';
import css from './reports.module.css';

type Draw = () => Promise<ImageData | null>;

/** A stage that can't be drawn is reported without. */
const takePicture = async (draw: Draw): Promise<Blob | null> => {
  const image = await draw();
  return image && (await import('#src/features/stage/picture.ts')).pictureFile(image);
};

/** A picture of what is drawn when it mounts. `url`: where it is, undefined until then; null: there is none. */
const usePicture = (draw: Draw) => {
  const taken = useRef<Promise<Blob | null>>(Promise.resolve(null));
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    let made: string | null = null;
    taken.current = takePicture(draw).catch(() => null);
    void taken.current.then((picture) => {
      if (!isHere) return;
      made = picture && URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isHere = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [draw]);
  return { taken, url };
};

const Sent = ({ id }: { id: string | null }) => {
  const { t } = useTranslation('play');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent} role="status">
      <h3 ref={heading} tabIndex={-1} className={css.sentTitle}>
        {id === null ? t('report.waitTitle') : t('report.doneTitle', { id })}
      </h3>
      <p>{t(id === null ? 'report.wait' : 'report.done')}</p>
    </div>
  );
};

interface ReportProblemProps {
  game: GameKey;
  /** Draws the table for a picture; null: there is nothing to draw. */
  draw: Draw;
}

/** A problem in a game, told to the club: a note, what was recorded, and a picture if the player likes. */
export const ReportProblem = ({ game, draw }: ReportProblemProps) => {
  const { t } = useTranslation('play');
  const { errorText } = useMessage();
  const once = useOnce();
  const picture = usePicture(draw);
  const [note, setNote] = useState(() => reportNote.get() ?? '');
  const [withPicture, setWithPicture] = useState(true);
  const send = useMutation({
    // Offline it waits on the device: the call decides, not the browser's word.
    networkMode: 'always',
    mutationFn: async () =>
      sendReport({
        requestId: newRequestId(),
        game,
        note: note.trim(),
        recording: await recordingBytes(game),
        picture: await pictureBytes(withPicture ? await picture.taken.current : null),
      }),
    onSuccess: () => reportNote.set(null),
  });
  if (send.isSuccess) return <Sent id={send.data} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(async () => {
      // Said by the form.
      await send.mutateAsync().catch(() => {});
    });
  };
  const write = (text: string) => {
    setNote(text);
    reportNote.set(text || null);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextArea
        id="report-note"
        label={t('report.label')}
        hint={t('report.hint')}
        maxLength={REPORT_NOTE_LENGTH}
        value={note}
        onChange={(event) => write(event.target.value)}
      />
      {picture.url !== null && (
        <div className={css.picture}>
          <span className={css.table} aria-busy={picture.url === undefined}>
            {picture.url !== undefined && <img src={picture.url} alt={t('report.pictureAlt')} />}
          </span>
          <CheckField
            id="report-picture"
            checked={withPicture}
            onChange={(event) => setWithPicture(event.target.checked)}
          >
            {t('report.picture')}
          </CheckField>
        </div>
      )}
      <p className={css.with}>{t('report.with')}</p>
      {send.isError && <Alert>{errorText(send.error)}</Alert>}
      <Button type="submit" isWide isBusy={send.isPending}>
        {t('report.send')}
      </Button>
    </form>
  );
};
