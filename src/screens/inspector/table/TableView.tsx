import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games/catalogue.ts';
import type { AnyStory } from '#games/story.ts';
import { formatCoins } from '#src/base/format.ts';
import { SIZES, SizedStage, type SizeName } from '#src/features/stage/SizedStage.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { openNext } from './openNext.ts';
import { Pace } from './Pace.tsx';
import { Stake } from './Stake.tsx';
import { Stories } from './Stories.tsx';
import { SurroundingsForm } from './SurroundingsForm.tsx';
import css from './table.module.css';
import type { AtTable } from './useTable.ts';

interface TableViewProps {
  game: Game;
  table: AtTable;
  stories: readonly AnyStory[];
  /** As the next round will have it. */
  tuning: unknown;
}

/** The game, played with play coins, and what a designer may do to it. */
export const TableView = ({ game, table, stories, tuning }: TableViewProps) => {
  const { t } = useTranslation('inspector');
  const [size, setSize] = useState<SizeName>('phone');
  const { link, state, house, made } = table;
  const mayOpen = made === null && (state?.phase === 'idle' || state?.phase === 'settled');
  return (
    <section className={css.table} aria-label={t('table')}>
      <SizedStage
        game={game}
        size={SIZES[size]}
        clock={table.clock}
        createLink={table.createLink}
        notes={table.notes}
        build={table.build}
        isWatched={made !== null}
      >
        {made && <p className={css.madeUp}>{t('made.mark')}</p>}
      </SizedStage>
      <p className={css.status}>
        <span>
          {t('state')} <strong>{state?.phase ?? '–'}</strong>
        </span>
        <span>
          {t('coins')} <strong>{formatCoins(house.coins())}</strong>
        </span>
      </p>
      <div className={css.group}>
        {link && state && !made && <Stake link={link} bet={state.bet} />}
        <Button size="s" icon="play" disabled={!mayOpen} onClick={() => link && openNext(link)}>
          {t('open')}
        </Button>
        <Button look="quiet" size="s" icon="refresh" onClick={table.reload}>
          {t(made ? 'made.end' : 'reload')}
        </Button>
      </div>
      <Stories game={game.key} stories={stories} tuning={tuning} onTell={table.tell} />
      <Pace clock={table.clock} />
      <SurroundingsForm house={house} size={size} onSize={setSize} />
    </section>
  );
};
