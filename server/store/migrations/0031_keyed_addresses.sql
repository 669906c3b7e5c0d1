ALTER TABLE "push_subscriptions" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "source" text;--> statement-breakpoint
-- By plain hashes no address is known any more.
DELETE FROM "sightings" WHERE "kind" = 'address';
