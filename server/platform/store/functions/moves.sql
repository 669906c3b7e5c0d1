-- Steps of rounds. What several players play at the same time is written by one call in one
-- transaction (group commit, server/domains/rounds/write/groupCommit.ts): a statement costs once for all of them.

-- Writes what steps were, ends the holds of rounds they ended, moves what they cost and pay, and
-- answers what the players' pages are to be told: `version` NULL where no coins moved. One step for
-- each player; who gets or loses coins has them locked, and has what is spent.
CREATE FUNCTION round_record(plays round_play[])
RETURNS TABLE (player bigint, version bigint, coin jsonb) LANGUAGE plpgsql AS $$
DECLARE
  club bigint := club_account('house');
  spends ledger_line[];
  credits ledger_line[];
  made bigint[];
BEGIN
  INSERT INTO round_steps (round_id, step, move, events, multiplier, bet, credited, at)
    SELECT p.of_round, p.number, p.move, p.events, p.multiplier, p.staked, p.credited, p.at
    FROM unnest(plays) p;
  PERFORM CASE p.outcome
      WHEN 'settled' THEN ledger_post_hold(p.of_hold, 'house', p.of_round, p.at)
      ELSE ledger_void_hold(p.of_hold, p.line, p.of_round, NULL, p.at, p.returned_until) END
    FROM unnest(plays) p WHERE p.of_hold IS NOT NULL AND p.outcome <> 'open';

  SELECT
    coalesce(array_agg(
      (p.owner, p.line, p.spent, a.id, club, NULL, p.of_round, NULL, p.at)::ledger_line
      ORDER BY p.owner) FILTER (WHERE p.spent > 0), '{}'),
    coalesce(array_agg(
      (p.owner, p.line, p.credited, club, a.id, NULL, p.of_round, NULL, p.at)::ledger_line
      ORDER BY p.owner) FILTER (WHERE p.credited > 0), '{}')
    INTO spends, credits
    FROM unnest(plays) p JOIN accounts a ON a.player_id = p.owner AND a.kind = 'available'
    WHERE p.spent > 0 OR p.credited > 0;
  IF cardinality(spends) + cardinality(credits) > 0 THEN
    made := ledger_write(spends || credits);
    PERFORM ledger_move_lots(
      ARRAY(SELECT (p.owner, p.spent, NULL)::lot_take FROM unnest(plays) p WHERE p.spent > 0),
      ARRAY(
        SELECT (c.owner, made[cardinality(spends) + c.n], c.credited, c.until)::lot_gain
        FROM (
          SELECT p.owner, p.credited, p.until, row_number() OVER (ORDER BY p.owner) AS n
          FROM unnest(plays) p WHERE p.credited > 0
        ) c));
  END IF;
  INSERT INTO rewards (player_id, round_id, sen, created_at)
    SELECT p.owner, p.of_round, p.sen, p.at FROM unnest(plays) p WHERE p.sen > 0;

  RETURN QUERY
    WITH counted AS (
      INSERT INTO player_events AS seen (player_id, version)
        SELECT p.owner, 1 FROM unnest(plays) p
        WHERE p.spent > 0 OR p.credited > 0 OR (p.of_hold IS NOT NULL AND p.outcome <> 'open')
          OR (p.number = 0 AND p.staked > 0)
        ON CONFLICT (player_id) DO UPDATE SET version = seen.version + 1
        RETURNING seen.player_id, seen.version
    )
    SELECT p.owner, n.version, c.coin
    FROM unnest(plays) p CROSS JOIN LATERAL coins_of(p.owner, p.at) c
      LEFT JOIN counted n ON n.player_id = p.owner;
END $$;

-- Of plays that came together, the players whose play can be written at once: nobody else has their
-- round or their coins locked, and no coins are missing, past their day or kept back by responsible gaming.
-- Their rounds and coins are locked first and looked at in a statement after that: what was committed
-- while one waited its turn counts. An id that was answered before is left to the answer. What can't be
-- seen here, as another call that uses the same id now, raises 55P03 when it is met.
CREATE FUNCTION round_unhindered(plays round_play[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  free bigint[] := ARRAY(
    SELECT r.player_id FROM unnest(plays) p JOIN rounds r ON r.id = p.of_round
    WHERE r.player_id = p.owner ORDER BY r.id FOR NO KEY UPDATE OF r SKIP LOCKED);
BEGIN
  PERFORM set_config('lock_timeout', '50ms', true);
  free := ARRAY(
    SELECT a.player_id FROM accounts a WHERE a.player_id = ANY(free) AND a.kind = 'available'
    ORDER BY a.id FOR UPDATE SKIP LOCKED);
  RETURN ARRAY(
    SELECT a.player_id FROM unnest(plays) p
      JOIN accounts a ON a.player_id = p.owner AND a.kind = 'available'
      LEFT JOIN measures m ON m.player_id = p.owner
    WHERE a.player_id = ANY(free)
      AND NOT EXISTS (SELECT FROM requests q
        WHERE q.player_id = p.owner AND q.request_id = p.of_request)
      AND (p.spent = 0 OR (
        a.balance >= p.spent
        AND NOT EXISTS (SELECT FROM lots l
          WHERE l.player_id = p.owner AND l.is_open AND l.expires_at < p.at)
        AND (m.player_id IS NULL OR (responsible_gaming_verdict(p.owner, p.spent, p.at)).refusal IS NULL))));
END $$;

-- Plays steps that were worked out from their rounds as they were read, one for each player: a
-- transaction of its own, or part of one that has locked the round. With `is_alone` it is one step, and
-- waits for whatever is in its way. `result` says of each what came of it:
--   played    it is written, and `reply` is kept under the request's id with the coins in it
--   repeated  the id was answered before: `hash` and `stored` are what for and with what
--   stale     the round is not what it was when it was read, or the session doesn't hold: read again
--   alone     something is in its way that the others shall not wait for: play it by itself
-- A step that is played by itself raises 23L05, 23L07, 23L08; one that is not 55P03. Any raises 23505
-- when its id was used for something else. Then none is written.
CREATE FUNCTION round_moves(asked jsonb, is_alone boolean)
RETURNS TABLE (player bigint, result text, hash text, stored jsonb, version bigint, coin jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  plays round_play[] := ARRAY(SELECT p FROM jsonb_populate_recordset(NULL::round_play, asked) p);
  free bigint[] := CASE WHEN is_alone THEN ARRAY[plays[1].owner] ELSE round_unhindered(plays) END;
  written round_play[];
  one round_play;
BEGIN
  -- Equal requests at the same time wait for each other at the round's row.
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
      WHERE p.owner = ANY(free)
        AND r.id = p.of_round AND r.player_id = p.owner AND r.status = 'open' AND r.step = p.number - 1
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

  IF is_alone AND cardinality(written) = 1 THEN
    one := written[1];
    IF one.spent > 0 THEN
      PERFORM ledger_lock_for(one.owner, one.spent, one.at);
      PERFORM responsible_gaming_demand(one.owner, one.spent, one.at);
    ELSIF one.credited > 0 THEN
      PERFORM ledger_lock(one.owner);
    END IF;
  END IF;

  IF cardinality(written) > 0 THEN
    RETURN QUERY
      WITH news AS MATERIALIZED (SELECT * FROM round_record(written)),
      kept AS (
        INSERT INTO requests (player_id, request_id, kind, body_hash, answer, created_at)
          SELECT w.owner, w.of_request, w.kind, w.body_hash,
            w.reply || jsonb_build_object('coin', n.coin), w.at
          FROM unnest(written) w JOIN news n ON n.player = w.owner
          WHERE w.of_request IS NOT NULL
      )
      SELECT n.player, 'played', NULL::text, NULL::jsonb, n.version, n.coin FROM news n;
  END IF;
  IF cardinality(written) < cardinality(plays) THEN
    RETURN QUERY
      SELECT p.owner,
        CASE WHEN q.request_id IS NOT NULL THEN 'repeated'
          WHEN p.owner = ANY(free) THEN 'stale' ELSE 'alone' END,
        q.body_hash, q.answer, NULL::bigint, NULL::jsonb
      FROM unnest(plays) p
        LEFT JOIN requests q ON q.player_id = p.owner AND q.request_id = p.of_request
      WHERE NOT EXISTS (SELECT FROM unnest(written) w WHERE w.owner = p.owner);
  END IF;
END $$;
