import type { MessageKey } from '#contract/messages.ts';
import type { TelegramProof } from '#contract/telegram.ts';
import { dateOf } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { telegramProofs } from '../../../platform/store/schema/telegram.ts';
import { verifyTelegram } from './verify.ts';

/** A refusal of Telegram's word for somebody; never 401, which would end the player's session. */
export const refusedProof = (
  key: MessageKey,
  reason: 'hashMismatch' | 'authDataTooOld' | 'used' | 'boundElsewhere' | 'notBound',
  extras: Refusal['extras'] = {},
): Refusal => new Refusal(key, extras, { kind: 'telegramFailed', reason });

const FAULTS = { hashMismatch: 'msg.hashMismatch', authDataTooOld: 'msg.authDataTooOld' } as const;

/**
 * Uses a proof up; answers whose it is, as Telegram counts its users. Throws 404 `msg.notFound` where
 * the club has no bot, 400 `msg.hashMismatch`, and 400 `msg.authDataTooOld` also where it was used
 * before: what it is used for may be refused, and it is used up all the same.
 */
export const useProof = async (
  { config, store, clock }: Pick<Deps, 'config' | 'store' | 'clock'>,
  proof: TelegramProof,
): Promise<number> => {
  if (!config.telegram) throw new Refusal('msg.notFound');
  const verdict = verifyTelegram(proof, config.telegram.token, clock.now());
  if ('fault' in verdict) throw refusedProof(FAULTS[verdict.fault], verdict.fault);
  const used = await store.db
    .insert(telegramProofs)
    .values({ hash: verdict.hash, usedAt: dateOf(clock) })
    .onConflictDoNothing()
    .returning({ hash: telegramProofs.hash });
  if (used.length === 0) throw refusedProof('msg.authDataTooOld', 'used');
  return verdict.userId;
};
