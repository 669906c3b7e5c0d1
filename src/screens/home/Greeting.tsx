import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/core/clock.ts';
import { useSession } from '#src/session/store.ts';
import css from './words.module.css';

const partOfDay = (hour: number) =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';

/** The player by name, at their own time of day. */
export const Greeting = () => {
  const { t } = useTranslation('home');
  const name = useSession((state) => state.player.fullName || state.player.uid);
  const part = partOfDay(new Date(wallClock.now()).getHours());
  return (
    <h1 className={css.greeting}>
      <span className={css.eyebrow}>{t(`greeting.${part}`)}</span>
      {name}
    </h1>
  );
};
