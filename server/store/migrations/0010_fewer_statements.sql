-- Rounds with fewer statements. A move may be worked out from what the process has at hand: the
-- statement that writes it proves the session too. An opening is worked out from the player's standing
-- as it was read, and written in one statement if the standing still is so.

-- True while the token stands for an open session of that player, and the club is open.
CREATE FUNCTION session_holds(of_hash text, owner bigint, moment timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM sessions s JOIN players p ON p.id = s.player_id
    WHERE s.token_hash = of_hash AND s.player_id = owner AND p.role = 'player'
      AND s.ended_at IS NULL AND s.expires_at > moment
  ) AND NOT EXISTS (SELECT FROM settings c WHERE c.maintenance);
END $$;
--> statement-breakpoint
DROP FUNCTION round_move(
  uuid, text, text, jsonb, bigint, bigint, text, integer, text, jsonb, timestamptz, boolean, boolean,
  jsonb, jsonb, integer, bigint, bigint, timestamptz, timestamptz, timestamptz);
--> statement-breakpoint

-- Plays a move that was worked out from the round as it was read: a transaction of its own. With
-- `of_session`, a token's hash, the session is proven here, and the clock that runs on, which a closed
-- club's opening sets later; without, they were read a moment ago. `result` says what came of it:
--   played    it is written, and `reply` is kept under the request's id with the coins in it
--   repeated  the id was answered before: `hash` and `stored` are what for and with what
--   stale     the round is not what it was when it was read, or the session doesn't hold: read again
-- Raises 23L05, 23L07, 23L08, and 23505 when the id was used for something else.
CREATE FUNCTION round_move(
  of_session text, of_request uuid, kind text, body_hash text, reply jsonb,
  of_round bigint, owner bigint, line text, number integer, outcome text, new_state jsonb,
  clock timestamptz, runs_on boolean, shows boolean,
  move jsonb, events jsonb, multiplier integer, taken bigint, credited bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT result text, OUT hash text, OUT stored jsonb, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  advanced record;
BEGIN
  IF of_session IS NOT NULL AND NOT (
    session_holds(of_session, owner, moment) AND (NOT runs_on OR EXISTS (
      SELECT FROM rounds r WHERE r.id = of_round AND r.deadline_at IS NOT DISTINCT FROM clock)))
  THEN
    result := 'stale';
    RETURN;
  END IF;
  -- Equal requests at the same time wait for each other at the round's row.
  advanced := round_advance(
    of_round, owner, line, number, outcome, new_state, clock, runs_on, shows,
    move, events, multiplier, taken, credited, 0, moment, until, returned_until);
  IF NOT advanced.is_written THEN
    SELECT q.body_hash, q.answer INTO hash, stored FROM requests q
      WHERE q.player_id = owner AND q.request_id = of_request;
    result := CASE WHEN FOUND THEN 'repeated' ELSE 'stale' END;
    RETURN;
  END IF;
  version := advanced.version;
  coin := coalesce(advanced.coin, coin_balance(owner, moment));
  INSERT INTO requests (player_id, request_id, kind, body_hash, answer, created_at)
    VALUES (owner, of_request, kind, body_hash, reply || jsonb_build_object('coin', coin), moment);
  result := 'played';
END $$;
--> statement-breakpoint

-- As it was (0004_round_functions.sql), but that it locks nothing.
DROP FUNCTION round_standing(bigint, text, timestamptz, boolean);
--> statement-breakpoint
CREATE FUNCTION round_standing(owner bigint, of_game text, moment timestamptz)
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
      SELECT json_build_object('id', s.id, 'serverSeed', s.server_seed,
        'serverSeedHash', s.server_seed_hash, 'nonce', s.nonce)
      FROM seeds s WHERE s.player_id = owner AND s.revealed_at IS NULL),
    'latest', round_latest(owner, of_game),
    'coin', coin_balance(owner, moment));
END $$;
--> statement-breakpoint

-- Opens a round that was worked out from the player's standing as it was read: a transaction of its
-- own. `last_round` is the player's latest round of the game as it stood there, over for good, NULL
-- without one; `reply` is kept under the request's id with the round's id and the coins in it. `result`
-- says what came of it:
--   opened    it is written
--   repeated  the id was used before: `hash` and `stored` are what for and with what it was answered
-- Raises 23L09 when the standing is another, 23L05, 23L07, 23L08; then nothing has changed.
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
