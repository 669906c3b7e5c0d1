-- Reading and opening rounds. What is read together here is of one snapshot.

-- A round with all it needs to go on (server/domains/rounds/load.ts); null when there is none. `hash` is null
-- where its version of the game's numbers is gone.
CREATE FUNCTION round_read(of_round bigint) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'row', r, 'sealedSeed', s.sealed_seed, 'serverSeed', s.server_seed,
      'serverSeedHash', s.server_seed_hash, 'values', t.values, 'hash', t.hash)
    FROM rounds r
      JOIN seeds s ON s.id = r.seed_id
      LEFT JOIN tunings t ON t.game = r.game AND t.version = r.tuning_version
    WHERE r.id = of_round);
END $$;

-- The player's latest round of a game, open or over.
CREATE FUNCTION round_latest(owner bigint, of_game text) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN round_read((
    SELECT r.id FROM rounds r WHERE r.player_id = owner AND r.game = of_game
      ORDER BY r.id DESC LIMIT 1));
END $$;

-- A round, locked until the transaction ends.
CREATE FUNCTION round_lock(of_round bigint) RETURNS json LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM rounds r WHERE r.id = of_round FOR UPDATE;
  RETURN round_read(of_round);
END $$;

-- All that says whether a player may open a round of a game (server/domains/rounds/open/eligibility.ts).
CREATE FUNCTION round_eligibility(owner bigint, of_game text, moment timestamptz)
RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'flags', (
      SELECT json_build_object('maintenance', f.maintenance, 'isLive', f.is_live,
        'startsAt', f.starts_at, 'endsAt', f.ends_at)
      FROM game_flags f WHERE f.game = of_game),
    'tuning', (
      SELECT json_build_object('version', t.version, 'values', t.values, 'hash', t.hash,
        'origin', t.origin, 'base', t.base)
      FROM tunings t WHERE t.game = of_game AND t.status = 'published'
        ORDER BY t.version DESC LIMIT 1),
    'seed', (
      SELECT json_build_object('id', s.id, 'sealedSeed', s.sealed_seed,
        'serverSeedHash', s.server_seed_hash, 'nonce', s.nonce)
      FROM seeds s WHERE s.player_id = owner AND s.revealed_at IS NULL),
    'latest', round_latest(owner, of_game),
    'coin', coin_balance(owner, moment));
END $$;

-- What decides about a player's spins (server/domains/rounds/open/spins.ts), so that it is read in the statement that
-- reads the eligibility: deposits in sen, spins made ever and since the club's day began, and whether the
-- account is verified. Null of a null.
CREATE FUNCTION spins_of(owner bigint, of_game text, moment timestamptz) RETURNS json
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'sen', (SELECT coalesce(sum(d.sen), 0) FROM deposits d WHERE d.player_id = owner),
      'used', count(*),
      'today', count(*) FILTER (WHERE r.opened_at >= club_day(moment)),
      'isVerified', EXISTS (
        SELECT FROM players p WHERE p.id = owner AND p.verified_at IS NOT NULL))
    FROM rounds r WHERE r.player_id = owner AND r.game = of_game AND r.status <> 'voided');
END $$;

-- Writes the rounds and holds of the openings among plays, as they leave them; answers these plays with
-- their rounds' ids and their holds'. The nonce is each one's own now. Not of one whose eligibility is not
-- what it was read as (another latest round of the game, another seed or nonce), or whose id was used
-- before. The players' coins must be locked: of two openings at the same time the second finds the first
-- one's round.
CREATE FUNCTION round_open(plays round_play[]) RETURNS round_play[] LANGUAGE plpgsql AS $$
DECLARE
  opened round_play[];
BEGIN
  WITH drawn AS (
    UPDATE seeds s SET nonce = s.nonce + 1 FROM unnest(plays) p
      WHERE p.number = 0
        AND s.id = p.of_seed AND s.player_id = p.owner AND s.nonce = p.own_nonce AND s.revealed_at IS NULL
        AND p.last_round IS NOT DISTINCT FROM (
          SELECT r.id FROM rounds r
            WHERE r.player_id = p.owner AND r.game = p.of_game ORDER BY r.id DESC LIMIT 1)
        AND NOT EXISTS (SELECT FROM requests q
          WHERE q.player_id = p.owner AND q.request_id = p.of_request)
      RETURNING jsonb_populate_record(p, jsonb_build_object(
        'of_round', nextval('rounds_id_seq'),
        'of_hold', CASE WHEN p.staked > 0 THEN nextval('holds_id_seq') END)) AS play
  ), held AS (
    INSERT INTO holds (id, player_id, amount) OVERRIDING SYSTEM VALUE
      SELECT (d.play).of_hold, (d.play).owner, (d.play).staked
      FROM drawn d WHERE (d.play).of_hold IS NOT NULL
  ), written AS (
    INSERT INTO rounds (
      id, player_id, game, mode, status, bet, won, hold_id, seed_id, client_seed, nonce, tuning_version,
      state, opened_at, deadline_at, shown_at, touched_at, settled_at
    ) OVERRIDING SYSTEM VALUE
      SELECT p.of_round, p.owner, p.of_game, p.of_mode, p.outcome, p.staked, p.credited, p.of_hold, p.of_seed,
        p.own_client_seed, p.own_nonce, p.of_tuning, p.new_state, p.at, p.clock, p.at, p.at,
        CASE WHEN p.outcome = 'open' THEN NULL ELSE p.at END
      FROM (SELECT (d.play).* FROM drawn d) p
  )
  SELECT coalesce(array_agg(d.play), '{}') INTO opened FROM drawn d;
  RETURN opened;
END $$;
