-- Matches between players were switched on for every demo: from now on only an operator does that.
UPDATE "game_flags" SET "is_live" = false
  WHERE "is_live" AND NOT EXISTS (
    SELECT FROM "audit" WHERE "action" = 'game live' AND "target" = "game_flags"."game");
