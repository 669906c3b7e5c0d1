import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TapeRow } from '#src/features/tape/words.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** A line of JSON for each entry, with the segment it is of. */
const linesOf = (rows: readonly TapeRow[]): string =>
  rows.map(({ step: { segment, entry } }) => JSON.stringify({ segment, ...entry })).join('\n');

/** Takes the rows that are shown along, and says whether it could. */
export const CopyRows = ({ rows }: { rows: readonly TapeRow[] }) => {
  const { t } = useTranslation('chart');
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linesOf(rows));
      setSaid(t('log.copied', { number: rows.length }));
    } catch {
      setSaid(t('log.copyFailed'));
    }
  };
  return (
    <>
      <Button look="quiet" size="s" icon="copy" onClick={() => void copy()}>
        {t('log.copy')}
      </Button>
      <span role="status">{said}</span>
    </>
  );
};
