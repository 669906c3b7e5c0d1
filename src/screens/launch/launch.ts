import { isGameKey } from '#contract/facts.ts';
import { atPath, type OwnPath } from '#contract/ownPath.ts';
import { BRAND } from '#src/base/brand.ts';
import { paths } from '#src/base/paths.ts';

/** Where each action leads, given what follows it in the link; null where that is nothing we have. */
const ACTIONS: Record<string, (rest: string) => OwnPath | null> = {
  promotions: (rest) => (rest === '' ? paths.promotions.href() : null),
  games: (rest) => {
    if (rest === '') return paths.games.href();
    return isGameKey(rest) ? paths.game.href(rest) : null;
  },
  inbox: (rest) => {
    if (rest === '') return paths.inbox.href();
    return /^[0-9]{1,15}$/.test(rest) ? paths.inboxMessage.href(rest) : null;
  },
  redeem: (rest) => (rest === '' ? paths.redeem.href() : null),
  transaction: (rest) => (rest === '' ? paths.transaction.href() : null),
  helpdesk: (rest) => (rest === '' ? paths.helpdesk.href() : null),
  setting: (rest) => (rest === '' ? paths.setting.href() : null),
};

const PROTOCOL = new RegExp(`^${BRAND.protocol.replace('+', '\\+')}:(?://)?`, 'i');

/** `web+hornbill://games/fto?lang=ms`, or its action and its query apart. */
const askedBy = (params: URLSearchParams): { action: string; query: URLSearchParams } | null => {
  const link = params.get('url');
  if (link === null)
    return { action: params.get('action') ?? '', query: new URLSearchParams(params) };
  if (!PROTOCOL.test(link)) return null;
  const [action = '', query] = (link.replace(PROTOCOL, '').split('#')[0] ?? '').split(/\?(.*)/s);
  return { action, query: new URLSearchParams(query) };
};

/**
 * Where a deep link leads: `/launch?url=web+hornbill://<action>?...` or `/launch?action=<action>&...`.
 * Its query goes along; an unknown action is ignored and leads home.
 */
export const launchTarget = (params: URLSearchParams): OwnPath => {
  const asked = askedBy(params);
  const [name = '', ...rest] = (asked?.action ?? '').replace(/^\/+|\/+$/g, '').split('/');
  const lead = Object.hasOwn(ACTIONS, name.toLowerCase()) ? ACTIONS[name.toLowerCase()] : null;
  const to = lead?.(rest.join('/')) ?? null;
  if (asked === null || to === null) return paths.home.href();
  // A link in a link would lead here again.
  for (const own of ['url', 'action']) asked.query.delete(own);
  return atPath(to, asked.query);
};
