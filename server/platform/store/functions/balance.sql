-- What a player has, and what the player's pages are told of it.

-- What the refresh answer says of a player's coins (contract/coins.ts): `balance` is available plus
-- held, `pending` is held, `redeemed` the total of successful redemptions, `expire` the next day on
-- which coins expire and how many. Coins whose day has passed count no more, also before the job has
-- written so. A table of one row, which a query over many players takes into its plan.
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

-- The same for one player, as a value.
CREATE FUNCTION coin_balance(owner bigint, moment timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT c.coin FROM coins_of(owner, moment) c);
END $$;

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
