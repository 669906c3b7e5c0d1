let kept: string | null = null;

/**
 * Takes a link's `token` parameter out of the address before anything is asked for: it is to stand in no history and
 * no stored path. The page keeps it for the guards, which may have to wait for the end of maintenance.
 */
export const keepLinkToken = (): void => {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null) return;
  kept = token;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
};

/** The token the page was opened with, once. */
export const takeLinkToken = (): string | null => {
  const token = kept;
  kept = null;
  return token;
};
