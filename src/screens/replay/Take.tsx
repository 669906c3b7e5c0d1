import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '#contract/recording.ts';
import type { QaReportAnswer } from '#contract/reports.ts';
import { cutTo } from '#engine/lab/replay/cut.ts';
import type { TapeStep } from '#engine/lab/replay/tape.ts';
import type { CaseReport } from '#games/replay/replayCase.ts';
import { logFailure } from '#src/base/log.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { saveRecording } from '#src/features/recordings/saveRecording.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Alert } from '#src/ui/form/Alert.tsx';
import shared from './replay.module.css';
import css from './take.module.css';

interface TakeProps {
  recording: Recording;
  verdict: CaseReport;
  report: QaReportAnswer | null;
  step: TapeStep | undefined;
  /** The step's place, from 0. */
  at: number;
}

/** What the name of a file says of the report it came with. */
export const reportEnding = (report: QaReportAnswer | null): string =>
  report ? `-report-${report.id}` : '';

/** What of a recording is taken away: to keep it as a case, or for a bug tracker. */
export const Take = ({ recording, verdict, report, step, at }: TakeProps) => {
  const { t } = useTranslation('replay');
  const [isBusy, setBusy] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const ending = reportEnding(report);
  const cut = () => {
    const part = step && cutTo(recording, step);
    if (part) void saveRecording(part, `${ending}-to-entry-${at + 1}`);
  };
  const bundle = async () => {
    setBusy(true);
    setBroken(false);
    try {
      const { bundleOf } = await import('./bundle.ts');
      const address = window.location.href;
      const { name, content } = await bundleOf({
        recording,
        ending,
        verdict,
        report,
        entry: at + 1,
        address,
      });
      saveFile(name, content);
    } catch (error) {
      logFailure('no bundle', error);
      setBroken(true);
    }
    setBusy(false);
  };
  return (
    <section className={css.take} aria-label={t('take.title')}>
      <h3>{t('take.title')}</h3>
      <div className={shared.buttons}>
        <Button look="quiet" size="s" onClick={() => void saveRecording(recording, ending)}>
          {t('take.whole')}
        </Button>
        <Button look="quiet" size="s" onClick={cut}>
          {t('take.cut')}
        </Button>
        <Button look="quiet" size="s" isBusy={isBusy} onClick={() => void bundle()}>
          {t('take.bundle')}
        </Button>
      </div>
      <p className={shared.soft}>{t('take.text', { game: recording.game })}</p>
      {isBroken && <Alert>{t('take.broken')}</Alert>}
    </section>
  );
};
