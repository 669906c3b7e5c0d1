import { useTranslation } from 'react-i18next';
import type { VideoWord } from '#contract/verification.ts';
import css from './verification.module.css';

/** What is to be said and shown. */
export const Word = ({ word }: { word: VideoWord }) => {
  const { t } = useTranslation('verification');
  return (
    <div className={css.word}>
      <span className={css.wordLabel}>{t('word.label')}</span>
      <strong className={css.wordText}>{t(`words.${word}`)}</strong>
      <span className={css.soft}>{t('word.say')}</span>
    </div>
  );
};
