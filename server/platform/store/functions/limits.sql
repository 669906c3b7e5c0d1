-- Responsible gaming: what players set for themselves holds where coins are staked.

-- The beginning of the club's day (GMT+8, no summer time).
CREATE FUNCTION club_day(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('day', moment AT TIME ZONE 'UTC' + interval '8 hours') - interval '8 hours')
    AT TIME ZONE 'UTC'
$$;

-- What a player staked since the beginning of a day, in rounds that were not given back.
CREATE FUNCTION staked_since(owner bigint, since timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(p.staked), 0) FROM played_days p
    WHERE p.player_id = owner AND p.day >= since);
END $$;

-- Says of a player's own limits what refuses a stake: an SQLSTATE and its detail, both NULL when nothing
-- does. 23L07: the player pauses, until when; 23L08: `size` is more than the day's limit leaves, and
-- what it leaves. The player's coins must be locked, so that two stakes at once don't both fit.
CREATE FUNCTION responsible_gaming_verdict(
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

-- Raises 23L07 or 23L08 with its detail where responsible_gaming_verdict refuses. The player's coins must be locked.
CREATE FUNCTION responsible_gaming_demand(owner bigint, size bigint, moment timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  verdict record := responsible_gaming_verdict(owner, size, moment);
BEGIN
  IF verdict.refusal IS NOT NULL THEN
    RAISE EXCEPTION 'refused by the limits that player % set', owner
      USING ERRCODE = verdict.refusal, DETAIL = verdict.detail;
  END IF;
END $$;
