-- Idempotency keys: what a request was for and what it was answered, by player and request id
-- (server/platform/requests/idempotent.ts).

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

-- Keeps what the request was answered.
CREATE FUNCTION request_end(owner bigint, of_request uuid, reply jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests SET answer = reply WHERE player_id = owner AND request_id = of_request;
END $$;
