import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveStep } from '#engine/lab/inspect/liveTape.ts';
import type { TapeRow } from '#src/features/tape/words.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lastSegmentShown, shownEvents } from '../made/shownEvents.ts';

/** A line of JSON for each entry, with the segment it is of. */
const linesOf = (rows: readonly TapeRow[]): string =>
  rows.map(({ step: { segment, entry } }) => JSON.stringify({ segment, ...entry })).join('\n');

interface CopyLogProps {
  /** Those that are shown. */
  rows: readonly TapeRow[];
  /** All there are. */
  steps: readonly LiveStep[];
  /** The round whose events are wanted; null: the last one that was shown. */
  segment: number | null;
}

/** Takes along the rows that are shown, or the events of a round, and says whether it could. */
export const CopyLog = ({ rows, steps, segment }: CopyLogProps) => {
  const { t } = useTranslation('chart');
  const [said, setSaid] = useState('');
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(t('log.copyFailed'));
    }
  };
  const copyEvents = () => {
    const round = shownEvents(steps, segment ?? lastSegmentShown(steps));
    const number = round.events.length;
    return copy(JSON.stringify(round, null, 2), t('log.copiedEvents', { number }));
  };
  return (
    <>
      <Button
        look="quiet"
        size="s"
        icon="copy"
        onClick={() => void copy(linesOf(rows), t('log.copied', { number: rows.length }))}
      >
        {t('log.copy')}
      </Button>
      <Button look="quiet" size="s" icon="copy" onClick={() => void copyEvents()}>
        {t('log.copyEvents')}
      </Button>
      <span role="status">{said}</span>
    </>
  );
};
