/** A part of the project whose tests are tried on mutants of it. */
export interface MutationPart {
  /** The files that are mutated, but for those that are excluded. */
  mutated: readonly string[];
  excluded: readonly string[];
  /** The tests that have to notice: those that are about these files, and quick. */
  tests: readonly string[];
  /** Where the tests run. */
  environment: 'node' | 'happy-dom';
}

const node = (mutated: readonly string[], tests: readonly string[]): MutationPart => ({
  mutated,
  excluded: ['**/*.test.ts', '**/test*.ts'],
  tests,
  environment: 'node',
});

/** What `npm run mutate` knows, by the word it is called by. */
export const MUTATION_PARTS: Readonly<Record<string, MutationPart>> = {
  rules: node(
    ['games/*/{rules,duel,plan}.ts'],
    ['games/*/{rules,duel}.test.ts', 'games/check/vectors.test.ts'],
  ),
  fair: node(
    ['engine/core/fair/*.ts'],
    [
      'engine/core/fair/*.test.ts',
      'games/check/{check,vectors}.test.ts',
      'games/fto/verify.test.ts',
    ],
  ),
  odds: node(
    ['engine/core/odds/*.ts', 'games/*/odds.ts'],
    [
      'engine/core/odds/*.test.ts',
      'games/*/odds.test.ts',
      'games/gate/odds.test.ts',
      'games/designer/simulation.test.ts',
    ],
  ),
  ledger: node(['server/domains/ledger/*.ts'], ['server/domains/ledger/*.test.ts']),
  // Left out: 1,000 rounds of which nothing tells what is not decided yet, as long as all other tests together;
  // and servers in processes of their own, in which no mutant is.
  rounds: node(
    ['server/domains/rounds/**/*.ts'],
    [
      'server/domains/rounds/**/!(predict|twoServers).test.ts',
      'server/domains/rounds/duels/{match,pair}.test.ts',
      'server/edges/docs.test.ts',
    ],
  ),
  // What closes the club is of server/platform/http, and attacked with the games and matches it stops. Left out: 10,000
  // malformed bodies, which every mutant would be asked.
  http: node(
    ['server/platform/http/*.ts'],
    ['server/platform/http/!(malformed).test.ts', 'server/domains/club/closing.test.ts'],
  ),
  guards: {
    mutated: ['src/app/guards.ts'],
    excluded: [],
    tests: ['src/app/guards.test.ts'],
    environment: 'happy-dom',
  },
};
