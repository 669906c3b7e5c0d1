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

-- Writes a round as its opening leaves it: the nonce is now its own, its bet is held. The player's
-- coins must be locked. Raises 23L05, 23L07, 23L08, and P0001 when the seed stands at another nonce.
CREATE FUNCTION round_open(
  owner bigint, of_game text, of_mode text, line text,
  of_seed bigint, own_client_seed text, own_nonce integer, of_tuning integer,
  outcome text, new_state jsonb, clock timestamptz,
  events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT made bigint, OUT of_hold bigint, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM responsible_gaming_demand(owner, taken, moment);
  UPDATE seeds s SET nonce = s.nonce + 1
    WHERE s.id = of_seed AND s.player_id = owner AND s.nonce = own_nonce AND s.revealed_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'seed % does not stand at nonce %', of_seed, own_nonce;
  END IF;
  INSERT INTO rounds (
    player_id, game, mode, status, bet, won, seed_id, client_seed, nonce, tuning_version, state,
    opened_at, deadline_at, shown_at, touched_at, settled_at
  ) VALUES (
    owner, of_game, of_mode, outcome, taken, credited, of_seed, own_client_seed, own_nonce, of_tuning,
    new_state, moment, clock, moment, moment, CASE WHEN outcome = 'open' THEN NULL ELSE moment END
  ) RETURNING id INTO made;
  IF taken > 0 THEN
    of_hold := ledger_hold(owner, line, taken, made, NULL, moment);
    UPDATE rounds SET hold_id = of_hold WHERE id = made;
  END IF;
  SELECT r.version, r.coin INTO version, coin FROM round_record(ARRAY[(
    NULL, NULL, NULL, NULL, NULL, made, owner, line, 0, outcome, new_state, clock, false, true,
    NULL, events, multiplier, taken, 0, credited, sen, moment, until, returned_until, of_hold
  )::round_play]) r;
END $$;

-- Opens a round that was worked out from the player's eligibility as it was read: a transaction of its
-- own. `last_round` is the player's latest round of the game as it stood there, over for good, NULL
-- without one; `reply` is kept under the request's id with the round's id and the coins in it. `result`
-- says what came of it:
--   opened    it is written
--   repeated  the id was used before: `hash` and `stored` are what for and with what it was answered
-- Raises 23L09 when the eligibility is another, 23L05, 23L07, 23L08; then nothing has changed.
CREATE FUNCTION round_start(
  of_request uuid, kind text, body_hash text, reply jsonb, last_round bigint,
  owner bigint, of_game text, of_mode text, line text,
  of_seed bigint, own_client_seed text, own_nonce integer, of_tuning integer,
  outcome text, new_state jsonb, clock timestamptz,
  events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT result text, OUT hash text, OUT stored jsonb,
  OUT made bigint, OUT of_hold bigint, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  -- Equal requests at the same time wait for each other here.
  IF NOT request_begin(owner, of_request, kind, body_hash, moment) THEN
    SELECT q.body_hash, q.answer INTO hash, stored FROM requests q
      WHERE q.player_id = owner AND q.request_id = of_request;
    result := 'repeated';
    RETURN;
  END IF;
  -- Of two openings at the same time the second waits here, and then finds the first one's round.
  PERFORM ledger_lock(owner);
  IF last_round IS DISTINCT FROM (
      SELECT r.id FROM rounds r
        WHERE r.player_id = owner AND r.game = of_game ORDER BY r.id DESC LIMIT 1)
    OR NOT EXISTS (
      SELECT FROM seeds s WHERE s.id = of_seed AND s.player_id = owner
        AND s.nonce = own_nonce AND s.revealed_at IS NULL)
  THEN
    RAISE EXCEPTION 'player % stands otherwise', owner USING ERRCODE = '23L09';
  END IF;
  SELECT o.made, o.of_hold, o.version, o.coin INTO made, of_hold, version, coin FROM round_open(
    owner, of_game, of_mode, line, of_seed, own_client_seed, own_nonce, of_tuning, outcome, new_state,
    clock, events, multiplier, taken, credited, sen, moment, until, returned_until) o;
  coin := coalesce(coin, coin_balance(owner, moment));
  PERFORM request_end(owner, of_request,
    jsonb_set(reply, '{round,id}', to_jsonb(made::text)) || jsonb_build_object('coin', coin));
  result := 'opened';
END $$;
