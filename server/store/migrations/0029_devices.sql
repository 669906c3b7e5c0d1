CREATE TABLE "devices" (
	"player_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_player_id_hash_pk" PRIMARY KEY("player_id","hash")
);
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "devices" ("player_id", "hash", "created_at", "seen_at")
  SELECT "player_id", "hash", "seen_at", "seen_at" FROM "sightings" WHERE "kind" = 'device';
