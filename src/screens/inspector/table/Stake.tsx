import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import { isBet } from '#engine/core/rules/tuning.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { formatCoins } from '#src/base/format.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './table.module.css';

/** What the next round, or the next move that costs, stakes; nothing where a game has no stake. */
export const Stake = ({ link, bet }: { link: AnyRoundLink; bet: number }) => {
  const { t } = useTranslation('inspector');
  const [typed, setTyped] = useState<string | null>(null);
  const bounds = link.bounds();
  if (!bounds) return null;
  const { min, max, step } = bounds;
  const change = (text: string) => {
    setTyped(text);
    const next = Math.round(Number(text) * COIN);
    const isTaken = text.trim() !== '' && isBet(bounds, next);
    if (isTaken) link.send({ type: 'bet', bet: next });
    link.send({ type: 'betTyped', isTaken });
  };
  const isWrong = typed !== null && !isBet(bounds, Math.round(Number(typed) * COIN));
  return (
    <TextField
      id="inspector-stake"
      className={css.bet}
      label={t('stake')}
      inputMode="decimal"
      value={typed ?? formatCoins(bet)}
      error={
        isWrong
          ? t('stakeBounds', {
              min: formatCoins(min),
              max: formatCoins(max),
              step: formatCoins(step),
            })
          : undefined
      }
      onChange={({ target }) => change(target.value)}
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
};
