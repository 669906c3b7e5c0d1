-- Moves together: what several players play at the same time is written by one call, in one
-- transaction. So a statement of the ledger or of a round costs once for all of them, and what it did
-- for one player before is the same with a set of one.

ALTER TABLE "postings" DROP CONSTRAINT "postings_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_hold_id_holds_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_round_id_rounds_id_fk";
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_player_id_players_id_fk";
--> statement-breakpoint

-- A line of the ledger: `size` hundredths of a coin leave one account and reach another.
CREATE TYPE ledger_line AS (
  owner bigint, line text, size bigint, source bigint, target bigint,
  of_hold bigint, of_round bigint, remark text, at timestamptz);
--> statement-breakpoint

-- Writes lines of the ledger in their order; answers their postings in that order. The players'
-- accounts must be locked: then ids grow in the order of commits, which the history's pages rely on.
CREATE FUNCTION ledger_write(lines ledger_line[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  made bigint[] := ARRAY(SELECT nextval('postings_id_seq') FROM generate_series(1, cardinality(lines)));
  wrong bigint[] := ARRAY(SELECT l.size FROM unnest(lines) l WHERE l.size > 0 IS NOT TRUE);
BEGIN
  IF cardinality(wrong) > 0 THEN
    RAISE EXCEPTION 'not an amount of coins: %', wrong[1] USING ERRCODE = '22003';
  END IF;
  WITH posted AS (
    INSERT INTO postings (id, player_id, type, hold_id, round_id, note, at) OVERRIDING SYSTEM VALUE
      SELECT made[l.n], l.owner, l.line, l.of_hold, l.of_round, l.remark, l.at
      FROM unnest(lines) WITH ORDINALITY
        AS l(owner, line, size, source, target, of_hold, of_round, remark, at, n)
  )
  INSERT INTO entries (posting_id, account_id, amount, balance_after)
    SELECT made[l.n], side.account, side.amount,
      (SELECT a.balance FROM accounts a WHERE a.id = side.account)
        + sum(side.amount) OVER (PARTITION BY side.account ORDER BY l.n)
    FROM unnest(lines) WITH ORDINALITY
        AS l(owner, line, size, source, target, of_hold, of_round, remark, at, n),
      LATERAL (VALUES (l.source, -l.size), (l.target, l.size)) AS side(account, amount);
  RETURN made;
END $$;
--> statement-breakpoint

-- As it was (0003_ledger_functions.sql), by way of the above.
CREATE OR REPLACE FUNCTION ledger_post(
  owner bigint, line text, size bigint, source bigint, target bigint,
  of_hold bigint, of_round bigint, remark text, moment timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN (ledger_write(ARRAY[
    (owner, line, size, source, target, of_hold, of_round, remark, moment)::ledger_line]))[1];
END $$;
--> statement-breakpoint

-- A posting is written with its entries in one statement, and they sum to zero. Its player has accounts,
-- and its round and its hold are there: all these stay (each is held by keys), so nothing is locked.
DROP TRIGGER "postings_sum_to_zero" ON "postings";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION postings_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  SELECT a.id, e.total INTO broken
    FROM added a
      CROSS JOIN LATERAL (SELECT sum(n.amount) AS total FROM entries n WHERE n.posting_id = a.id) e
      LEFT JOIN accounts own ON own.player_id = a.player_id AND own.kind = 'available'
      LEFT JOIN rounds r ON r.id = a.round_id
      LEFT JOIN holds h ON h.id = a.hold_id
    WHERE e.total IS DISTINCT FROM 0 OR own.id IS NULL
      OR a.round_id IS DISTINCT FROM r.id OR a.hold_id IS DISTINCT FROM h.id LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF broken.total IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'posting % sums to %, not to zero', broken.id, broken.total
      USING ERRCODE = '23L03';
  END IF;
  RAISE EXCEPTION 'posting % is of a player, a round or a hold there is not', broken.id
    USING ERRCODE = '23503';
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_sum_to_zero AFTER INSERT ON "postings"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION postings_sum_to_zero();
--> statement-breakpoint

-- Entries move the running balances of their accounts, each by all of a statement at once, and note
-- what the balance was after each: not below zero, as the check on accounts has it in the end.
DROP TRIGGER "entries_move_balance" ON "entries";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  UPDATE accounts a SET balance = a.balance + moved.total
    FROM (SELECT e.account_id, sum(e.amount)::bigint AS total FROM added e GROUP BY e.account_id) moved
    WHERE a.id = moved.account_id AND a.balance IS NOT NULL;
  SELECT e.account_id, a.id AS known INTO wrong
    FROM (
      SELECT n.account_id, n.balance_after,
        sum(n.amount) OVER (PARTITION BY n.account_id ORDER BY n.posting_id DESC) - n.amount AS later
      FROM added n
    ) e LEFT JOIN accounts a ON a.id = e.account_id
    WHERE a.id IS NULL OR e.balance_after < 0
      OR e.balance_after IS DISTINCT FROM a.balance - e.later LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF wrong.known IS NULL THEN
    RAISE EXCEPTION 'there is no account %', wrong.account_id USING ERRCODE = '23503';
  END IF;
  RAISE EXCEPTION 'an entry notes a balance that account % has not after it', wrong.account_id
    USING ERRCODE = '23L02';
END $$;
--> statement-breakpoint
-- After entries_sum_to_zero, by name.
CREATE TRIGGER entries_then_move_balance AFTER INSERT ON "entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_move_balance();
--> statement-breakpoint

-- Coins to be taken from a player's lots; for a hold that may give them back, or for good.
CREATE TYPE lot_take AS (owner bigint, size bigint, for_hold bigint);
--> statement-breakpoint
DROP FUNCTION ledger_take_lots(bigint, bigint, bigint);
--> statement-breakpoint

-- Coins that a posting brought a player, and the last moment they can be spent.
CREATE TYPE lot_gain AS (owner bigint, posting bigint, size bigint, until timestamptz);
--> statement-breakpoint
DROP FUNCTION ledger_add_lot(bigint, bigint, bigint, timestamptz);
--> statement-breakpoint

-- Takes coins from the lots of players, the soonest to expire first, and adds coins to those that
-- expire with them: what a player earns in a day is one lot. At most one take and one gain a player.
CREATE FUNCTION ledger_move_lots(takes lot_take[], gains lot_gain[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing record;
BEGIN
  WITH open AS (
    SELECT l.id, l.player_id, l.remaining, t.size, t.for_hold,
      sum(l.remaining) OVER (PARTITION BY l.player_id ORDER BY l.expires_at, l.id)
        - l.remaining AS before
    FROM unnest(takes) t JOIN lots l ON l.player_id = t.owner AND l.is_open
  ), take AS (
    SELECT o.id, o.player_id, o.for_hold, least(o.remaining, o.size - o.before)::bigint AS size
    FROM open o WHERE o.before < o.size
  ), gain AS (
    SELECT g.*, (
      SELECT l.id FROM lots l WHERE l.player_id = g.owner AND l.is_open AND l.expires_at = g.until
        ORDER BY l.id LIMIT 1) AS id
    FROM unnest(gains) g
  ), noted AS (
    INSERT INTO lot_holds (hold_id, lot_id, amount)
      SELECT t.for_hold, t.id, t.size FROM take t WHERE t.for_hold IS NOT NULL
  ), added AS (
    INSERT INTO lots (player_id, posting_id, amount, remaining, expires_at)
      SELECT g.owner, g.posting, g.size, g.size, g.until FROM gain g WHERE g.id IS NULL
  ), moved AS (
    UPDATE lots SET amount = lots.amount + m.gained, remaining = lots.remaining - m.taken + m.gained
      FROM (
        SELECT part.id, sum(part.taken)::bigint AS taken, sum(part.gained)::bigint AS gained
        FROM (
          SELECT t.id, t.size AS taken, 0 AS gained FROM take t
          UNION ALL SELECT g.id, 0, g.size FROM gain g WHERE g.id IS NOT NULL
        ) part GROUP BY part.id
      ) m WHERE lots.id = m.id
  )
  SELECT t.owner INTO missing FROM unnest(takes) t LEFT JOIN take ON take.player_id = t.owner
    GROUP BY t.owner, t.size HAVING sum(take.size) IS DISTINCT FROM t.size LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the lots of player % hold too little', missing.owner USING ERRCODE = '23L04';
  END IF;
END $$;
--> statement-breakpoint

-- As they were (0003_ledger_functions.sql), with sets of one.
CREATE OR REPLACE FUNCTION ledger_credit(
  owner bigint, line text, size bigint, of_round bigint, remark text,
  moment timestamptz, until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own accounts := ledger_lock(owner);
  posting bigint;
BEGIN
  posting := ledger_post(
    owner, line, size, club_account('house'), own.id, NULL, of_round, remark, moment);
  PERFORM ledger_move_lots('{}', ARRAY[(owner, posting, size, until)::lot_gain]);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_hold(
  owner bigint, line text, size bigint, of_round bigint, remark text, moment timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  account bigint := ledger_lock_for(owner, size, moment);
  made bigint;
BEGIN
  INSERT INTO holds (player_id, amount) VALUES (owner, size) RETURNING id INTO made;
  PERFORM ledger_post(
    owner, line, size, account, held_account(owner), made, of_round, remark, moment);
  PERFORM ledger_move_lots(ARRAY[(owner, size, made)::lot_take], '{}');
  RETURN made;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_void_hold(
  ended bigint, line text, of_round bigint, remark text, moment timestamptz, until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was record;
  own accounts;
  posting bigint;
  lapsed bigint;
BEGIN
  SELECT * INTO was FROM ledger_end_hold(ended, 'voided');
  own := ledger_lock(was.owner);
  posting := ledger_post(
    was.owner, line, was.size, held_account(was.owner), own.id, ended, of_round, remark, moment);
  UPDATE lots SET remaining = lots.remaining + part.amount FROM lot_holds part
    WHERE part.hold_id = ended AND lots.id = part.lot_id AND lots.expires_at >= moment;
  SELECT sum(part.amount) INTO lapsed
    FROM lot_holds part JOIN lots l ON l.id = part.lot_id
    WHERE part.hold_id = ended AND l.expires_at < moment;
  IF lapsed > 0 THEN
    PERFORM ledger_move_lots('{}', ARRAY[(was.owner, posting, lapsed, until)::lot_gain]);
  END IF;
END $$;
--> statement-breakpoint

-- What coin_balance says (0003_ledger_functions.sql), for a query over many players: a plan takes it in.
CREATE FUNCTION coins_of(owner bigint, moment timestamptz) RETURNS TABLE (coin jsonb)
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'balance', a.balance - l.lapsed,
    'pending', a.pending,
    'redeemed', r.redeemed,
    'expire', jsonb_build_object(
      'balance', coalesce(n.remaining, 0),
      'date', to_char(n.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM (
    SELECT coalesce(sum(own.balance), 0) AS balance,
      coalesce(max(own.balance) FILTER (WHERE own.kind = 'held'), 0) AS pending
    FROM accounts own WHERE own.player_id = owner
  ) a
  CROSS JOIN (
    SELECT coalesce(sum(own.coins), 0) AS redeemed FROM redemptions own
    WHERE own.player_id = owner AND own.status = 'success'
  ) r
  CROSS JOIN (
    SELECT coalesce(sum(own.remaining), 0) AS lapsed FROM lots own
    WHERE own.player_id = owner AND own.is_open AND own.expires_at < moment
  ) l
  LEFT JOIN (
    SELECT own.expires_at, sum(own.remaining) AS remaining FROM lots own
    WHERE own.player_id = owner AND own.is_open AND own.expires_at >= moment
    GROUP BY own.expires_at ORDER BY own.expires_at LIMIT 1
  ) n ON true
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION coin_balance(owner bigint, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT c.coin FROM coins_of(owner, moment) c);
END $$;
--> statement-breakpoint

-- Says of a player's measure what refuses a stake: an SQLSTATE and its detail, both NULL when nothing
-- does. 23L07: the player pauses, until when; 23L08: `size` is more than the day's limit leaves, and
-- what it leaves. The player's coins must be locked, so that two stakes at once don't both fit.
CREATE FUNCTION measure_verdict(
  owner bigint, size bigint, moment timestamptz, OUT refusal text, OUT detail text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  own measures;
  most bigint;
  still bigint;
BEGIN
  SELECT * INTO own FROM measures m WHERE m.player_id = owner;
  IF NOT FOUND THEN RETURN; END IF;
  IF own.paused_until > moment THEN
    refusal := '23L07';
    detail := to_char(own.paused_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    RETURN;
  END IF;
  most := CASE WHEN own.coming_at <= moment THEN own.coming_limit ELSE own.daily_limit END;
  IF size = 0 OR most IS NULL THEN RETURN; END IF;
  still := most - staked_since(owner, club_day(moment));
  IF size > still THEN
    refusal := '23L08';
    detail := greatest(still, 0)::text;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION measure_demand(owner bigint, size bigint, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  verdict record := measure_verdict(owner, size, moment);
BEGIN
  IF verdict.refusal IS NOT NULL THEN
    RAISE EXCEPTION 'the measure of player % refuses', owner
      USING ERRCODE = verdict.refusal, DETAIL = verdict.detail;
  END IF;
END $$;
--> statement-breakpoint

-- A step of a round as it was worked out. Of a move that came as a request: the request's id, kind and
-- hash, and `reply`, which is kept under the id with the coins in it; with `of_session`, a token's hash,
-- the session is still to be proven, and the clock that runs on, which a closed club's opening sets
-- later. Of every step: `number`, and what the round is after it; `clock` is when that ends by itself,
-- with `runs_on` the clock that runs goes on; `shows` when something new is shown. `staked` is what the
-- step is written to have cost, `spent` what the house gets for it of the player's available coins,
-- `credited` what it pays, `sen` money won, `of_hold` the round's.
CREATE TYPE round_play AS (
  of_session text, of_request uuid, kind text, body_hash text, reply jsonb,
  of_round bigint, owner bigint, line text, number integer, outcome text, new_state jsonb,
  clock timestamptz, runs_on boolean, shows boolean,
  move jsonb, events jsonb, multiplier integer,
  staked bigint, spent bigint, credited bigint, sen bigint,
  at timestamptz, until timestamptz, returned_until timestamptz, of_hold bigint);
--> statement-breakpoint

-- Writes what steps were, ends the holds of rounds they ended, moves what they cost and pay, and
-- answers what the players' pages are to be told: `version` NULL where no coins moved. One step for
-- each player; who gets or loses coins has them locked, and has what is spent.
DROP FUNCTION round_record(
  bigint, bigint, integer, text, bigint, text, jsonb, jsonb, integer, bigint, bigint, bigint,
  timestamptz, timestamptz, timestamptz);
--> statement-breakpoint
CREATE FUNCTION round_record(plays round_play[])
RETURNS TABLE (player bigint, version bigint, coin jsonb) LANGUAGE plpgsql AS $$
DECLARE
  house bigint := club_account('house');
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
      (p.owner, p.line, p.spent, a.id, house, NULL, p.of_round, NULL, p.at)::ledger_line
      ORDER BY p.owner) FILTER (WHERE p.spent > 0), '{}'),
    coalesce(array_agg(
      (p.owner, p.line, p.credited, house, a.id, NULL, p.of_round, NULL, p.at)::ledger_line
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
--> statement-breakpoint

-- As it was (0009_measure.sql), by way of the above.
CREATE OR REPLACE FUNCTION round_open(
  owner bigint, of_game text, of_mode text, line text,
  of_seed bigint, own_client_seed text, own_nonce integer, of_tuning integer,
  outcome text, new_state jsonb, clock timestamptz,
  events jsonb, multiplier integer, taken bigint, credited bigint, sen bigint,
  moment timestamptz, until timestamptz, returned_until timestamptz,
  OUT made bigint, OUT of_hold bigint, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
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
  SELECT r.version, r.coin INTO version, coin FROM round_record(ARRAY[(
    NULL, NULL, NULL, NULL, NULL, made, owner, line, 0, outcome, new_state, clock, false, true,
    NULL, events, multiplier, taken, 0, credited, sen, moment, until, returned_until, of_hold
  )::round_play]) r;
END $$;
--> statement-breakpoint
DROP FUNCTION round_move(
  text, uuid, text, text, jsonb, bigint, bigint, text, integer, text, jsonb, timestamptz, boolean,
  boolean, jsonb, jsonb, integer, bigint, bigint, timestamptz, timestamptz, timestamptz);
--> statement-breakpoint
DROP FUNCTION round_advance(
  bigint, bigint, text, integer, text, jsonb, timestamptz, boolean, boolean, jsonb, jsonb, integer,
  bigint, bigint, bigint, timestamptz, timestamptz, timestamptz);
--> statement-breakpoint
DROP FUNCTION session_holds(text, bigint, timestamptz);
--> statement-breakpoint
DROP FUNCTION ledger_spend(bigint, text, bigint, bigint, text, timestamptz);
--> statement-breakpoint

-- Of plays that came together, the players whose play can be written at once: nobody else has their
-- round or their coins locked, and no coins are missing, past their day or kept back by a measure.
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
        AND (m.player_id IS NULL OR (measure_verdict(p.owner, p.spent, p.at)).refusal IS NULL))));
END $$;
--> statement-breakpoint

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
      deadline_at = CASE WHEN p.runs_on THEN r.deadline_at ELSE p.clock END,
      shown_at = CASE WHEN p.shows THEN p.at ELSE r.shown_at END,
      touched_at = p.at,
      settled_at = CASE WHEN p.outcome = 'open' THEN NULL ELSE p.at END
      FROM unnest(plays) p
      WHERE p.owner = ANY(free)
        AND r.id = p.of_round AND r.player_id = p.owner AND r.status = 'open' AND r.step = p.number - 1
        AND r.hold_id IS NOT DISTINCT FROM p.of_hold
        AND (p.of_session IS NULL OR (
          EXISTS (SELECT FROM sessions s JOIN players own ON own.id = s.player_id
            WHERE s.token_hash = p.of_session AND s.player_id = p.owner AND own.role = 'player'
              AND s.ended_at IS NULL AND s.expires_at > p.at)
          AND NOT EXISTS (SELECT FROM settings c WHERE c.maintenance)
          AND (NOT p.runs_on OR r.deadline_at IS NOT DISTINCT FROM p.clock)))
      RETURNING p AS play
  )
  SELECT coalesce(array_agg(m.play), '{}') INTO written FROM moved m;

  IF is_alone AND cardinality(written) = 1 THEN
    one := written[1];
    IF one.spent > 0 THEN
      PERFORM ledger_lock_for(one.owner, one.spent, one.at);
      PERFORM measure_demand(one.owner, one.spent, one.at);
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
--> statement-breakpoint

-- A set's rows are few, and each is looked up by its index however small a table is: plans are kept,
-- and tables grow. (A plan with a path it was told to leave looks dear enough to be compiled: it isn't.)
DO $$
DECLARE
  over_sets regprocedure;
BEGIN
  FOREACH over_sets IN ARRAY ARRAY[
    'round_moves(jsonb, boolean)', 'round_unhindered(round_play[])', 'round_record(round_play[])',
    'ledger_write(ledger_line[])', 'ledger_move_lots(lot_take[], lot_gain[])',
    'postings_sum_to_zero()', 'entries_sum_to_zero()', 'entries_move_balance()']::regprocedure[]
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET plan_cache_mode = force_generic_plan SET jit = off '
      'SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off', over_sets);
  END LOOP;
END $$;
