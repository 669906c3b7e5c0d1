/**
 * The two who meet next of those who look for an opponent, longest first: the first who may meet any
 * other, and the first of those they may meet. Null: nobody may meet anybody. Taken again and again it
 * leaves no two who might have met.
 */
export const firstPair = <Seeker>(
  seekers: readonly Seeker[],
  mayMeet: (one: Seeker, other: Seeker) => boolean,
): readonly [Seeker, Seeker] | null => {
  for (const [at, one] of seekers.entries()) {
    const other = seekers.find((each, place) => place > at && mayMeet(one, each));
    if (other !== undefined) return [one, other];
  }
  return null;
};
