-- The ledger's writes: the one definition of how coins move, called by server/ledger and by the
-- functions of a round's steps. Amounts are hundredths of a coin. Days are counted in TypeScript
-- (server/ledger/expiry.ts), so every day a lot may need comes as a parameter.

CREATE FUNCTION club_account(wanted text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT id FROM accounts WHERE kind = wanted AND player_id IS NULL
$$;
--> statement-breakpoint

-- Locks a player's accounts until the transaction ends, in the order of their ids, and opens them at
-- the first use. Everything that moves a player's coins or lots begins here, so that two such
-- transactions never interleave.
CREATE FUNCTION ledger_lock(
  owner bigint,
  OUT available_id bigint, OUT available bigint, OUT held_id bigint, OUT held bigint
) LANGUAGE plpgsql AS $$
DECLARE
  account record;
BEGIN
  FOR attempt IN 1..2 LOOP
    FOR account IN
      SELECT a.id, a.kind, a.balance FROM accounts a WHERE a.player_id = owner ORDER BY a.id FOR UPDATE
    LOOP
      IF account.kind = 'available' THEN
        available_id := account.id;
        available := account.balance;
      ELSE
        held_id := account.id;
        held := account.balance;
      END IF;
    END LOOP;
    IF available_id IS NOT NULL AND held_id IS NOT NULL THEN RETURN; END IF;
    INSERT INTO accounts (player_id, kind, balance)
      VALUES (owner, 'available', 0), (owner, 'held', 0) ON CONFLICT DO NOTHING;
  END LOOP;
  RAISE EXCEPTION 'player % has no accounts', owner;
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
  FOR lot IN
    SELECT l.id, l.remaining FROM lots l
      WHERE l.player_id = owner AND l.remaining > 0 ORDER BY l.expires_at, l.id
  LOOP
    part := least(lot.remaining, missing);
    UPDATE lots SET remaining = remaining - part WHERE id = lot.id;
    IF for_hold IS NOT NULL THEN
      INSERT INTO lot_holds (hold_id, lot_id, amount) VALUES (for_hold, lot.id, part);
    END IF;
    missing := missing - part;
    EXIT WHEN missing = 0;
  END LOOP;
END $$;
--> statement-breakpoint

-- Takes away the coins whose day has passed, as one EXPIRED line; answers how many.
CREATE FUNCTION ledger_expire(owner bigint, moment timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  own record;
  lapsed bigint;
BEGIN
  SELECT * INTO own FROM ledger_lock(owner);
  SELECT coalesce(sum(l.remaining), 0) INTO lapsed FROM lots l
    WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at < moment;
  IF lapsed > 0 THEN
    UPDATE lots SET remaining = 0
      WHERE player_id = owner AND remaining > 0 AND expires_at < moment;
    PERFORM ledger_post(
      owner, 'EXPIRED', lapsed, own.available_id, club_account('expired'), NULL, NULL, NULL, moment);
  END IF;
  RETURN lapsed;
END $$;
--> statement-breakpoint

-- Gives the player coins of the house.
CREATE FUNCTION ledger_credit(
  owner bigint, line text, size bigint, of_round bigint, remark text,
  moment timestamptz, until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
  posting bigint;
BEGIN
  SELECT * INTO own FROM ledger_lock(owner);
  posting := ledger_post(
    owner, line, size, club_account('house'), own.available_id, NULL, of_round, remark, moment);
  PERFORM ledger_add_lot(owner, posting, size, until);
END $$;
--> statement-breakpoint

-- Locks the accounts for taking coins out of the available ones. Coins whose day has passed don't
-- count. Raises 23L05 when there are fewer.
CREATE FUNCTION ledger_lock_for(
  owner bigint, size bigint, moment timestamptz, OUT available_id bigint, OUT held_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT * INTO own FROM ledger_lock(owner);
  IF own.available - ledger_expire(owner, moment) < size THEN
    RAISE EXCEPTION 'player % has too few coins', owner USING ERRCODE = '23L05';
  END IF;
  available_id := own.available_id;
  held_id := own.held_id;
END $$;
--> statement-breakpoint

-- Takes coins out of the available ones until they are posted or voided; answers the hold's id.
-- Raises 23L05.
CREATE FUNCTION ledger_hold(
  owner bigint, line text, size bigint, of_round bigint, remark text, moment timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  own record;
  made bigint;
BEGIN
  SELECT * INTO own FROM ledger_lock_for(owner, size, moment);
  INSERT INTO holds (player_id, amount) VALUES (owner, size) RETURNING id INTO made;
  PERFORM ledger_post(
    owner, line, size, own.available_id, own.held_id, made, of_round, remark, moment);
  PERFORM ledger_take_lots(owner, size, made);
  RETURN made;
END $$;
--> statement-breakpoint

-- Takes coins for the house at once: what is staked and settled in one step. Raises 23L05.
CREATE FUNCTION ledger_spend(
  owner bigint, line text, size bigint, of_round bigint, remark text, moment timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT * INTO own FROM ledger_lock_for(owner, size, moment);
  PERFORM ledger_post(
    owner, line, size, own.available_id, club_account('house'), NULL, of_round, remark, moment);
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
  own record;
BEGIN
  SELECT * INTO was FROM ledger_end_hold(ended, 'posted');
  SELECT * INTO own FROM ledger_lock(was.owner);
  PERFORM ledger_post(
    was.owner, 'SETTLED', was.size, own.held_id, club_account(destination),
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
  own record;
  posting bigint;
  lapsed bigint;
BEGIN
  SELECT * INTO was FROM ledger_end_hold(ended, 'voided');
  SELECT * INTO own FROM ledger_lock(was.owner);
  posting := ledger_post(
    was.owner, line, was.size, own.held_id, own.available_id, ended, of_round, remark, moment);
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
  available bigint;
  held bigint;
  lapsed bigint;
  redeemed bigint;
  expiring bigint;
  expires timestamptz;
BEGIN
  SELECT max(a.balance) FILTER (WHERE a.kind = 'available'), max(a.balance) FILTER (WHERE a.kind = 'held')
    INTO available, held FROM accounts a WHERE a.player_id = owner;
  SELECT coalesce(sum(r.coins), 0) INTO redeemed FROM redemptions r
    WHERE r.player_id = owner AND r.status = 'success';
  SELECT coalesce(sum(l.remaining), 0) INTO lapsed FROM lots l
    WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at < moment;
  SELECT l.expires_at, sum(l.remaining) INTO expires, expiring FROM lots l
    WHERE l.player_id = owner AND l.remaining > 0 AND l.expires_at >= moment
    GROUP BY l.expires_at ORDER BY l.expires_at LIMIT 1;
  RETURN jsonb_build_object(
    'balance', coalesce(available, 0) - lapsed + coalesce(held, 0),
    'pending', coalesce(held, 0),
    'redeemed', redeemed,
    'expire', jsonb_build_object(
      'balance', coalesce(expiring, 0),
      'date', to_char(expires AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
END $$;
--> statement-breakpoint

-- Counts an event of the player and reads the coins as this transaction leaves them.
CREATE FUNCTION player_change(
  owner bigint, moment timestamptz, OUT version bigint, OUT coin jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO player_events AS seen (player_id, version) VALUES (owner, 1)
    ON CONFLICT (player_id) DO UPDATE SET version = seen.version + 1
    RETURNING seen.version INTO player_change.version;
  coin := coin_balance(owner, moment);
END $$;
