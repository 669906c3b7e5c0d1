-- What a token stands for (server/domains/accounts/sessions.ts), and whether the club is closed; null when
-- there is no such session.
CREATE FUNCTION session_read(of_hash text) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'playerId', s.player_id, 'uid', p.uid, 'role', p.role, 'endReason', s.end_reason,
      'isEnded', s.ended_at IS NOT NULL,
      'expiresAt', extract(epoch FROM s.expires_at) * 1000,
      'lastSeenAt', extract(epoch FROM s.last_seen_at) * 1000,
      'isClubClosed', coalesce((SELECT c.maintenance FROM settings c), false))
    FROM sessions s JOIN players p ON p.id = s.player_id
    WHERE s.token_hash = of_hash);
END $$;
