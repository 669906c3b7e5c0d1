import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QaReportAnswer } from '#contract/reports.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { ItsGroup } from './groups/ItsGroup.tsx';
import css from './opened.module.css';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { bytesOf, faultValues, readBytes } from './read.ts';
import shared from './replay.module.css';
import { useReport } from './reports.ts';
import { showBelow } from './showBelow.ts';
import { Whose } from './Whose.tsx';

const Reported = ({ report, base64 }: { report: QaReportAnswer; base64: string }) => {
  const { id } = report;
  const { t } = useTranslation('replay');
  const recording = useQuery({
    queryKey: ['qa', 'recording', id],
    queryFn: () => readBytes(bytesOf(base64)),
    networkMode: 'always',
  });
  if (recording.isPending) return <Skeleton rows={6} label={t('running')} />;
  if (!recording.data?.recording)
    return (
      <p>
        {t(recording.data?.fault ?? 'damaged', faultValues(t('report', { id }), recording.data))}
      </p>
    );
  return (
    <ReplayPlayer source={`report ${id}`} recording={recording.data.recording} report={report} />
  );
};

/** A report: what the player said and saw, and what their device recorded. */
export const Opened = ({ id }: { id: string }) => {
  const { t } = useTranslation('replay');
  const [isLarge, setLarge] = useState(false);
  const query = useReport(id);
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} rows={8} label={t('report', { id })} />;
  return (
    <>
      <section ref={showBelow} className={css.told}>
        {data.picture && (
          <button
            type="button"
            className={css.picture}
            aria-expanded={isLarge}
            onClick={() => setLarge(!isLarge)}
          >
            <img src={data.picture} alt={t('picture')} />
          </button>
        )}
        <div>
          <h2>{t('report', { id })}</h2>
          <p className={shared.soft}>
            <Whose game={data.game} uid={data.uid} at={data.createdAt} />
            {data.build !== null && ` · ${t('build', { build: data.build })}`}
            {` · ${t(data.isClosed ? 'isClosed' : 'isOpen')}`}
            {data.group !== null && <ItsGroup id={data.group} />}
          </p>
          <p className={css.words}>{data.note}</p>
        </div>
      </section>
      {data.recording === null ? (
        <p>{t('noRecording')}</p>
      ) : (
        <Reported key={id} report={data} base64={data.recording} />
      )}
    </>
  );
};
