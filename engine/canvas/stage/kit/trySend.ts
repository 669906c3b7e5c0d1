import type { RoundInput } from '../../../round/input.ts';

/** Sends what the player did, and says whether the machine took it: in another phase it does nothing. */
export const trySend = (
  link: { state(): unknown; send(input: RoundInput): void },
  input: RoundInput,
): boolean => {
  const before = link.state();
  link.send(input);
  return link.state() !== before;
};
