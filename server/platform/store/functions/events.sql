-- The quiz event: one try a week, the first who have all right, and a draw without replacement. Each function is
-- called in a transaction of its caller (server/domains/events/), which commits it with the stored answer.

-- How a week stands for its players: missing, soon, open, spinning, or over.
CREATE FUNCTION event_week_state(of_week bigint, moment timestamptz) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((
    SELECT CASE
      WHEN e.published_at IS NULL THEN 'missing'
      WHEN moment < w.opens_at THEN 'soon'
      WHEN e.closed_at IS NOT NULL OR w.revealed_at IS NOT NULL OR moment >= w.spins_until THEN 'over'
      WHEN moment >= w.closes_at THEN 'spinning'
      ELSE 'open' END
    FROM event_weeks w JOIN events e ON e.id = w.event_id WHERE w.id = of_week), 'missing');
END $$;

-- Shows the open question of a player's try, or opens the next one; the first one begins the try. Answers
-- `result`: asked with `answered` and `askedAt` (epoch milliseconds), finished, full, unread, or the week's state.
-- Whoever asks twice at the same time is shown the same.
CREATE FUNCTION event_ask(of_week bigint, owner bigint, moment timestamptz) RETURNS json
LANGUAGE plpgsql AS $$
DECLARE
  state text := event_week_state(of_week, moment);
  own event_tries;
BEGIN
  IF state <> 'open' THEN RETURN json_build_object('result', state); END IF;
  IF NOT EXISTS (
    SELECT FROM event_readers r JOIN event_weeks w ON w.event_id = r.event_id
    WHERE w.id = of_week AND r.player_id = owner)
  THEN RETURN json_build_object('result', 'unread'); END IF;
  SELECT * INTO own FROM event_tries t WHERE t.week_id = of_week AND t.player_id = owner FOR UPDATE;
  IF NOT FOUND THEN
    IF EXISTS (SELECT FROM event_weeks w WHERE w.id = of_week AND w.qualified >= w.qualifiers)
    THEN RETURN json_build_object('result', 'full'); END IF;
    INSERT INTO event_tries (week_id, player_id, started_at) VALUES (of_week, owner, moment)
      ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT own FROM event_tries t
      WHERE t.week_id = of_week AND t.player_id = owner FOR UPDATE;
  END IF;
  IF own.finished_at IS NOT NULL THEN RETURN json_build_object('result', 'finished'); END IF;
  UPDATE event_tries t SET asked_at = coalesce(t.asked_at, moment) WHERE t.id = own.id RETURNING * INTO own;
  RETURN json_build_object('result', 'asked', 'answered', own.answered,
    'askedAt', round(extract(epoch FROM own.asked_at) * 1000));
END $$;

-- Answers the open question. The last answer of who has all right takes the next place of the week, under the
-- lock of its row, which is held until the commit: places are in the order of commits, and never more than may
-- qualify. Answers `result`: answered, unasked (another question than the open one), or the week's state; and of
-- who is done with all, whether `hits` are all and the `place`. Locks the try, then the week.
CREATE FUNCTION event_answer(
  of_week bigint, owner bigint, question integer, choice integer, is_hit boolean, questions integer,
  moment timestamptz
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  state text := event_week_state(of_week, moment);
  own event_tries;
  is_last boolean := question = questions;
  reached integer;
BEGIN
  IF state <> 'open' THEN RETURN json_build_object('result', state); END IF;
  SELECT * INTO own FROM event_tries t WHERE t.week_id = of_week AND t.player_id = owner FOR UPDATE;
  IF own.asked_at IS NULL OR question <> own.answered + 1 THEN
    RETURN json_build_object('result', 'unasked');
  END IF;
  INSERT INTO event_answers (try_id, number, chosen, is_right, asked_at, answered_at)
    VALUES (own.id, question, choice, is_hit, own.asked_at, greatest(moment, own.asked_at));
  own.hits := own.hits + is_hit::integer;
  IF is_last AND own.hits = questions THEN
    UPDATE event_weeks w SET qualified = w.qualified + 1
      WHERE w.id = of_week AND w.qualified < w.qualifiers RETURNING w.qualified INTO reached;
  END IF;
  UPDATE event_tries t SET answered = question, hits = own.hits, asked_at = NULL, place = reached,
      finished_at = CASE WHEN is_last THEN greatest(moment, own.asked_at) END
    WHERE t.id = own.id;
  RETURN json_build_object('result', 'answered', 'hits', own.hits, 'place', reached);
END $$;

-- Locks what a spin is drawn from. Answers `result`: ready, with the spin's `number`, the receipt `before` it and
-- what is `left` of each prize in their order; spun, empty (no prize is left), full (all right, but too late), missed
-- (not all is answered, or not all right), or the week's state. Locks the try, then the week.
CREATE FUNCTION event_spin_begin(of_week bigint, owner bigint, moment timestamptz) RETURNS json
LANGUAGE plpgsql AS $$
DECLARE
  own event_tries;
  week event_weeks;
  state text;
BEGIN
  SELECT * INTO own FROM event_tries t WHERE t.week_id = of_week AND t.player_id = owner FOR UPDATE;
  SELECT * INTO week FROM event_weeks w WHERE w.id = of_week FOR UPDATE;
  -- By the row as it is now that it is locked: its seed may have been revealed meanwhile.
  state := event_week_state(of_week, moment);
  IF state IN ('missing', 'soon') THEN RETURN json_build_object('result', state); END IF;
  IF EXISTS (SELECT FROM event_prizes p WHERE p.week_id = of_week AND p.player_id = owner)
  THEN RETURN json_build_object('result', 'spun'); END IF;
  IF state = 'over' THEN RETURN json_build_object('result', state); END IF;
  IF own.place IS NULL THEN
    RETURN json_build_object('result', CASE
      WHEN own.finished_at IS NOT NULL AND own.hits = own.answered THEN 'full' ELSE 'missed' END);
  END IF;
  IF NOT EXISTS (SELECT FROM week_prizes p WHERE p.week_id = of_week AND p.won < p.winners)
  THEN RETURN json_build_object('result', 'empty'); END IF;
  RETURN json_build_object('result', 'ready', 'number', week.spins,
    'before', coalesce((
      SELECT p.receipt FROM event_prizes p WHERE p.week_id = of_week AND p.number = week.spins - 1),
      week.draw_hash),
    'left', (
      SELECT json_agg(json_build_object('key', p.key, 'left', p.winners - p.won) ORDER BY p.at)
      FROM week_prizes p WHERE p.week_id = of_week));
END $$;

-- Writes what was drawn; answers the prize's id. In the transaction of event_spin_begin.
CREATE FUNCTION event_spin_end(
  of_week bigint, owner bigint, own_client_seed text, of_receipt text, drawn integer,
  moment timestamptz, until timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
BEGIN
  UPDATE event_weeks w SET spins = w.spins + 1 WHERE w.id = of_week;
  INSERT INTO event_prizes (week_id, player_id, number, client_seed, receipt, at, won_at, claim_by)
    SELECT of_week, owner, w.spins - 1, own_client_seed, of_receipt, drawn, moment, until
    FROM event_weeks w WHERE w.id = of_week
    RETURNING id INTO made;
  RETURN made;
END $$;

-- A prize that is won is one less of what is left, whoever writes it: week_prizes_won refuses one too many. Only
-- who qualified wins. Raises 23Q01.
CREATE FUNCTION event_prizes_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE week_prizes p SET won = p.won + 1 WHERE p.week_id = NEW.week_id AND p.at = NEW.at;
  IF NOT EXISTS (
    SELECT FROM event_tries t
    WHERE t.week_id = NEW.week_id AND t.player_id = NEW.player_id AND t.place IS NOT NULL)
  THEN RAISE EXCEPTION 'player % did not qualify', NEW.player_id USING ERRCODE = '23Q01'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_prizes_count AFTER INSERT ON "event_prizes"
  FOR EACH ROW EXECUTE FUNCTION event_prizes_count();

-- What was drawn stays. Raises 23Q02.
CREATE FUNCTION event_prizes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a prize that was drawn stays as it was' USING ERRCODE = '23Q02';
END $$;
CREATE TRIGGER event_prizes_stay BEFORE DELETE ON "event_prizes"
  FOR EACH ROW EXECUTE FUNCTION event_prizes_stay();
CREATE TRIGGER event_prizes_drawn BEFORE UPDATE ON "event_prizes"
  FOR EACH ROW WHEN ((OLD.week_id, OLD.player_id, OLD.number, OLD.client_seed, OLD.receipt, OLD.at, OLD.won_at)
    IS DISTINCT FROM (NEW.week_id, NEW.player_id, NEW.number, NEW.client_seed, NEW.receipt, NEW.at, NEW.won_at))
  EXECUTE FUNCTION event_prizes_stay();

-- Nobody's place is given away, or to another. Raises 23Q03.
CREATE FUNCTION event_places_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a place that was reached stays' USING ERRCODE = '23Q03';
END $$;
CREATE TRIGGER event_places_stay BEFORE UPDATE ON "event_tries"
  FOR EACH ROW WHEN (OLD.place IS NOT NULL AND OLD.place IS DISTINCT FROM NEW.place)
  EXECUTE FUNCTION event_places_stay();
