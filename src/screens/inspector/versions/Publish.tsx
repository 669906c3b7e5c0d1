import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { TUNING_REASON_LENGTH, type TuningsAnswer, type TuningVersion } from '#contract/tunings.ts';
import { changesBetween } from '#games/changes.ts';
import { usePublish } from '#src/features/tunings/tunings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { Refused } from './Refused.tsx';
import css from './versions.module.css';

interface PublishProps {
  game: GameKey;
  draft: unknown;
  tunings: TuningsAnswer;
  inForce: TuningVersion;
}

/** Publishes the draft, with a reason. */
export const Publish = ({ game, draft, tunings, inForce }: PublishProps) => {
  const { t } = useTranslation('versions');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const publish = usePublish(game);
  const isSame = changesBetween(inForce.values, draft).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(why === '');
    if (why === '' || isSame || publish.isPending) return;
    publish.mutate(
      { values: draft, base: inForce.version, reason: why },
      { onSuccess: () => setReason('') },
    );
  };
  return (
    <form className={css.part} onSubmit={submit} aria-labelledby="versions-publish" noValidate>
      <h3 id="versions-publish">{t('publish')}</h3>
      <p className={css.soft}>{t(tunings.isApprovalNeeded ? 'waitsFor' : 'atOnce')}</p>
      <TextArea
        id="versions-reason"
        label={t('reason')}
        rows={2}
        maxLength={TUNING_REASON_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        {...(isMissing && { error: t('reasonMissing') })}
      />
      <Refused error={publish.error} />
      {publish.data && (
        <p role="status" className={css.good}>
          {t(publish.data.status === 'pending' ? 'isWaiting' : 'isPublished', {
            version: publish.data.version,
          })}
        </p>
      )}
      <Button type="submit" size="s" isBusy={publish.isPending} disabled={isSame}>
        {t('publishDraft')}
      </Button>
      {isSame && <p className={css.soft}>{t('nothingToPublish')}</p>}
    </form>
  );
};
