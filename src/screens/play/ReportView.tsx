import type { GameKey } from '#contract/games.ts';
import { ReportProblem } from '#src/features/reports/ReportProblem.tsx';

/** The stage may be what has failed: then there is no picture of it. */
const drawTable = async (): Promise<ImageData | null> => {
  const { drawnStage } = await import('#src/features/stage/picture.ts');
  return drawnStage();
};

/** A problem is reported from a table, with a picture of it. */
export const ReportView = ({ game }: { game: GameKey }) => (
  <ReportProblem game={game} draw={drawTable} />
);
