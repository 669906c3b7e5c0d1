CREATE TABLE "board_members" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"nickname" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_members_nickname_unique" UNIQUE("nickname")
);
--> statement-breakpoint
CREATE TABLE "board_weeks" (
	"player_id" bigint NOT NULL,
	"week" text NOT NULL,
	"goals" smallint NOT NULL,
	"days" smallint NOT NULL,
	"tie" integer DEFAULT (random() * 2147483647)::integer NOT NULL,
	CONSTRAINT "board_weeks_player_id_week_pk" PRIMARY KEY("player_id","week"),
	CONSTRAINT "board_weeks_played" CHECK ("board_weeks"."goals" >= 0 and "board_weeks"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "progress_finds" (
	"player_id" bigint NOT NULL,
	"find" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_finds_player_id_find_pk" PRIMARY KEY("player_id","find")
);
--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_weeks" ADD CONSTRAINT "board_weeks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_finds" ADD CONSTRAINT "progress_finds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_members_counted" ON "board_members" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "board_weeks_order" ON "board_weeks" USING btree ("week","goals","days","tie");