import type { FastifyRequest } from 'fastify';
import type { GameKey } from '#contract/games.ts';
import type { PublishAnswer } from '#contract/tunings.ts';
import { audited } from '../../../platform/audit/audited.ts';
import { dateOf } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sessionOf } from '../../../platform/identity/auth.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { idempotent } from '../../../platform/requests/idempotent.ts';
import { publicChanged } from '../../../platform/requests/publicChange.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { type By, TUNING_TYP } from './publish.ts';

/** Who calls, once `staffOnly` has let them in. */
export const byOf = (request: FastifyRequest): By => {
  const { uid, playerId } = sessionOf(request);
  return { name: uid, playerId };
};

const refusalOf = (error: unknown): string | null =>
  error instanceof Refusal ? [error.key, ...(error.extras.params ?? [])].join('; ') : null;

interface Changing {
  action: string;
  game: GameKey;
  args: object;
  /** Makes it happen once; without one it may happen again, to no effect. */
  requestId?: string;
}

/** Carries a designer's change out, with its line in the audit; whoever asks next sees it. */
export const changing =
  ({ store, clock, limits }: Deps) =>
  async (
    request: FastifyRequest,
    { action, game, args, requestId }: Changing,
    work: (tx: Tx, by: By, now: number) => Promise<PublishAnswer>,
  ): Promise<PublishAnswer> => {
    const by = byOf(request);
    await limits.take('mutation', String(by.playerId), { typ: TUNING_TYP });
    const now = clock.now();
    const once = (key: string) =>
      idempotent(
        store,
        {
          playerId: sessionOf(request).playerId,
          requestId: key,
          kind: action,
          typ: TUNING_TYP,
          body: { game, ...args },
          now,
        },
        async (tx) => ({ answer: await work(tx, by, now), changes: [] }),
      );
    const noted = { actor: by.name, action, target: game, args: { game, ...args } };
    try {
      return await audited(store, { ...noted, at: dateOf(clock) }, refusalOf, async () =>
        requestId === undefined
          ? store.transaction((tx) => work(tx, by, now))
          : (await once(requestId)).answer,
      );
    } finally {
      publicChanged(store);
    }
  };
