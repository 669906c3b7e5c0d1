-- Server seeds are sealed while they are secret (server/rounds/seeds/seedCipher.ts). Those in force are sealed by
-- the first start after this, which has the key.
ALTER TABLE "seeds" ALTER COLUMN "server_seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "seed_key" text;--> statement-breakpoint
ALTER TABLE "seeds" ADD COLUMN "sealed_seed" text;--> statement-breakpoint

-- A round with all it needs to go on (server/rounds/load.ts); null when there is none.
CREATE OR REPLACE FUNCTION round_read(of_round bigint) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'row', r, 'sealedSeed', s.sealed_seed, 'serverSeed', s.server_seed,
      'serverSeedHash', s.server_seed_hash, 'values', t.values)
    FROM rounds r
      JOIN seeds s ON s.id = r.seed_id
      JOIN tunings t ON t.game = r.game AND t.version = r.tuning_version
    WHERE r.id = of_round);
END $$;
--> statement-breakpoint

-- All that says whether a player may open a round of a game (server/rounds/open/eligibility.ts).
CREATE OR REPLACE FUNCTION round_standing(owner bigint, of_game text, moment timestamptz)
RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'flags', (
      SELECT json_build_object('maintenance', f.maintenance, 'isLive', f.is_live,
        'startsAt', f.starts_at, 'endsAt', f.ends_at)
      FROM game_flags f WHERE f.game = of_game),
    'tuning', (
      SELECT json_build_object('version', t.version, 'values', t.values)
      FROM tunings t WHERE t.game = of_game ORDER BY t.version DESC LIMIT 1),
    'seed', (
      SELECT json_build_object('id', s.id, 'sealedSeed', s.sealed_seed,
        'serverSeedHash', s.server_seed_hash, 'nonce', s.nonce)
      FROM seeds s WHERE s.player_id = owner AND s.revealed_at IS NULL),
    'latest', round_latest(owner, of_game),
    'coin', coin_balance(owner, moment));
END $$;
