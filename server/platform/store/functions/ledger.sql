-- The ledger's writes (double entry): the one definition of how coins move, called by server/domains/ledger and
-- by the functions of rounds. Amounts are hundredths of a coin. Days are counted in TypeScript
-- (server/domains/ledger/expiry.ts), so every day a lot may need comes as a parameter.

-- The club's accounts were made with the tables, and accounts are never deleted: immutable, so that a
-- plan looks each up once.
CREATE FUNCTION club_account(wanted text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT id FROM accounts WHERE kind = wanted AND player_id IS NULL
$$;

-- Locks a player's coins until the transaction ends, by the account of the available ones, which it
-- answers, and opens the accounts at the first use. Everything that moves a player's coins or lots
-- begins so, so that two such transactions never interleave.
CREATE FUNCTION ledger_lock(owner bigint) RETURNS accounts LANGUAGE plpgsql AS $$
DECLARE
  account accounts;
BEGIN
  SELECT * INTO account FROM accounts a
    WHERE a.player_id = owner AND a.kind = 'available' FOR UPDATE;
  IF FOUND THEN RETURN account; END IF;
  INSERT INTO accounts (player_id, kind, balance)
    VALUES (owner, 'available', 0), (owner, 'held', 0) ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT account FROM accounts a
    WHERE a.player_id = owner AND a.kind = 'available' FOR UPDATE;
  RETURN account;
END $$;

-- The account of a player's held coins; theirs are locked.
CREATE FUNCTION held_account(owner bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT a.id FROM accounts a WHERE a.player_id = owner AND a.kind = 'held');
END $$;

-- Writes lines of the ledger in their order; answers their postings in that order. The players'
-- accounts must be locked: then ids grow in the order of commits, which the history's pages rely on.
-- Raises 22003 for an amount that is not above zero.
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

-- Writes one line of the ledger: an amount leaves one account and reaches another; answers its posting.
-- Locks as ledger_write asks.
CREATE FUNCTION ledger_post(
  owner bigint, line text, size bigint, source bigint, target bigint,
  of_hold bigint, of_round bigint, remark text, moment timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN (ledger_write(ARRAY[
    (owner, line, size, source, target, of_hold, of_round, remark, moment)::ledger_line]))[1];
END $$;

-- Takes coins from the lots of players, the soonest to expire first, and adds coins to those that
-- expire with them: what a player earns in a day is one lot. At most one take and one gain a player,
-- whose coins are locked. Raises 23L04 when the lots hold too little.
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
      -- By the player's lots, not by that day's of all players: the day is no key of an index.
      SELECT l.id FROM lots l
        WHERE l.player_id = g.owner AND l.is_open AND l.expires_at IS NOT DISTINCT FROM g.until
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

-- Takes away the coins whose day has passed, as one EXPIRED line; answers how many. Locks the coins.
CREATE FUNCTION ledger_expire(owner bigint, moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  own accounts := ledger_lock(owner);
  lapsed bigint;
BEGIN
  SELECT sum(l.remaining) INTO lapsed FROM lots l
    WHERE l.player_id = owner AND l.is_open AND l.expires_at < moment;
  IF lapsed IS NULL THEN RETURN 0; END IF;
  UPDATE lots SET remaining = 0
    WHERE player_id = owner AND is_open AND expires_at < moment;
  PERFORM ledger_post(
    owner, 'EXPIRED', lapsed, own.id, club_account('expired'), NULL, NULL, NULL, moment);
  RETURN lapsed;
END $$;

-- Locks the player's coins for taking some out of the available ones; answers their account. Coins
-- whose day has passed don't count. Raises 23L05 when there are fewer.
CREATE FUNCTION ledger_lock_for(owner bigint, size bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  account record;
BEGIN
  SELECT a.id, a.balance, EXISTS (
    SELECT FROM lots l WHERE l.player_id = owner AND l.is_open AND l.expires_at < moment
  ) AS is_lapsing INTO account FROM accounts a
    WHERE a.player_id = owner AND a.kind = 'available' FOR UPDATE OF a;
  IF account.is_lapsing THEN
    account.balance := account.balance - ledger_expire(owner, moment);
  END IF;
  IF account.balance IS NULL OR account.balance < size THEN
    RAISE EXCEPTION 'player % has too few coins', owner USING ERRCODE = '23L05';
  END IF;
  RETURN account.id;
END $$;

-- Gives the player coins of the club, good until the given moment. Locks the coins.
CREATE FUNCTION ledger_credit(
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

-- Takes coins out of the available ones until they are posted or voided; answers the hold's id.
-- Locks the coins. Raises 23L05 when there are fewer.
CREATE FUNCTION ledger_hold(
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

-- Ends open holds, each once: of two that try, the second finds it ended. Raises 23L06.
CREATE FUNCTION ledger_end_holds(ended bigint[], outcome text) RETURNS SETOF holds
LANGUAGE plpgsql AS $$
DECLARE
  found_all bigint;
BEGIN
  RETURN QUERY UPDATE holds h SET status = outcome WHERE h.id = ANY(ended) AND h.status = 'held'
    RETURNING h.*;
  GET DIAGNOSTICS found_all = ROW_COUNT;
  IF found_all < cardinality(ended) THEN
    RAISE EXCEPTION 'of the holds % not all are open', ended USING ERRCODE = '23L06';
  END IF;
END $$;

-- The held coins are gone for good. Locks the coins. Raises 23L06 when the hold has ended.
CREATE FUNCTION ledger_post_hold(
  ended bigint, destination text, of_round bigint, moment timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was holds;
BEGIN
  SELECT * INTO was FROM ledger_end_holds(ARRAY[ended], 'posted');
  PERFORM ledger_lock(was.player_id);
  PERFORM ledger_post(
    was.player_id, 'SETTLED', was.amount, held_account(was.player_id), club_account(destination),
    ended, of_round, NULL, moment);
END $$;

-- The held coins come back with the days they had; what has passed its day comes back as a lot that
-- lives on until `until`. Locks the coins. Raises 23L06 when the hold has ended.
CREATE FUNCTION ledger_void_hold(
  ended bigint, line text, of_round bigint, remark text, moment timestamptz, until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was holds;
  own accounts;
  posting bigint;
  lapsed bigint;
BEGIN
  SELECT * INTO was FROM ledger_end_holds(ARRAY[ended], 'voided');
  own := ledger_lock(was.player_id);
  posting := ledger_post(
    was.player_id, line, was.amount, held_account(was.player_id), own.id, ended, of_round, remark, moment);
  UPDATE lots SET remaining = lots.remaining + part.amount FROM lot_holds part
    WHERE part.hold_id = ended AND lots.id = part.lot_id AND lots.expires_at >= moment;
  SELECT sum(part.amount) INTO lapsed
    FROM lot_holds part JOIN lots l ON l.id = part.lot_id
    WHERE part.hold_id = ended AND l.expires_at < moment;
  IF lapsed > 0 THEN
    PERFORM ledger_move_lots('{}', ARRAY[(was.player_id, posting, lapsed, until)::lot_gain]);
  END IF;
END $$;
