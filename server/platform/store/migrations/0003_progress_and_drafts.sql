CREATE TABLE "tuning_drafts" (
	"game" text NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"base" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"author" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tuning_drafts_game_name_pk" PRIMARY KEY("game","name")
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"through" text NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"best" integer DEFAULT 0 NOT NULL,
	"pass_month" text,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_days" CHECK ("progress"."days" >= 0 and "progress"."best" >= "progress"."days")
);
--> statement-breakpoint
CREATE TABLE "progress_bests" (
	"player_id" bigint NOT NULL,
	"game" text NOT NULL,
	"round_id" bigint NOT NULL,
	"bet" bigint NOT NULL,
	"won" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_bests_player_id_game_pk" PRIMARY KEY("player_id","game")
);
--> statement-breakpoint
CREATE TABLE "progress_rewards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"coins" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_rewards_coins" CHECK ("progress_rewards"."coins" > 0)
);
--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_bests" ADD CONSTRAINT "progress_bests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_rewards" ADD CONSTRAINT "progress_rewards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "progress_rewards_once" ON "progress_rewards" USING btree ("player_id","kind","day");