import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundRecord } from '#contract/fairness.ts';
import { savedOf } from '#games/check/savedRound.ts';
import css from './round.module.css';

/** What can be checked of the round, as a file: for `npm run verify -- <file>`. */
export const SaveRecord = ({ record }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const text = JSON.stringify(savedOf(record), null, 2);
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [record]);
  const { game, id } = record.round;
  return (
    <a className={css.save} href={address} download={`${game}-${id}.json`}>
      {t('save')}
    </a>
  );
};
