-- What a player staked and won, counted by day when it is written: neither a limit that is checked
-- nor the months a player looks at go through every round that was ever played.

-- Counts what steps staked and won, but for one that gives its round back. Who stakes or wins has their
-- coins locked by now: of two that count for a player none waits for the other while the other waits for the
-- coins.
CREATE FUNCTION steps_count_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO played_days AS p (player_id, day, staked, won)
    SELECT r.player_id, club_day(a.at), sum(a.bet), sum(a.credited)
    FROM added a JOIN rounds r ON r.id = a.round_id
    WHERE (a.bet > 0 OR a.credited > 0) AND r.status <> 'voided'
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (player_id, day) DO UPDATE
      SET staked = p.staked + EXCLUDED.staked, won = p.won + EXCLUDED.won;
  RETURN NULL;
END $$;
CREATE TRIGGER steps_count_play AFTER INSERT ON "round_steps"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION steps_count_play();

-- A round that is given back counts no more.
CREATE FUNCTION round_uncounts_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_lock(NEW.player_id);
  UPDATE played_days p SET staked = p.staked - s.staked, won = p.won - s.won
    FROM (
      SELECT club_day(own.at) AS day, sum(own.bet) AS staked, sum(own.credited) AS won
      FROM round_steps own WHERE own.round_id = NEW.id GROUP BY 1
    ) s WHERE p.player_id = NEW.player_id AND p.day = s.day;
  RETURN NULL;
END $$;
CREATE TRIGGER round_uncounts_play AFTER UPDATE OF "status" ON "rounds"
  FOR EACH ROW WHEN (NEW.status = 'voided' AND OLD.status <> 'voided')
  EXECUTE FUNCTION round_uncounts_play();
