import { Suspense } from 'react';
import { lazyPart } from '#src/base/lazyPart.ts';
import { useMedia } from '#src/base/useMedia.ts';
import { Boundary } from '#src/ui/state/Boundary.tsx';
import type { DeskProps } from '../desk/deskProps.ts';
import { useShown } from '../useShown.ts';
import css from './column.module.css';

const TableColumn = lazyPart('TableColumn', () => import('./TableColumn.tsx'));

const WIDE = '(min-aspect-ratio: 106/100)';
/** Where a panel along the side is high enough for a stake and more; a phone on its side, for what is low. */
const ROOM = {
  high: `${WIDE} and (min-width: 1024px) and (min-height: 560px)`,
  low: `${WIDE} and (min-width: 800px) and (min-height: 360px)`,
};

/** What stands beside a table, loaded only where there is room for it: less where no stake is set there. */
export const Beside = ({ game, link }: DeskProps) => {
  const hasRoom = useMedia(link.stakes === 'round' ? ROOM.high : ROOM.low);
  return hasRoom ? (
    <Boundary says="The column beside a table failed" instead={() => null}>
      <Suspense fallback={null}>
        <TableColumn game={game} link={link} />
      </Suspense>
    </Boundary>
  ) : null;
};

const BETWEEN: ReadonlySet<string> = new Set(['idle', 'waiting', 'settled']);

/** The same for the game without a desk, between two rounds: beside its board, on a panel of its own. */
export const BesideBoard = (props: DeskProps) => {
  const isBetween = useShown(props.link, ({ phase }) => BETWEEN.has(phase));
  return isBetween ? (
    <div className={css.aside}>
      <Beside {...props} />
    </div>
  ) : null;
};
