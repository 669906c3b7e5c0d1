import { useTranslation } from 'react-i18next';
import type { Redemption } from '#contract/redemptions.ts';
import { BRAND } from '#src/base/brand.ts';
import { logFailure } from '#src/base/log.ts';
import { saveFile } from '#src/features/browser/saveFile.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './receipt.module.css';

interface KeepProps {
  redemption: Redemption;
  facts: readonly (readonly [name: string, value: string])[];
}

/** Ways to keep a receipt: given away, on paper or as a PDF, as a file. Some web views have none but the last. */
export const Keep = ({ redemption: { id }, facts }: KeepProps) => {
  const { t } = useTranslation('redeem');
  const title = `${BRAND.name}: ${t('receipt.number', { id })}`;
  const text = [title, ...facts.map(([name, value]) => `${name}: ${value}`)].join('\n');
  const save = () =>
    saveFile(`hornbill-redemption-${id}.txt`, new Blob([`${text}\n`], { type: 'text/plain' }));
  const share = async () => {
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // The player turned back.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      logFailure('A receipt was not shared', error);
      save();
    }
  };
  return (
    <div className={css.keep}>
      {'share' in navigator && (
        <Button look="quiet" size="s" onClick={() => void share()}>
          {t('receipt.share')}
        </Button>
      )}
      {'print' in window && (
        <Button look="quiet" size="s" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      )}
      <Button look="quiet" size="s" onClick={save}>
        {t('receipt.save')}
      </Button>
    </div>
  );
};
