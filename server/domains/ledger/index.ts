// What other domains use of this one; they know it by nothing else.
export { coinBalance, coinsOf } from './balance.ts';
export {
  credit,
  hold,
  InsufficientCoins,
  ledgerError,
  lockCoins,
  lotDays,
  postHold,
  voidHold,
} from './ledger.ts';
