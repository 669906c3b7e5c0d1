/** An IPv4 address, also one written as IPv6; null for any other. */
const ipv4Of = (ip: string): string | null =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? (ip.includes(':') ? null : ip);

/** The first `count` groups of an IPv6 address, as a block. */
const blockOf = (ip: string, count: number): string => {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = !tail ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...back];
  return `${groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${count * 16}`;
};

/**
 * What stands for an address when it is counted: an IPv4 address itself, of an IPv6 address its /64,
 * which is what one subscriber gets.
 */
export const addressKey = (ip: string): string => ipv4Of(ip) ?? blockOf(ip, 4);

/** The network of an address, which tells no single household: IPv4 /24, IPv6 /48. */
export const networkOf = (ip: string): string =>
  ipv4Of(ip)?.replace(/\.\d+$/, '.0/24') ?? blockOf(ip, 3);
