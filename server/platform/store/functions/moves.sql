-- Steps of rounds, openings among them. What several players play at the same time is written by one call in
-- one transaction (group commit, server/domains/rounds/write/groupCommit.ts): a statement costs once for all of them.

-- Writes what steps were, begins and ends holds, moves what the steps cost and pay, keeps what was asked under
-- its id with the coins in the answer, and an opened round's id, and answers what the players' pages are to be
-- told: `version` NULL where no coins moved. What is staked and not spent is held.
-- One step for each player; who gets or loses coins has them locked, and has what is staked. Raises 23L06,
-- and 23505 when an id was used before.
CREATE FUNCTION round_record(plays round_play[])
RETURNS TABLE (player bigint, made bigint, of_hold bigint, version bigint, coin jsonb) LANGUAGE plpgsql AS $$
DECLARE
  club bigint := club_account('house');
  settled bigint[];
  is_paid boolean;
  is_rare boolean;
  lines ledger_line[];
  days timestamptz[];
  posted bigint[];
  one round_play;
BEGIN
  INSERT INTO round_steps (round_id, step, move, events, multiplier, bet, credited, at)
    SELECT p.of_round, p.number, p.move, p.events, p.multiplier, p.staked, p.credited, p.at
    FROM unnest(plays) p;

  SELECT array_agg(p.of_hold) FILTER (WHERE p.of_hold IS NOT NULL AND p.outcome = 'settled'),
      bool_or(p.staked > 0 OR p.credited > 0),
      bool_or(p.sen > 0 OR (p.of_hold IS NOT NULL AND p.outcome = 'voided'))
    INTO settled, is_paid, is_rare FROM unnest(plays) p;
  IF settled IS NOT NULL THEN PERFORM ledger_end_holds(settled, 'posted'); END IF;
  IF is_paid OR settled IS NOT NULL THEN
    SELECT array_agg(
        (p.owner, each.line, each.size, each.source, each.target, each.of_hold, p.of_round, NULL, p.at)::ledger_line
        ORDER BY p.owner, each.n),
        array_agg(p.until ORDER BY p.owner, each.n)
      INTO lines, days
      FROM unnest(plays) p
        CROSS JOIN LATERAL (
          SELECT max(a.id) FILTER (WHERE a.kind = 'available') AS own, max(a.id) FILTER (WHERE a.kind = 'held') AS held
          FROM accounts a WHERE a.player_id = p.owner
        ) account
        LEFT JOIN holds h ON h.id = p.of_hold AND p.outcome = 'settled'
        CROSS JOIN LATERAL (VALUES
          (1, p.line, p.staked - p.spent, account.own, account.held, p.of_hold),
          (2, p.line, p.spent, account.own, club, NULL),
          (3, 'SETTLED', h.amount, account.held, club, p.of_hold),
          (4, p.line, p.credited, club, account.own, NULL)
        ) AS each(n, line, size, source, target, of_hold)
      WHERE each.size > 0;
    posted := ledger_write(lines);
    IF is_paid THEN
      PERFORM ledger_move_lots(
        ARRAY(
          SELECT (p.owner, p.staked, CASE WHEN p.spent = 0 THEN p.of_hold END)::lot_take
          FROM unnest(plays) p WHERE p.staked > 0),
        ARRAY(
          SELECT (w.owner, w.posting, w.size, w.until)::lot_gain
          FROM unnest(lines, posted, days)
              AS w(owner, line, size, source, target, of_hold, of_round, remark, at, posting, until)
          WHERE w.source = club));
    END IF;
  END IF;
  IF is_rare THEN
    FOREACH one IN ARRAY plays LOOP
      IF one.outcome = 'voided' AND one.of_hold IS NOT NULL THEN
        PERFORM ledger_void_hold(one.of_hold, one.line, one.of_round, NULL, one.at, one.returned_until);
      END IF;
      IF one.sen > 0 THEN
        INSERT INTO rewards (player_id, round_id, sen, created_at)
          VALUES (one.owner, one.of_round, one.sen, one.at);
      END IF;
    END LOOP;
  END IF;

  RETURN QUERY
    WITH counted AS (
      INSERT INTO player_events AS seen (player_id, version)
        SELECT p.owner, 1 FROM unnest(plays) p
        WHERE p.staked > 0 OR p.credited > 0 OR (p.of_hold IS NOT NULL AND p.outcome <> 'open')
        ON CONFLICT (player_id) DO UPDATE SET version = seen.version + 1
        RETURNING seen.player_id, seen.version
    ), told AS MATERIALIZED (
      SELECT p.owner, p.of_request, p.kind, p.body_hash, p.reply, p.number, p.of_round, p.of_hold, p.at,
        n.version, c.coin
      FROM unnest(plays) p CROSS JOIN LATERAL coins_of(p.owner, p.at) c
        LEFT JOIN counted n ON n.player_id = p.owner
    ), kept AS (
      INSERT INTO requests (player_id, request_id, kind, body_hash, answer, created_at)
        SELECT t.owner, t.of_request, t.kind, t.body_hash,
          CASE WHEN t.number = 0 THEN jsonb_set(t.reply, '{round,id}', to_jsonb(t.of_round::text))
            ELSE t.reply END || jsonb_build_object('coin', t.coin), t.at
        FROM told t WHERE t.of_request IS NOT NULL
    )
    SELECT t.owner, t.of_round, t.of_hold, t.version, t.coin FROM told t;
END $$;

-- Of plays that came together, the players whose play can be written at once: nobody else has their
-- round or their coins locked, and no coins are missing, past their day or kept back by responsible gaming.
-- Their rounds and coins are locked first and looked at in a statement after that: what was committed
-- while one waited its turn counts. An id that was answered before is left to the answer. What can't be
-- seen here, as another call that uses the same id now, raises 55P03 when it is met.
CREATE FUNCTION round_unhindered(plays round_play[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  free bigint[] := ARRAY(
    SELECT r.player_id FROM rounds r
    WHERE r.id = ANY(ARRAY(SELECT p.of_round FROM unnest(plays) p WHERE p.number > 0))
    ORDER BY r.id FOR NO KEY UPDATE SKIP LOCKED);
BEGIN
  PERFORM set_config('lock_timeout', '50ms', true);
  free := ARRAY(
    SELECT a.player_id FROM accounts a
    WHERE a.kind = 'available' AND a.player_id = ANY(ARRAY(
      SELECT p.owner FROM unnest(plays) p WHERE p.number = 0 OR p.owner = ANY(free)))
    ORDER BY a.id FOR UPDATE SKIP LOCKED);
  RETURN ARRAY(
    SELECT p.owner FROM unnest(plays) p
    WHERE p.owner = ANY(free)
      AND NOT EXISTS (SELECT FROM requests q
        WHERE q.player_id = p.owner AND q.request_id = p.of_request)
      AND (p.staked = 0 OR (
        p.staked <= (SELECT a.balance FROM accounts a
          WHERE a.player_id = p.owner AND a.kind = 'available')
        AND NOT EXISTS (SELECT FROM lots l
          WHERE l.player_id = p.owner AND l.is_open AND l.expires_at < p.at)))
      AND ((p.staked = 0 AND p.number > 0)
        OR NOT EXISTS (SELECT FROM measures m WHERE m.player_id = p.owner)
        OR (responsible_gaming_verdict(p.owner, p.staked, p.at)).refusal IS NULL));
END $$;

-- Moves the rounds of the moves among plays on; answers these plays. Not of one whose round is not what it
-- was when it was read, or whose session doesn't hold.
CREATE FUNCTION round_move(plays round_play[]) RETURNS round_play[] LANGUAGE plpgsql AS $$
DECLARE
  written round_play[];
BEGIN
  WITH moved AS (
    UPDATE rounds r SET
      state = p.new_state,
      status = p.outcome,
      step = p.number,
      bet = r.bet + p.spent,
      won = r.won + p.credited,
      deadline_at = p.clock,
      shown_at = CASE WHEN p.shows THEN p.at ELSE r.shown_at END,
      touched_at = p.at,
      settled_at = CASE WHEN p.outcome = 'open' THEN NULL ELSE p.at END
      FROM unnest(plays) p
      WHERE p.number > 0
        -- Open, without naming the status: while statistics are old, an index of the open ones alone looks shorter
        -- than it is, and all of it would be gone through for each play.
        AND r.id = p.of_round AND r.player_id = p.owner AND r.settled_at IS NULL AND r.step = p.number - 1
        AND r.hold_id IS NOT DISTINCT FROM p.of_hold
        -- A clock that runs on is the one the step was worked out with: an opening club moves it.
        AND (NOT p.runs_on OR r.deadline_at IS NOT DISTINCT FROM p.clock)
        AND (p.of_session IS NULL OR (
          EXISTS (SELECT FROM sessions s JOIN players own ON own.id = s.player_id
            WHERE s.token_hash = p.of_session AND s.player_id = p.owner AND own.role = 'player'
              AND s.ended_at IS NULL AND s.expires_at > p.at)
          AND NOT EXISTS (SELECT FROM settings c WHERE c.maintenance)))
      RETURNING p AS play
  )
  SELECT coalesce(array_agg(m.play), '{}') INTO written FROM moved m;
  RETURN written;
END $$;

-- Plays steps that were worked out from what was read, one for each player: openings by the player's
-- eligibility, moves by their rounds. A transaction of its own, or part of one that has locked the round.
-- With `is_alone` it is one step, and waits for whatever is in its way. `result` says of each what came of it:
--   played    it is written, and `reply` is kept under the request's id with the coins in it, and an opened
--             round's id; `made` and `of_hold` are an opened round's
--   repeated  the id was answered before: `hash` and `stored` are what for and with what
--   stale     the eligibility or the round is another, or the session doesn't hold: read again
--   alone     something is in its way that the others shall not wait for: play it by itself
-- A step that is played by itself raises 23L05, 23L07, 23L08; one that is not 55P03. Any raises 23505
-- when its id was used for something else. Then none is written.
CREATE FUNCTION round_write(asked jsonb, is_alone boolean)
RETURNS TABLE (player bigint, result text, hash text, stored jsonb, made bigint, of_hold bigint,
  version bigint, coin jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  plays round_play[];
  openings bigint;
  free bigint[];
  able round_play[];
  written round_play[] := '{}';
  one round_play;
BEGIN
  SELECT array_agg(p), count(*) FILTER (WHERE p.number = 0) INTO plays, openings
    FROM jsonb_populate_recordset(NULL::round_play, asked) p;
  able := plays;
  -- Equal requests at the same time wait for each other here, or at the round's row.
  IF is_alone THEN
    one := plays[1];
    IF one.number = 0 THEN PERFORM ledger_lock(one.owner); END IF;
  ELSE
    free := round_unhindered(plays);
    IF cardinality(free) < cardinality(plays) THEN
      able := ARRAY(SELECT p FROM unnest(plays) p WHERE p.owner = ANY(free));
    END IF;
  END IF;
  IF openings > 0 THEN written := round_open(able); END IF;
  IF openings < cardinality(plays) THEN written := written || round_move(able); END IF;

  IF is_alone AND cardinality(written) = 1 THEN
    IF one.staked > 0 THEN PERFORM ledger_lock_for(one.owner, one.staked, one.at);
    ELSIF one.credited > 0 OR (one.of_hold IS NOT NULL AND one.outcome <> 'open') THEN PERFORM ledger_lock(one.owner);
    END IF;
    IF one.staked > 0 OR one.number = 0 THEN
      PERFORM responsible_gaming_demand(one.owner, one.staked, one.at);
    END IF;
  END IF;

  IF cardinality(written) > 0 THEN
    RETURN QUERY
      SELECT r.player, 'played', NULL::text, NULL::jsonb, r.made, r.of_hold, r.version, r.coin
      FROM round_record(written) r;
  END IF;
  IF cardinality(written) < cardinality(plays) THEN
    RETURN QUERY
      SELECT p.owner,
        CASE WHEN q.request_id IS NOT NULL THEN 'repeated'
          WHEN is_alone OR p.owner = ANY(free) THEN 'stale' ELSE 'alone' END,
        q.body_hash, q.answer, NULL::bigint, NULL::bigint, NULL::bigint, NULL::jsonb
      FROM unnest(plays) p
        LEFT JOIN requests q ON q.player_id = p.owner AND q.request_id = p.of_request
      WHERE NOT EXISTS (SELECT FROM unnest(written) w WHERE w.owner = p.owner);
  END IF;
END $$;
