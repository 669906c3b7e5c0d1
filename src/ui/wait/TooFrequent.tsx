import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Alert } from '../form/Alert.tsx';
import { useWait } from './useWait.ts';

const Counted = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('messages');
  const text = t('tooFrequentIn', { 0: seconds });
  const [said] = useState(text);
  return <Alert said={said}>{text}</Alert>;
};

/**
 * 'Request too frequent, try again in {0} seconds', counting down, as long as calls of that family
 * (an answer's `typ`) have to wait; nothing otherwise.
 */
export const TooFrequent = ({ typ }: { typ: ErrorTyp }) => {
  const seconds = useWait(typ);
  return seconds > 0 && <Counted seconds={seconds} />;
};
