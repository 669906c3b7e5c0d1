import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { newClientSeed, newRequestId } from '#engine/core/chance.ts';
import { wallClock } from '#engine/core/clock.ts';
import { createPendingStore } from '#engine/lab/house/pendingStore.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { Game } from '#games/catalogue.ts';
import { createPractice } from '#games/practices.ts';
import { useGo } from '#src/base/go.ts';
import { logFailure } from '#src/base/log.ts';
import { paths } from '#src/base/paths.ts';
import { GameStage } from '#src/features/stage/GameStage.tsx';
import { useIsCovered } from '#src/ui/popup/turn.ts';
import { PlayBar } from './PlayBar.tsx';
import css from './play.module.css';
import type { Machine } from './useRound.ts';

/** No balance, no recording and no other tab hears of it. */
const practiceServices = (game: GameKey): RoundServices => ({
  calls: createPractice(game, wallClock),
  pending: createPendingStore(),
  clock: wallClock,
  newRequestId,
  newClientSeed,
  applyCoins() {},
  showStake() {},
  report: (error) => logFailure('A practice survived a fault', error),
});

interface PracticeTableProps {
  game: Game;
  machine: Machine;
  onProgress: (share: number) => void;
}

/** The free game's questions while the next free play is not yet there: no server, no coins, nothing counted. */
export const PracticeTable = ({ game, machine, onProgress }: PracticeTableProps) => {
  const { t } = useTranslation('play');
  const go = useGo();
  const isCovered = useIsCovered();
  const back = paths.game.href(game.key);
  return (
    <>
      <PlayBar to={back} />
      <p className={css.watching}>{t('practice')}</p>
      <GameStage
        scene={game.play.scene}
        createLink={() => machine.createLink(practiceServices(game.key))}
        isPaused={isCovered}
        onLeave={() => void go(back)}
        onProgress={onProgress}
      />
    </>
  );
};
