-- The ledger with less to write for each line: an entry is known by its posting and account, no key
-- lock is taken on a posting to write about it, and a lot that loses coins changes no index.

ALTER TABLE "entries" DROP CONSTRAINT "entries_posting_id_postings_id_fk";
--> statement-breakpoint
DROP INDEX "entries_once";--> statement-breakpoint
DROP INDEX "entries_account";--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_posting_id_account_id_pk" PRIMARY KEY("posting_id","account_id");--> statement-breakpoint
DROP INDEX "lots_spendable";--> statement-breakpoint
DROP INDEX "lots_expiring";--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "is_open" boolean GENERATED ALWAYS AS (remaining > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" SET (fillfactor = 70);--> statement-breakpoint
CREATE INDEX "lots_spendable" ON "lots" USING btree ("player_id","expires_at","id") WHERE "lots"."is_open";--> statement-breakpoint
CREATE INDEX "lots_expiring" ON "lots" USING btree ("expires_at") WHERE "lots"."is_open";--> statement-breakpoint

-- Each set of entries sums to zero posting by posting, and each posting is there.
CREATE OR REPLACE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint

-- As they were (0003_ledger_functions.sql), but that open lots are found by their mark.
CREATE OR REPLACE FUNCTION ledger_add_lot(owner bigint, posting bigint, size bigint, until timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lots SET amount = amount + size, remaining = remaining + size WHERE id = (
    SELECT l.id FROM lots l
      WHERE l.player_id = owner AND l.is_open AND l.expires_at = until
      ORDER BY l.id LIMIT 1
  );
  IF NOT FOUND THEN
    INSERT INTO lots (player_id, posting_id, amount, remaining, expires_at)
      VALUES (owner, posting, size, size, until);
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_take_lots(owner bigint, size bigint, for_hold bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  part bigint;
  missing bigint := size;
BEGIN
  -- As a rule the first lot has enough.
  WHILE missing > 0 LOOP
    SELECT l.id, l.remaining INTO lot FROM lots l
      WHERE l.player_id = owner AND l.is_open ORDER BY l.expires_at, l.id LIMIT 1;
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
CREATE OR REPLACE FUNCTION ledger_expire(owner bigint, moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_lock_for(owner bigint, size bigint, moment timestamptz) RETURNS bigint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION coin_balance(owner bigint, moment timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  coins record;
BEGIN
  SELECT
    coalesce(sum(a.balance), 0) AS balance,
    coalesce(max(a.balance) FILTER (WHERE a.kind = 'held'), 0) AS pending,
    (SELECT coalesce(sum(r.coins), 0) FROM redemptions r
      WHERE r.player_id = owner AND r.status = 'success') AS redeemed,
    (SELECT coalesce(sum(l.remaining), 0) FROM lots l
      WHERE l.player_id = owner AND l.is_open AND l.expires_at < moment) AS lapsed,
    (SELECT l.expires_at FROM lots l
      WHERE l.player_id = owner AND l.is_open AND l.expires_at >= moment
      ORDER BY l.expires_at LIMIT 1) AS expires
    INTO coins FROM accounts a WHERE a.player_id = owner;
  RETURN jsonb_build_object(
    'balance', coins.balance - coins.lapsed,
    'pending', coins.pending,
    'redeemed', coins.redeemed,
    'expire', jsonb_build_object(
      'balance', (SELECT coalesce(sum(l.remaining), 0) FROM lots l
        WHERE l.player_id = owner AND l.is_open AND l.expires_at = coins.expires),
      'date', to_char(coins.expires AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
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
      WHERE l.player_id = NEW.player_id AND l.is_open
  ) AS covered INTO found FROM accounts a
    WHERE a.player_id = NEW.player_id AND a.kind = 'available';
  IF found.covered IS DISTINCT FROM found.available::numeric THEN
    RAISE EXCEPTION 'lots of player % hold %, available is %',
      NEW.player_id, found.covered, found.available USING ERRCODE = '23L04';
  END IF;
  RETURN NULL;
END $$;
