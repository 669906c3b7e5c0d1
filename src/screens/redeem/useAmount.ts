import { useState } from 'react';
import { COIN, REDEEM_COINS } from '#contract/facts.ts';
import { formatCount } from '#src/base/format.ts';
import {
  faultOf,
  forgetAmount,
  keepAmount,
  keptAmount,
  mostRedeemable,
  parseWholeCoins,
} from './amount.ts';

/**
 * The amount one wants to redeem: stepped, typed, or all. What is typed stays as it was typed; while it
 * can't be redeemed nothing else takes its place.
 */
export const useAmount = (available: number, fixed: number | null) => {
  const [wanted, setWanted] = useState(keptAmount);
  const [draft, setDraft] = useState<string | null>(null);
  const most = mostRedeemable(available);
  const typed = draft === null ? wanted : parseWholeCoins(draft);
  // Coins that went meanwhile are told as well: the amount is not made smaller unasked.
  const fault = fixed === null ? faultOf(typed, most) : null;
  const choose = (coins: number) => {
    keepAmount(coins);
    setWanted(coins);
    setDraft(null);
  };
  return {
    /** Hundredths; null while what stands there is no amount. */
    coins: fixed ?? (fault === null ? typed : null),
    /** As the field has it. */
    text: fixed === null && draft !== null ? draft : formatCount((fixed ?? wanted) / COIN),
    /** Where plus and minus begin: hundredths. */
    from: typed ?? wanted,
    most,
    fault,
    choose,
    type: (text: string) => {
      setDraft(text);
      const coins = parseWholeCoins(text);
      if (coins === null || faultOf(coins, most) !== null) return;
      keepAmount(coins);
      setWanted(coins);
    },
    /** Done typing: what can be redeemed is shown as figures are, anything else stays to be mended. */
    rest: () => fault === null && setDraft(null),
    forget: () => {
      forgetAmount();
      setWanted(REDEEM_COINS);
      setDraft(null);
    },
  };
};
export type Amount = ReturnType<typeof useAmount>;
