-- The ledger's writes: the one definition of how coins move, called by server/ledger and by the
-- functions of a round's steps. Amounts are hundredths of a coin. Days are counted in TypeScript
-- (server/ledger/expiry.ts), so every day a lot may need comes as a parameter.

-- The club's accounts were made with the tables, and accounts are never deleted: immutable, so that a
-- plan looks each up once.
CREATE FUNCTION club_account(wanted text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT id FROM accounts WHERE kind = wanted AND player_id IS NULL
$$;
--> statement-breakpoint

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
--> statement-breakpoint

-- The account of a player's held coins; theirs are locked.
CREATE FUNCTION held_account(owner bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT a.id FROM accounts a WHERE a.player_id = owner AND a.kind = 'held');
END $$;
--> statement-breakpoint

-- Writes one line of the ledger: an amount leaves one account and reaches another. The player's
-- accounts must be locked: then ids grow in the order of commits, which the history's pages rely on.
CREATE FUNCTION ledger_post(
  owner bigint, line text, size bigint, source bigint, target bigint,
  of_hold bigint, of_round bigint, remark text, moment timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  posting bigint;
BEGIN
  IF size IS NULL OR size <= 0 THEN
    RAISE EXCEPTION 'not an amount of coins: %', size USING ERRCODE = '22003';
  END IF;
  INSERT INTO postings (player_id, type, hold_id, round_id, note, at)
    VALUES (owner, line, of_hold, of_round, remark, moment) RETURNING id INTO posting;
  INSERT INTO entries (posting_id, account_id, amount)
    VALUES (posting, source, -size), (posting, target, size);
  RETURN posting;
END $$;
--> statement-breakpoint

-- Adds coins that expire together to those that do already: what a player earns in a day is one lot.
CREATE FUNCTION ledger_add_lot(owner bigint, posting bigint, size bigint, until timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lots SET amount = amount + size, remaining = remaining + size WHERE id = (
    SELECT l.id FROM lots l
      WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at = until
      ORDER BY l.id LIMIT 1
  );
  IF NOT FOUND THEN
    INSERT INTO lots (player_id, posting_id, amount, remaining, expires_at)
      VALUES (owner, posting, size, size, until);
  END IF;
END $$;
--> statement-breakpoint

-- Takes coins from the player's lots, the soonest to expire first, and notes them for the hold that
-- may give them back; without one they are spent for good.
CREATE FUNCTION ledger_take_lots(owner bigint, size bigint, for_hold bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  part bigint;
  missing bigint := size;
BEGIN
  -- As a rule the first lot has enough.
  WHILE missing > 0 LOOP
    SELECT l.id, l.remaining INTO lot FROM lots l
      WHERE l.player_id = owner AND l.remaining > 0 ORDER BY l.expires_at, l.id LIMIT 1;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the lots of player % hold too little', owner USING ERRCODE = '23L04';
    END IF;
    part := least(lot.remaining, missing);
    UPDATE lots SET remaining = remaining - part WHERE id = lot.id;
    IF for_hold IS NOT NULL THEN
      INSERT INTO lot_holds (hold_id, lot_id, amount) VALUES (for_hold, lot.id, part);
    END IF;
    missing := missing - part;
  END LOOP;
END $$;
--> statement-breakpoint

-- Takes away the coins whose day has passed, as one EXPIRED line; answers how many.
CREATE FUNCTION ledger_expire(owner bigint, moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  own accounts := ledger_lock(owner);
  lapsed bigint;
BEGIN
  SELECT sum(l.remaining) INTO lapsed FROM lots l
    WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at < moment;
  IF lapsed IS NULL THEN RETURN 0; END IF;
  UPDATE lots SET remaining = 0
    WHERE player_id = owner AND remaining > 0 AND expires_at < moment;
  PERFORM ledger_post(
    owner, 'EXPIRED', lapsed, own.id, club_account('expired'), NULL, NULL, NULL, moment);
  RETURN lapsed;
END $$;
--> statement-breakpoint

-- Gives the player coins of the house.
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
  PERFORM ledger_add_lot(owner, posting, size, until);
END $$;
--> statement-breakpoint

-- Locks the player's coins for taking some out of the available ones; answers their account. Coins
-- whose day has passed don't count. Raises 23L05 when there are fewer.
CREATE FUNCTION ledger_lock_for(owner bigint, size bigint, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  account record;
BEGIN
  SELECT a.id, a.balance, EXISTS (
    SELECT FROM lots l WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at < moment
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
--> statement-breakpoint

-- Takes coins out of the available ones until they are posted or voided; answers the hold's id.
-- Raises 23L05.
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
  PERFORM ledger_take_lots(owner, size, made);
  RETURN made;
END $$;
--> statement-breakpoint

-- Takes coins for the house at once: what is staked and settled in one step. Raises 23L05.
CREATE FUNCTION ledger_spend(
  owner bigint, line text, size bigint, of_round bigint, remark text, moment timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account bigint := ledger_lock_for(owner, size, moment);
BEGIN
  PERFORM ledger_post(
    owner, line, size, account, club_account('house'), NULL, of_round, remark, moment);
  PERFORM ledger_take_lots(owner, size, NULL);
END $$;
--> statement-breakpoint

-- Ends an open hold once: of two that try, the second finds it ended. Raises 23L06.
CREATE FUNCTION ledger_end_hold(
  ended bigint, outcome text, OUT owner bigint, OUT size bigint
) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE holds SET status = outcome WHERE id = ended AND status = 'held'
    RETURNING player_id, amount INTO owner, size;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'hold % is not open', ended USING ERRCODE = '23L06';
  END IF;
END $$;
--> statement-breakpoint

-- The held coins are gone for good. Raises 23L06.
CREATE FUNCTION ledger_post_hold(
  ended bigint, destination text, of_round bigint, moment timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was record;
BEGIN
  SELECT * INTO was FROM ledger_end_hold(ended, 'posted');
  PERFORM ledger_lock(was.owner);
  PERFORM ledger_post(
    was.owner, 'SETTLED', was.size, held_account(was.owner), club_account(destination),
    ended, of_round, NULL, moment);
END $$;
--> statement-breakpoint

-- The held coins come back with the days they had; what has passed its day comes back as a lot that
-- lives on until `until`. Raises 23L06.
CREATE FUNCTION ledger_void_hold(
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
  SELECT coalesce(sum(part.amount), 0) INTO lapsed
    FROM lot_holds part JOIN lots l ON l.id = part.lot_id
    WHERE part.hold_id = ended AND l.expires_at < moment;
  IF lapsed > 0 THEN PERFORM ledger_add_lot(was.owner, posting, lapsed, until); END IF;
END $$;
--> statement-breakpoint

-- What the refresh answer says of a player's coins (contract/coins.ts): `balance` is available plus
-- held, `pending` is held, `redeemed` the total of successful redemptions, `expire` the next day on
-- which coins expire and how many. Coins whose day has passed count no more, also before the job has
-- written so.
CREATE FUNCTION coin_balance(owner bigint, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  coins record;
BEGIN
  SELECT
    coalesce(sum(a.balance), 0) AS balance,
    coalesce(max(a.balance) FILTER (WHERE a.kind = 'held'), 0) AS pending,
    (SELECT coalesce(sum(r.coins), 0) FROM redemptions r
      WHERE r.player_id = owner AND r.status = 'success') AS redeemed,
    (SELECT coalesce(sum(l.remaining), 0) FROM lots l
      WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at < moment) AS lapsed,
    (SELECT l.expires_at FROM lots l
      WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at >= moment
      ORDER BY l.expires_at LIMIT 1) AS expires
    INTO coins FROM accounts a WHERE a.player_id = owner;
  RETURN jsonb_build_object(
    'balance', coins.balance - coins.lapsed,
    'pending', coins.pending,
    'redeemed', coins.redeemed,
    'expire', jsonb_build_object(
      'balance', (SELECT coalesce(sum(l.remaining), 0) FROM lots l
        WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at = coins.expires),
      'date', to_char(coins.expires AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
--> statement-breakpoint

-- What a transaction changed for a player, to be told once it is committed.
CREATE TYPE player_news AS (version bigint, coin jsonb);
--> statement-breakpoint

-- Counts an event of the player and reads the coins as this transaction leaves them.
CREATE FUNCTION player_change(owner bigint, moment timestamptz) RETURNS player_news
LANGUAGE plpgsql AS $$
DECLARE
  news player_news;
BEGIN
  INSERT INTO player_events AS seen (player_id, version) VALUES (owner, 1)
    ON CONFLICT (player_id) DO UPDATE SET version = seen.version + 1
    RETURNING seen.version INTO news.version;
  news.coin := coin_balance(owner, moment);
  RETURN news;
END $$;
--> statement-breakpoint

-- Writes a request's row before its work; false when its id was used before. A duplicate that runs
-- at the same time waits here.
CREATE FUNCTION request_begin(
  owner bigint, of_request uuid, of_kind text, of_hash text, moment timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO requests (player_id, request_id, kind, body_hash, created_at)
    VALUES (owner, of_request, of_kind, of_hash, moment) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
--> statement-breakpoint

-- Keeps what the request was answered.
CREATE FUNCTION request_end(owner bigint, of_request uuid, reply jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests SET answer = reply WHERE player_id = owner AND request_id = of_request;
END $$;
--> statement-breakpoint

-- Promises of 0001_ledger_rules.sql, kept with fewer queries and locks.

-- An entry's account exists for good, since accounts are never deleted: it is seen to when the entry
-- is written, and no key lock keeps all players waiting for the house's row.
ALTER TABLE "entries" DROP CONSTRAINT "entries_account_id_accounts_id_fk";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.account_id IN (
    club_account('house'), club_account('redeemed'), club_account('expired'), club_account('adjust'))
  THEN
    NEW.balance_after := NULL;
    RETURN NEW;
  END IF;
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id
    RETURNING balance INTO NEW.balance_after;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no account %', NEW.account_id USING ERRCODE = '23503';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- Entries are added in sets that sum to zero posting by posting, each set in one statement: so what
-- there was stays balanced. A posting without entries is found when the transaction commits.
DROP TRIGGER "entries_sum_to_zero" ON "entries";
--> statement-breakpoint
CREATE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  SELECT posting_id, sum(amount) AS total INTO broken FROM added
    GROUP BY posting_id HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % sums to %, not to zero', broken.posting_id, broken.total
      USING ERRCODE = '23L03';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON "entries"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();
--> statement-breakpoint

CREATE OR REPLACE FUNCTION lots_cover_available() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    IF NEW.kind <> 'available' THEN RETURN NULL; END IF;
  END IF;
  SELECT a.balance AS available, (
    SELECT coalesce(sum(l.remaining), 0) FROM lots l
      WHERE l.player_id = NEW.player_id AND l.remaining > 0
  ) AS covered INTO found FROM accounts a
    WHERE a.player_id = NEW.player_id AND a.kind = 'available';
  IF found.covered IS DISTINCT FROM found.available::numeric THEN
    RAISE EXCEPTION 'lots of player % hold %, available is %',
      NEW.player_id, found.covered, found.available USING ERRCODE = '23L04';
  END IF;
  RETURN NULL;
END $$;
