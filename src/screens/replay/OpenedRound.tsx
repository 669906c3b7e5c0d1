import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isGameKey } from '#contract/games.ts';
import { QaRoundAnswer, qaRoundPath } from '#contract/qaRounds.ts';
import { recordRound } from '#engine/lab/replay/storedRound.ts';
import { GAMES } from '#games/index.ts';
import { BRAND } from '#src/base/brand.ts';
import { staffCall } from '#src/features/staff/staff.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import css from './opened.module.css';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import shared from './replay.module.css';
import { showBelow } from './showBelow.ts';
import { Whose } from './Whose.tsx';

const open = async (id: string, signal: AbortSignal) => {
  const url = qaRoundPath(encodeURIComponent(id));
  const stored = await staffCall(QaRoundAnswer, { url, signal });
  const { game } = stored.record.round;
  if (!isGameKey(game)) throw new Error(game);
  const { createLink } = await GAMES[game].play.machine();
  return { ...stored, game, ...(await recordRound(createLink, stored, BRAND.version)) };
};

/** Any player's round as a recording, made from what the server keeps of it. */
export const OpenedRound = ({ id }: { id: string }) => {
  const { t } = useTranslation('replay');
  const query = useQuery({
    queryKey: ['qa', 'round', id],
    queryFn: ({ signal }) => open(id, signal),
  });
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} rows={8} label={t('round.title', { id })} />;
  const { uid, game, record, recording, steps } = data;
  const all = record.steps.length;
  return (
    <>
      <section ref={showBelow} className={css.about}>
        <h2>{t('round.title', { id })}</h2>
        <p className={shared.soft}>
          <Whose game={game} uid={uid} at={record.round.openedAt} />
        </p>
        <p className={shared.soft}>{t('round.made')}</p>
      </section>
      {steps < all && <Alert>{t('round.departs', { steps, all })}</Alert>}
      <ReplayPlayer key={`${id} ${all}`} source={`round ${id} ${all}`} recording={recording} />
    </>
  );
};
