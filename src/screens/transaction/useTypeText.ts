import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#contract/transactions.ts';
import type { Game } from '#games/catalogue.ts';
import { GAME_LIST } from '#games/index.ts';
import { useGameText } from '#src/features/games/useGameText.ts';

/** The game whose lines are of this type; undefined where it belongs to none. */
export const gameOfType = (type: TransactionType): Game | undefined =>
  GAME_LIST.find(({ transactionType }) => transactionType === type);

/** What a type of line is called: a game's by the game's name. */
export const useTypeText = (): ((type: TransactionType) => string) => {
  const { t } = useTranslation('transaction');
  const gameText = useGameText();
  return (type) => {
    const game = gameOfType(type);
    return game ? gameText(game.titleKey) : (t as (key: string) => string)(`type.${type}`);
  };
};
