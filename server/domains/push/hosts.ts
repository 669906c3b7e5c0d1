/**
 * A subscription is a player's word, and makes the server send requests: only to push services that the
 * club knows, so that nobody sends it to machines of the club's own network (SSRF). Each of `hosts` is a
 * name, a name whose first part is any (`*.push.apple.com`), or a whole origin.
 */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (hosts.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const { hostname } = url;
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
};
