CREATE TABLE "deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"sen" bigint NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposits_reference_unique" UNIQUE("reference"),
	CONSTRAINT "deposits_sen" CHECK ("deposits"."sen" > 0)
);
--> statement-breakpoint
CREATE TABLE "duels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"state" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"sen" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_by" text,
	CONSTRAINT "rewards_roundId_unique" UNIQUE("round_id"),
	CONSTRAINT "rewards_sen" CHECK ("rewards"."sen" > 0),
	CONSTRAINT "rewards_paid" CHECK (("rewards"."status" = 'pending') = ("rewards"."paid_at" is null))
);
--> statement-breakpoint
ALTER TABLE "game_flags" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_flags" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "game_flags" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "round_steps" ADD COLUMN "bet" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "mode" text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "duel_id" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "seat" integer;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "duels_deadline" ON "duels" USING btree ("deadline_at") WHERE "duels"."status" = 'open';--> statement-breakpoint
CREATE INDEX "rewards_pending" ON "rewards" USING btree ("created_at") WHERE "rewards"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "rewards_player" ON "rewards" USING btree ("player_id","id");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_duel_id_duels_id_fk" FOREIGN KEY ("duel_id") REFERENCES "public"."duels"("id") ON DELETE no action ON UPDATE no action;