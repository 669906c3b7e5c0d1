import { and, asc, eq, lt } from 'drizzle-orm';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { duels } from '../../../platform/store/schema/rounds.ts';
import { isPassed } from '../write/advance.ts';
import { advanceDuel } from './advance.ts';
import { type DuelDeps, lockDuel } from './load.ts';

const MOST = 10_000;

/** Settles a match's passed clock, if it still is; whoever comes second finds nothing to do. */
export const settleDuel = async (deps: DuelDeps, id: number, now: number): Promise<boolean> => {
  const changes = await deps.store.transaction(async (tx) => {
    const duel = await lockDuel(tx, deps, id);
    if (!duel || !isPassed(duel, now)) return null;
    const [{ tuning }] = duel.sides;
    const step = duel.rules.timeout(tuning.parsed, duel.row.state);
    return (await advanceDuel(tx, duel, step, { mover: null, now })).changes;
  });
  for (const change of changes ?? []) deps.onChange(change);
  return changes !== null;
};

/** Settles every match whose clock has passed; answers how many it settled, and tells what can't be. */
export const sweepDuels = async (deps: DuelDeps, now: number): Promise<number> => {
  const passed = await deps.store.db
    .select({ id: duels.id })
    .from(duels)
    .where(and(eq(duels.status, 'open'), lt(duels.deadlineAt, new Date(now - MOVE_GRACE_MS))))
    .orderBy(asc(duels.deadlineAt))
    .limit(MOST);
  const settled = await eachAlone(passed, ({ id }) => settleDuel(deps, id, now), deps.onError);
  return settled.filter(Boolean).length;
};
