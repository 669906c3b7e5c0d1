-- What the ledger promises, kept by the database itself: nothing above it can break these.
-- A violation raises 23L01 to 23L04, or 23503 for a reference to what is not there.

-- Postings and entries are append-only; accounts are never deleted. Raises 23L01.
CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = '23L01';
END $$;
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER accounts_never_deleted BEFORE DELETE OR TRUNCATE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

-- An account starts empty. Raises 23L02.
CREATE FUNCTION accounts_start_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account starts empty' USING ERRCODE = '23L02';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_start_empty BEFORE INSERT ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION accounts_start_empty();

-- A balance moves only through an entry: an update from anywhere else is refused. Raises 23L02.
CREATE FUNCTION accounts_only_by_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves only through ledger entries' USING ERRCODE = '23L02';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_only_by_entries BEFORE UPDATE ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION accounts_only_by_entries();

-- Entries move the running balances of their accounts, each by all of a statement at once, and note
-- what the balance was after each: not below zero, as the check on accounts has it in the end.
-- The row locks the update takes order a player's entries. Raises 23L02, or 23503 without the account.
CREATE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- After entries_sum_to_zero, by name.
CREATE TRIGGER entries_then_move_balance AFTER INSERT ON "entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_move_balance();

-- Each set of entries sums to zero posting by posting (23L03), and each posting is there (23503).
CREATE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  SELECT a.posting_id, sum(a.amount) AS total, count(p.id) AS known INTO broken
    FROM added a LEFT JOIN postings p ON p.id = a.posting_id
    GROUP BY a.posting_id HAVING sum(a.amount) <> 0 OR count(p.id) = 0 LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF broken.known = 0 THEN
    RAISE EXCEPTION 'there is no posting %', broken.posting_id USING ERRCODE = '23503';
  END IF;
  RAISE EXCEPTION 'posting % sums to %, not to zero', broken.posting_id, broken.total
    USING ERRCODE = '23L03';
END $$;
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON "entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();

-- A posting is written with its entries in one statement, and they sum to zero (23L03). Its player has
-- accounts, and its round and its hold are there (23503): all these stay, so nothing is locked.
CREATE FUNCTION postings_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  SELECT a.id, e.total INTO broken
    FROM added a
      CROSS JOIN LATERAL (SELECT sum(n.amount) AS total FROM entries n WHERE n.posting_id = a.id) e
      -- Counted for each: as a join, all players' accounts of the kind may be gone through.
      CROSS JOIN LATERAL (
        SELECT count(*) AS accounts FROM accounts o WHERE o.player_id = a.player_id AND o.kind = 'available'
      ) own
      LEFT JOIN rounds r ON r.id = a.round_id
      LEFT JOIN holds h ON h.id = a.hold_id
    WHERE e.total IS DISTINCT FROM 0 OR own.accounts = 0
      OR a.round_id IS DISTINCT FROM r.id OR a.hold_id IS DISTINCT FROM h.id LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF broken.total IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'posting % sums to %, not to zero', broken.id, broken.total
      USING ERRCODE = '23L03';
  END IF;
  RAISE EXCEPTION 'posting % is of a player, a round or a hold there is not', broken.id
    USING ERRCODE = '23503';
END $$;
CREATE TRIGGER postings_sum_to_zero AFTER INSERT ON "postings"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION postings_sum_to_zero();

-- When a transaction commits, a player's lots add up to what is available. Raises 23L04.
CREATE FUNCTION lots_cover_available() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  SELECT a.balance AS available, (
    SELECT coalesce(sum(l.remaining), 0) FROM lots l
      WHERE l.player_id = NEW.player_id AND l.is_open
  ) AS covered INTO found FROM accounts a
    WHERE a.player_id = NEW.player_id AND a.kind = 'available';
  IF found.covered IS DISTINCT FROM found.available::numeric THEN
    RAISE EXCEPTION 'lots of player % hold %, available is %',
      NEW.player_id, found.covered, found.available USING ERRCODE = '23L04';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER lots_cover_available AFTER INSERT OR UPDATE ON "lots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lots_cover_available();
CREATE CONSTRAINT TRIGGER available_covered_by_lots AFTER UPDATE ON "accounts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'available')
  EXECUTE FUNCTION lots_cover_available();
