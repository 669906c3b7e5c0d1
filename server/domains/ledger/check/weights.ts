import { type SQL, sql } from 'drizzle-orm';

/**
 * What amounts are multiplied by before they are summed, by what they belong to and a seed that nobody can foresee.
 * Where each key has the same amount in two tables, so have both sums; where one key has another, the sums always
 * differ, and where several have, they do in all but one of 32,768 cases. So tables are compared without joining them.
 */
export const weightsOf = (seed: bigint) => {
  const by = (salt: number) => {
    const salted = String(BigInt.asIntN(64, seed + BigInt(salt)));
    return (key: SQL) => sql`(1 + (hashint8extended(${key}, ${salted}::bigint) & 32767))`;
  };
  /** The club's day, whenever in it. */
  const byDay = (salt: number) => (at: SQL) =>
    by(salt)(sql`date_part('epoch', club_day(${at}))::bigint`);
  return {
    posting: by(0),
    bet: by(1),
    won: by(2),
    step: by(3),
    hold: by(4),
    staked: byDay(5),
    paid: byDay(6),
    /** No amount is as large: two of them with their weights are still a bigint. */
    bounded: (amount: SQL) => sql`least(${amount}, 100000000000000)`,
  };
};
export type Weights = ReturnType<typeof weightsOf>;
