-- Rounds, read and written in one call each. The plans of functions are kept by either database,
-- where those of plain statements are made anew by the embedded one.

-- A round with all it needs to go on (server/rounds/load.ts); null when there is none. The seed in it
-- is secret.
CREATE FUNCTION round_read(of_round bigint) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'row', r, 'serverSeed', s.server_seed, 'serverSeedHash', s.server_seed_hash,
      'isRevealed', s.revealed_at IS NOT NULL, 'values', t.values)
    FROM rounds r
      JOIN seeds s ON s.id = r.seed_id
      JOIN tunings t ON t.game = r.game AND t.version = r.tuning_version
    WHERE r.id = of_round);
END $$;
--> statement-breakpoint

-- The player's latest round of a game, open or over.
CREATE FUNCTION round_latest(owner bigint, of_game text) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN round_read((
    SELECT r.id FROM rounds r WHERE r.player_id = owner AND r.game = of_game
      ORDER BY r.id DESC LIMIT 1));
END $$;
--> statement-breakpoint

-- A round, locked until the transaction ends.
CREATE FUNCTION round_lock(of_round bigint) RETURNS json LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM rounds r WHERE r.id = of_round FOR UPDATE;
  RETURN round_read(of_round);
END $$;
--> statement-breakpoint

-- All that says whether a player may open a round of a game (server/rounds/open/eligibility.ts), with their
-- coins locked until the transaction ends when `locks`. The seed in it is secret.
CREATE FUNCTION round_standing(owner bigint, of_game text, moment timestamptz, locks boolean)
RETURNS json LANGUAGE plpgsql AS $$
BEGIN
  IF locks THEN PERFORM ledger_lock(owner); END IF;
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

-- What a token stands for (server/accounts/sessions.ts); null when there is no such session.
CREATE FUNCTION session_read(of_hash text) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'playerId', s.player_id, 'uid', p.uid, 'role', p.role, 'endReason', s.end_reason,
      'isEnded', s.ended_at IS NOT NULL,
      'expiresAt', extract(epoch FROM s.expires_at) * 1000,
      'lastSeenAt', extract(epoch FROM s.last_seen_at) * 1000)
    FROM sessions s JOIN players p ON p.id = s.player_id
    WHERE s.token_hash = of_hash);
END $$;
--> statement-breakpoint

-- What a step was, the end of the round's hold if it ended the round, what it pays, and what the
-- player's pages are to be told: null when no coins moved. `taken` is what the step cost.
CREATE FUNCTION round_record(
  of_round bigint, owner bigint, number integer, outcome text, of_hold bigint, line text,
  move jsonb, events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz
) RETURNS player_news LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_steps (round_id, step, move, events, multiplier, bet, credited, at)
    VALUES (of_round, number, move, events, multiplier, taken, credited, moment);
  IF of_hold IS NOT NULL AND outcome = 'settled' THEN
    PERFORM ledger_post_hold(of_hold, 'house', of_round, moment);
  ELSIF of_hold IS NOT NULL AND outcome = 'voided' THEN
    PERFORM ledger_void_hold(of_hold, line, of_round, NULL, moment, returned_until);
  END IF;
  IF credited > 0 THEN
    PERFORM ledger_credit(owner, line, credited, of_round, NULL, moment, until);
  END IF;
  IF sen > 0 THEN
    INSERT INTO rewards (player_id, round_id, sen, created_at) VALUES (owner, of_round, sen, moment);
  END IF;
  IF taken > 0 OR credited > 0 OR (of_hold IS NOT NULL AND outcome <> 'open') THEN
    RETURN player_change(owner, moment);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Writes a round as its opening leaves it: the nonce is now its own, its bet is held. The player's
-- coins must be locked. Raises 23L05.
CREATE FUNCTION round_open(
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

-- Takes an open round that stands at the step before `number` one step on; `is_written` says whether
-- it did stand there. `clock` is when the new step ends by itself; with `runs_on` the clock that runs
-- goes on. `shows` when something new is shown. Raises 23L05 when the step costs more than there is.
CREATE FUNCTION round_advance(
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
  END IF;
  news := round_record(
    of_round, owner, number, outcome, of_hold, line, move, events, multiplier, taken, credited, sen,
    moment, until, returned_until);
  version := news.version;
  coin := news.coin;
END $$;
--> statement-breakpoint

-- Plays a move that was worked out from the round as it was read: a transaction of its own. `result`
-- says what came of it:
--   played    it is written, and `reply` is kept under the request's id with the coins in it
--   repeated  the id was answered before: `hash` and `stored` are what for and with what
--   stale     the round is not what it was when it was read: read it again
-- Raises 23L05, and 23505 when the id was used for something else.
CREATE FUNCTION round_move(
  of_request uuid, kind text, body_hash text, reply jsonb,
  of_round bigint, owner bigint, line text, number integer, outcome text, new_state jsonb,
  clock timestamptz, runs_on boolean, shows boolean,
  move jsonb, events jsonb, multiplier integer, taken bigint, credited bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT result text, OUT hash text, OUT stored jsonb, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  advanced record;
BEGIN
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

-- A step of an open round changes no indexed column, so that it rewrites no index: idle rounds are
-- found by when they were opened.
DROP INDEX "rounds_idle";--> statement-breakpoint
CREATE INDEX "rounds_idle" ON "rounds" USING btree ("opened_at") WHERE "rounds"."status" = 'open' and "rounds"."deadline_at" is null;--> statement-breakpoint
ALTER TABLE "rounds" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "accounts" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "player_events" SET (fillfactor = 50);--> statement-breakpoint

-- Games that were closed because they were not built are open; what an operator closed stays so.
UPDATE "game_flags" SET "maintenance" = false WHERE "maintenance" AND "game" <> 'fto'
  AND NOT EXISTS (
    SELECT 1 FROM "audit" a WHERE a."action" = 'game maintenance' AND a."target" = "game_flags"."game");
