-- What the ledger promises, kept by the database itself: nothing above it can break these.

-- Postings and entries are append-only.
CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME USING ERRCODE = '23L01';
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
--> statement-breakpoint
CREATE TRIGGER accounts_never_deleted BEFORE DELETE OR TRUNCATE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
--> statement-breakpoint

-- An entry moves its account's running balance and notes what it became. The check on accounts
-- keeps it from falling below zero; the row lock the update takes orders a player's entries.
CREATE FUNCTION entries_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance + NEW.amount
    WHERE id = NEW.account_id AND balance IS NOT NULL
    RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_move_balance BEFORE INSERT ON "entries"
  FOR EACH ROW EXECUTE FUNCTION entries_move_balance();
--> statement-breakpoint

-- A balance moves only through an entry: an update from anywhere else is refused.
CREATE FUNCTION accounts_only_by_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves only through ledger entries' USING ERRCODE = '23L02';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_only_by_entries BEFORE UPDATE ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION accounts_only_by_entries();
--> statement-breakpoint
CREATE FUNCTION accounts_start_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account starts empty' USING ERRCODE = '23L02';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_start_empty BEFORE INSERT ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION accounts_start_empty();
--> statement-breakpoint

-- When a transaction commits, each posting it wrote has entries and they sum to zero.
CREATE FUNCTION postings_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting bigint;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'postings' THEN posting := NEW.id; ELSE posting := NEW.posting_id; END IF;
  SELECT sum(amount) INTO total FROM entries WHERE posting_id = posting;
  IF total IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'posting % sums to %, not to zero', posting, total USING ERRCODE = '23L03';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER postings_sum_to_zero AFTER INSERT ON "postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION postings_sum_to_zero();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_sum_to_zero AFTER INSERT ON "entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION postings_sum_to_zero();
--> statement-breakpoint

-- When a transaction commits, a player's lots add up to what is available.
CREATE FUNCTION lots_cover_available() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner bigint := NEW.player_id;
  covered numeric;
  available bigint;
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    IF NEW.kind <> 'available' THEN RETURN NULL; END IF;
  END IF;
  SELECT balance INTO available FROM accounts WHERE player_id = owner AND kind = 'available';
  SELECT coalesce(sum(remaining), 0) INTO covered FROM lots WHERE player_id = owner AND remaining > 0;
  IF covered IS DISTINCT FROM available::numeric THEN
    RAISE EXCEPTION 'lots of player % hold %, available is %', owner, covered, available
      USING ERRCODE = '23L04';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER lots_cover_available AFTER INSERT OR UPDATE ON "lots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lots_cover_available();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER available_covered_by_lots AFTER UPDATE ON "accounts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lots_cover_available();
--> statement-breakpoint

INSERT INTO "accounts" ("kind") VALUES ('house'), ('redeemed'), ('expired'), ('adjust');
--> statement-breakpoint
INSERT INTO "settings" ("id") VALUES (1);
