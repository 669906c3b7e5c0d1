import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundEvent } from '#contract/rounds.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { Find } from '#games/lucky-egg/shapes.ts';
import { FIND_SIZE, findPicture, isFind } from '#src/features/progress/finds.ts';
import { useProgress } from '#src/features/progress/progress.ts';
import css from './found.module.css';

const SHOWN_MS = 4_000;

/** What the scene has told of last, if it was found for the first time; null where days and goals are off or rest. */
const useNewFind = (link: AnyRoundLink): Find | null => {
  const finds = useProgress().data?.progress?.finds;
  // What is asked for after an egg has its find already.
  const known = useRef<Set<string>>(null);
  if (finds) known.current ??= new Set(finds.map(({ find }) => find));
  const [shown, setShown] = useState<Find | null>(null);
  useEffect(() => {
    let telling: RoundEvent | undefined = link.actor.getSnapshot().context.queue[0];
    const { unsubscribe } = link.actor.subscribe(({ context }) => {
      const told = telling;
      [telling] = context.queue;
      const find = told === telling ? undefined : Object(told).find;
      if (!isFind(find) || !known.current || known.current.has(find)) return;
      known.current.add(find);
      setShown(find);
    });
    return unsubscribe;
  }, [link]);
  useEffect(() => (shown ? wallClock.later(SHOWN_MS, () => setShown(null)) : undefined), [shown]);
  return finds ? shown : null;
};

/** A find that is new, for a moment beside the next decision, which it holds up in nothing. */
export const FoundNote = ({ link }: { link: AnyRoundLink }) => {
  const { t } = useTranslation('game');
  const find = useNewFind(link);
  return (
    <div role="status" className={css.place}>
      {find && (
        <p className={css.note}>
          <img src={findPicture(find)} {...FIND_SIZE} alt="" className={css.picture} />
          {t('lucky-egg.found', { find: t(`lucky-egg.find.${find}`) })}
        </p>
      )}
    </div>
  );
};
