-- What decides about a player's spins (server/rounds/open/spins.ts), so that it is read in the statement that
-- reads the standing: deposits in sen, spins made ever and since the club's day began, and whether the
-- account is verified. Null of a null.
CREATE FUNCTION spins_of(owner bigint, of_game text, moment timestamptz) RETURNS json
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'sen', (SELECT coalesce(sum(d.sen), 0) FROM deposits d WHERE d.player_id = owner),
      'used', count(*),
      'today', count(*) FILTER (WHERE r.opened_at >= club_day(moment)),
      'isVerified', EXISTS (
        SELECT FROM players p WHERE p.id = owner AND p.verified_at IS NOT NULL))
    FROM rounds r WHERE r.player_id = owner AND r.game = of_game AND r.status <> 'voided');
END $$;
