import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { newRequestId } from '#engine/core/chance.ts';
import type { ReadRecording } from '#engine/lab/record/read.ts';
import { useGo } from '#src/base/go.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { paths } from '#src/base/paths.ts';
import { StaffHeader } from '#src/features/staff/StaffHeader.tsx';
import { FileButton } from '#src/ui/button/FileButton.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import { OpenedGroup } from './groups/OpenedGroup.tsx';
import { Opened } from './Opened.tsx';
import { OpenedRound } from './OpenedRound.tsx';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { ReportList } from './ReportList.tsx';
import { faultValues, readFile } from './read.ts';
import css from './replay.module.css';
import { showBelow } from './showBelow.ts';

type OpenFile = ReadRecording & { id: string; name: string };

/** A file that was opened last; it takes the place of a report. */
const useFile = () => {
  const [file, setFile] = useState<OpenFile | null>(null);
  const go = useGo();
  const open = async (given: File) => {
    const read = await readFile(given);
    // First: the place in the recording is written into the address, and would be gone with it.
    await go(paths.replay.href());
    setFile({ id: newRequestId(), name: given.name, ...read });
  };
  return { file, open };
};

/** QA's tool: a player's visit to a game, run again by the machine of today. */
export const ReplayScreen = () => {
  const { t } = useTranslation('replay');
  const [asked] = useSearchParams();
  const report = asked.get('report');
  const round = asked.get('round');
  const group = asked.get('group');
  const isFile = report === null && round === null && group === null;
  const { file, open } = useFile();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [given] = event.dataTransfer.files;
    if (given) void open(given);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the button opens one too.
    <div className={css.page} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isHidden />
      <StaffHeader title={t('title')} text={t('text')} logout={t('logout')}>
        <FileButton accept=".json,.gz" label={t('file')} onFile={open} />
      </StaffHeader>
      <main id="main" className={css.main}>
        <ReportList chosen={report} group={group} round={round} />
        <div className={css.opened}>
          {report !== null && <Opened id={report} />}
          {report === null && round !== null && <OpenedRound key={round} id={round} />}
          {report === null && round === null && group !== null && (
            <OpenedGroup key={group} id={group} />
          )}
          {isFile && file === null && <p className={css.choose}>{t('choose')}</p>}
          {isFile && file?.fault && (
            <div key={file.id} ref={showBelow}>
              <Alert>{t(file.fault, faultValues(file.name, file))}</Alert>
            </div>
          )}
          {isFile && file?.recording && (
            <>
              <h2 key={file.id} ref={showBelow} className={css.name}>
                {file.name}
              </h2>
              <ReplayPlayer key={`player ${file.id}`} source={file.id} recording={file.recording} />
            </>
          )}
        </div>
      </main>
    </div>
  );
};
