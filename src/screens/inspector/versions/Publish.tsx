import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { changesBetween } from '#games/designer/changes.ts';
import { usePublish } from '#src/features/tunings/tunings.ts';
import { ReasonForm } from './ReasonForm.tsx';
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
  const publish = usePublish(game);
  // What became of it later stands in the list: withdrawn, approved, rolled back.
  const made = tunings.versions.find(({ version }) => version === publish.data?.version);
  const isAsTold =
    made === undefined ||
    (publish.data?.status === 'pending'
      ? made.status === 'pending'
      : made.version === tunings.inForce);
  const isSame = changesBetween(inForce.values, draft).length === 0;
  return (
    <section className={css.part} aria-labelledby="versions-publish">
      <h3 id="versions-publish">{t('publish')}</h3>
      <p className={css.soft}>{t(tunings.isApprovalNeeded ? 'waitsFor' : 'atOnce')}</p>
      <ReasonForm
        id="versions-reason"
        game={game}
        values={draft}
        change={publish}
        onReason={(reason, onSuccess) =>
          publish.mutate({ values: draft, base: inForce.version, reason }, { onSuccess })
        }
        button={t('publishDraft')}
        isDisabled={isSame}
      >
        {publish.data && isAsTold && (
          <p role="status" className={css.good}>
            {t(publish.data.status === 'pending' ? 'isWaiting' : 'isPublished', {
              version: publish.data.version,
            })}
          </p>
        )}
      </ReasonForm>
      {isSame && <p className={css.soft}>{t('nothingToPublish')}</p>}
    </section>
  );
};
