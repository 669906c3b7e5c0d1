CREATE TABLE "event_answers" (
	"try_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"chosen" integer NOT NULL,
	"is_right" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_answers_try_id_number_pk" PRIMARY KEY("try_id","number")
);
--> statement-breakpoint
CREATE TABLE "event_prizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"week_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"client_seed" text NOT NULL,
	"receipt" text NOT NULL,
	"at" integer NOT NULL,
	"state" text DEFAULT 'won' NOT NULL,
	"won_at" timestamp (3) with time zone NOT NULL,
	"claim_by" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"sealed_address" text,
	"send_by" date,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text,
	CONSTRAINT "event_prizes_number" UNIQUE("week_id","number"),
	CONSTRAINT "event_prizes_once" UNIQUE("week_id","player_id"),
	CONSTRAINT "event_prizes_claimed" CHECK (("event_prizes"."state" in ('claimed', 'sent')) = ("event_prizes"."claimed_at" is not null)),
	CONSTRAINT "event_prizes_sent" CHECK (("event_prizes"."state" = 'sent') = ("event_prizes"."sent_at" is not null)),
	CONSTRAINT "event_prizes_address" CHECK ("event_prizes"."sealed_address" is null or "event_prizes"."state" in ('claimed', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "event_readers" (
	"event_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_readers_event_id_player_id_pk" PRIMARY KEY("event_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "event_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"week_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"place" integer,
	CONSTRAINT "event_tries_once" UNIQUE("week_id","player_id"),
	CONSTRAINT "event_tries_place" UNIQUE("week_id","place"),
	CONSTRAINT "event_tries_counts" CHECK ("event_tries"."hits" between 0 and "event_tries"."answered"),
	CONSTRAINT "event_tries_finished" CHECK ("event_tries"."finished_at" is null or "event_tries"."asked_at" is null),
	CONSTRAINT "event_tries_reached" CHECK ("event_tries"."place" is null or ("event_tries"."place" > 0 and "event_tries"."finished_at" is not null and "event_tries"."hits" = "event_tries"."answered"))
);
--> statement-breakpoint
CREATE TABLE "event_weeks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"spins_until" timestamp (3) with time zone NOT NULL,
	"questions" jsonb NOT NULL,
	"qualifiers" integer NOT NULL,
	"qualified" integer DEFAULT 0 NOT NULL,
	"spins" integer DEFAULT 0 NOT NULL,
	"sealed_seed" text,
	"server_seed" text,
	"server_seed_hash" text NOT NULL,
	"revealed_at" timestamp (3) with time zone,
	"draw_hash" text NOT NULL,
	CONSTRAINT "event_weeks_number" UNIQUE("event_id","number"),
	CONSTRAINT "event_weeks_times" CHECK ("event_weeks"."opens_at" < "event_weeks"."closes_at" and "event_weeks"."closes_at" <= "event_weeks"."spins_until"),
	CONSTRAINT "event_weeks_counts" CHECK ("event_weeks"."qualified" between 0 and "event_weeks"."qualifiers" and "event_weeks"."spins" between 0 and "event_weeks"."qualified"),
	CONSTRAINT "event_weeks_revealed" CHECK (("event_weeks"."revealed_at" is null) = ("event_weeks"."server_seed" is null) and ("event_weeks"."revealed_at" is null) = ("event_weeks"."sealed_seed" is not null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "events_key_unique" UNIQUE("key"),
	CONSTRAINT "events_times" CHECK ("events"."opens_at" < "events"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "week_prizes" (
	"week_id" bigint NOT NULL,
	"at" integer NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"tickets" integer,
	"sen" bigint,
	"winners" integer NOT NULL,
	"won" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "week_prizes_week_id_at_pk" PRIMARY KEY("week_id","at"),
	CONSTRAINT "week_prizes_key" UNIQUE("week_id","key"),
	CONSTRAINT "week_prizes_won" CHECK ("week_prizes"."won" between 0 and "week_prizes"."winners"),
	CONSTRAINT "week_prizes_kind" CHECK (("week_prizes"."kind" = 'tickets') = ("week_prizes"."tickets" is not null) and ("week_prizes"."kind" = 'bonus') = ("week_prizes"."sen" is not null))
);
--> statement-breakpoint
CREATE TABLE "held_phones" (
	"hash" text NOT NULL,
	"player_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_phones_hash_player_id_pk" PRIMARY KEY("hash","player_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"word" text,
	"kind" text,
	"seconds" real,
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "videos_file_unique" UNIQUE("file"),
	CONSTRAINT "videos_sent" CHECK (("videos"."status" = 'uploading') = ("videos"."sent_at" is null) and ("videos"."sent_at" is null) = ("videos"."kind" is null) and ("videos"."sent_at" is null) = ("videos"."word" is null)),
	CONSTRAINT "videos_decided" CHECK (("videos"."status" in ('uploading', 'pending')) = ("videos"."decided_at" is null) and ("videos"."decided_at" is null) = ("videos"."decided_by" is null) and ("videos"."status" in ('resubmit', 'support')) = ("videos"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "rewards" ALTER COLUMN "round_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "event_prize_id" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_try_id_event_tries_id_fk" FOREIGN KEY ("try_id") REFERENCES "public"."event_tries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_week_id_event_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."event_weeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_of_week" FOREIGN KEY ("week_id","at") REFERENCES "public"."week_prizes"("week_id","at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_prizes" ADD CONSTRAINT "event_prizes_of_try" FOREIGN KEY ("week_id","player_id") REFERENCES "public"."event_tries"("week_id","player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_readers" ADD CONSTRAINT "event_readers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_readers" ADD CONSTRAINT "event_readers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tries" ADD CONSTRAINT "event_tries_week_id_event_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."event_weeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tries" ADD CONSTRAINT "event_tries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_weeks" ADD CONSTRAINT "event_weeks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_prizes" ADD CONSTRAINT "week_prizes_week_id_event_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."event_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_phones" ADD CONSTRAINT "held_phones_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_prizes_player" ON "event_prizes" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "event_prizes_won" ON "event_prizes" USING btree ("claim_by") WHERE "event_prizes"."state" = 'won';--> statement-breakpoint
CREATE INDEX "event_prizes_claimed" ON "event_prizes" USING btree ("send_by") WHERE "event_prizes"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "event_prizes_address" ON "event_prizes" USING btree ("sent_at") WHERE "event_prizes"."sealed_address" is not null;--> statement-breakpoint
CREATE INDEX "event_tries_finished" ON "event_tries" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "event_weeks_secret" ON "event_weeks" USING btree ("spins_until") WHERE "event_weeks"."revealed_at" is null;--> statement-breakpoint
CREATE INDEX "events_published" ON "events" USING btree ("opens_at") WHERE "events"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "held_phones_of_player" ON "held_phones" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "videos_of_player" ON "videos" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "videos_by_status" ON "videos" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_open" ON "videos" USING btree ("player_id") WHERE "videos"."status" in ('uploading', 'pending');--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_event_prize_id_event_prizes_id_fk" FOREIGN KEY ("event_prize_id") REFERENCES "public"."event_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_history_alone" ON "postings" USING btree ("player_id","at") WHERE "postings"."type" <> 'SETTLED' and "postings"."round_id" is null;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_eventPrizeId_unique" UNIQUE("event_prize_id");--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_of" CHECK (num_nonnulls("rewards"."round_id", "rewards"."event_prize_id") = 1);