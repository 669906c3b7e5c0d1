import { CallError } from '#src/base/calls/CallError.ts';
import { keepsCookies, stored } from '#src/base/stored.ts';
import { enterByTelegram } from '#src/features/account/session.ts';
import { isLoggedIn } from '#src/session/store.ts';
import { launchDataIn } from './host.ts';

/** The refusals that tell a player what to do before they can come in this way. */
const TOLD: readonly string[] = ['msg.telegramNotBound', 'msg.notVip'];

/**
 * Whoever opened the club in Telegram and bound their account is logged in by the launch data behind the
 * address, once; it does not stay there. Whoever is logged in stays who they are, and who cannot come in
 * this way goes on as a visitor.
 */
export const enterByLaunch = async (): Promise<void> => {
  const address = new URL(window.location.href);
  const data = launchDataIn(address.hash);
  if (!data) return;
  address.hash = '';
  window.history.replaceState(window.history.state, '', address);
  if (isLoggedIn() || !keepsCookies()) return;
  try {
    await enterByTelegram({ kind: 'launch', data });
  } catch (error) {
    const isTold = error instanceof CallError && TOLD.includes(error.message);
    if (isTold) stored.loginNotice.set(error.message);
  }
};
