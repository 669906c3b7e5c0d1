import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import type { TuningsAnswer, TuningVersion } from '#contract/tunings.ts';
import { areSame } from '#games/designer/changes.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { gameOf } from '#games/registry.ts';
import { usePublish } from '#src/features/tunings/tunings.ts';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { Faults } from './Faults.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useToldFaults } from './toldFaults.ts';
import css from './versions.module.css';

interface PublishProps {
  game: GameKey;
  draft: unknown;
  tunings: TuningsAnswer;
  inForce: TuningVersion;
}

const warningsOf = (game: GameKey, draft: unknown): string[] => {
  const judged = judgeTuning(gameOf(game), draft);
  return judged.isServed ? judged.warnings.map(faultText) : [];
};

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
  // What waits to come after another one than is in force never will.
  const same = tunings.versions.find(
    ({ version, status, base, values }) =>
      (version === inForce.version || (status === 'pending' && base === inForce.version)) &&
      areSame(values, draft),
  );
  const isSame = same !== undefined;
  const warnings = useMemo(() => warningsOf(game, draft), [game, draft]);
  // What somebody has seen of one draft, beside what was in force then.
  const all = `${inForce.version} ${warnings.join()}`;
  const [confirmed, setConfirmed] = useState('');
  const toldFaults = useToldFaults(game, draft);
  const isConfirmed = warnings.length === 0 || confirmed === all;
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
          publish.mutate(
            { values: draft, base: inForce.version, reason, confirmed: warnings },
            {
              onSuccess: () => {
                onSuccess();
                setConfirmed('');
              },
            },
          )
        }
        button={t('publishDraft')}
        isDisabled={isSame || !isConfirmed}
      >
        {warnings.length > 0 && !isSame && (
          <div className={css.part}>
            <Faults texts={toldFaults(warnings)} />
            <CheckField
              id="versions-confirm"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked ? all : '')}
            >
              {t('confirm')}
            </CheckField>
          </div>
        )}
        {publish.data && isAsTold && (
          <p role="status" className={css.good}>
            {t(publish.data.status === 'pending' ? 'isWaiting' : 'isPublished', {
              version: publish.data.version,
            })}
          </p>
        )}
      </ReasonForm>
      {same && (
        <p className={css.soft}>
          {same.status === 'pending'
            ? t('waitsAlready', { version: same.version })
            : t('nothingToPublish')}
        </p>
      )}
    </section>
  );
};
