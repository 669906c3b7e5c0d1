-- Playing with measure: what players set for themselves is kept where coins are staked.

CREATE INDEX "rounds_player_opened" ON "rounds" USING btree ("player_id","opened_at");
--> statement-breakpoint

-- What a player staked since a moment, in rounds that were not given back.
CREATE FUNCTION staked_since(owner bigint, since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- No round stakes anything a day after its opening.
  RETURN (SELECT coalesce(sum(s.bet), 0) FROM rounds r JOIN round_steps s ON s.round_id = r.id
    WHERE r.player_id = owner AND r.opened_at >= since - interval '1 day'
      AND r.status <> 'voided' AND s.at >= since);
END $$;
--> statement-breakpoint

-- The beginning of the club's day (GMT+8, no summer time).
CREATE FUNCTION club_day(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('day', moment AT TIME ZONE 'UTC' + interval '8 hours') - interval '8 hours')
    AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint

-- Raises 23L07 while the player pauses (detail: until when), and 23L08 where `size` is more than what
-- is left of the day's limit (detail: what is left). The player's coins must be locked, so that two
-- stakes at once don't both fit.
CREATE FUNCTION measure_demand(owner bigint, size bigint, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  own measures;
  most bigint;
  still bigint;
BEGIN
  SELECT * INTO own FROM measures m WHERE m.player_id = owner;
  IF NOT FOUND THEN RETURN; END IF;
  IF own.paused_until > moment THEN
    RAISE EXCEPTION 'player % pauses', owner USING ERRCODE = '23L07',
      DETAIL = to_char(own.paused_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  END IF;
  most := CASE WHEN own.coming_at <= moment THEN own.coming_limit ELSE own.daily_limit END;
  IF size = 0 OR most IS NULL THEN RETURN; END IF;
  still := most - staked_since(owner, club_day(moment));
  IF size > still THEN
    RAISE EXCEPTION 'player % has a limit', owner USING ERRCODE = '23L08',
      DETAIL = greatest(still, 0)::text;
  END IF;
END $$;
--> statement-breakpoint

-- As they were (0004_round_functions.sql), but that the player's measure is kept to.
CREATE OR REPLACE FUNCTION round_open(
  owner bigint, of_game text, of_mode text, line text,
  of_seed bigint, own_client_seed text, own_nonce integer, of_tuning integer,
  outcome text, new_state jsonb, clock timestamptz,
  events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT made bigint, OUT of_hold bigint, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  news player_news;
BEGIN
  PERFORM measure_demand(owner, taken, moment);
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
  news := round_record(
    made, owner, 0, outcome, of_hold, line, NULL, events, multiplier, taken, credited, sen,
    moment, until, returned_until);
  version := news.version;
  coin := news.coin;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION round_advance(
  of_round bigint, owner bigint, line text, number integer, outcome text, new_state jsonb,
  clock timestamptz, runs_on boolean, shows boolean,
  move jsonb, events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT is_written boolean, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  of_hold bigint;
  news player_news;
BEGIN
  UPDATE rounds r SET
    state = new_state,
    status = outcome,
    step = number,
    bet = r.bet + taken,
    won = r.won + credited,
    deadline_at = CASE WHEN runs_on THEN r.deadline_at ELSE clock END,
    shown_at = CASE WHEN shows THEN moment ELSE r.shown_at END,
    touched_at = moment,
    settled_at = CASE WHEN outcome = 'open' THEN NULL ELSE moment END
    WHERE r.id = of_round AND r.player_id = owner AND r.status = 'open' AND r.step = number - 1
    RETURNING r.hold_id INTO of_hold;
  is_written := FOUND;
  IF NOT is_written THEN RETURN; END IF;
  IF taken > 0 THEN
    PERFORM ledger_spend(owner, line, taken, of_round, NULL, moment);
    PERFORM measure_demand(owner, taken, moment);
  END IF;
  news := round_record(
    of_round, owner, number, outcome, of_hold, line, move, events, multiplier, taken, credited, sen,
    moment, until, returned_until);
  version := news.version;
  coin := news.coin;
END $$;
--> statement-breakpoint

-- What a token stands for (server/accounts/sessions.ts), and whether the club is closed; null when
-- there is no such session.
CREATE OR REPLACE FUNCTION session_read(of_hash text) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'playerId', s.player_id, 'uid', p.uid, 'role', p.role, 'endReason', s.end_reason,
      'isEnded', s.ended_at IS NOT NULL,
      'expiresAt', extract(epoch FROM s.expires_at) * 1000,
      'lastSeenAt', extract(epoch FROM s.last_seen_at) * 1000,
      'isClubClosed', coalesce((SELECT c.maintenance FROM settings c), false))
    FROM sessions s JOIN players p ON p.id = s.player_id
    WHERE s.token_hash = of_hash);
END $$;
