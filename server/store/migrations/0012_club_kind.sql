ALTER TABLE "settings" ADD COLUMN "kind" text;--> statement-breakpoint
-- A club from before this is a demo if the demo's player is in it, and real if anybody else is.
UPDATE "settings" SET "kind" = CASE
  WHEN EXISTS (SELECT FROM players WHERE uid_lower = 'hornbill1' AND phone = '+60123456789') THEN 'demo'
  WHEN EXISTS (SELECT FROM players) THEN 'real'
END;
