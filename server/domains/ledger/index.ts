// What other domains use of this one; they know it by nothing else.
export { lockCoins } from './accounts.ts';
export { coinBalance, coinsOf } from './balance.ts';
export {
  credit,
  hold,
  InsufficientCoins,
  ledgerError,
  lotDays,
  postHold,
  voidHold,
} from './ledger.ts';
