CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "options" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"kind" text,
	"seed_key" text,
	"vapid_public" text,
	"vapid_private" text,
	"maintenance" boolean DEFAULT false NOT NULL,
	"maintenance_since" timestamp (3) with time zone,
	"maintenance_until" timestamp (3) with time zone,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"img_en" text NOT NULL,
	"img_zh" text NOT NULL,
	"img_ms" text NOT NULL,
	"link_en" text NOT NULL,
	"link_zh" text NOT NULL,
	"link_ms" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"topic" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"img" jsonb NOT NULL,
	"link" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "game_flags" (
	"game" text PRIMARY KEY NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tunings" (
	"game" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"hash" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"base" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"author_id" bigint,
	"approved_by" text,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "tunings_game_version_pk" PRIMARY KEY("game","version"),
	CONSTRAINT "tunings_origin" CHECK ("tunings"."origin" in ('code', 'published')),
	CONSTRAINT "tunings_status" CHECK ("tunings"."status" in ('pending', 'published', 'withdrawn')),
	CONSTRAINT "tunings_code" CHECK ("tunings"."origin" = 'published' or "tunings"."status" = 'published')
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	CONSTRAINT "holds_amount" CHECK ("holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint,
	"kind" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "accounts_owner" CHECK (("accounts"."player_id" is not null) = ("accounts"."kind" in ('available', 'held'))),
	CONSTRAINT "accounts_running" CHECK (("accounts"."player_id" is not null) = ("accounts"."balance" is not null)),
	CONSTRAINT "accounts_not_negative" CHECK ("accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "entries_posting_id_account_id_pk" PRIMARY KEY("posting_id","account_id"),
	CONSTRAINT "entries_amount" CHECK ("entries"."amount" <> 0 and abs("entries"."amount") <= 100000000000000)
);
--> statement-breakpoint
CREATE TABLE "lot_holds" (
	"hold_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "lot_holds_hold_id_lot_id_pk" PRIMARY KEY("hold_id","lot_id"),
	CONSTRAINT "lot_holds_amount" CHECK ("lot_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"posting_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"is_open" boolean GENERATED ALWAYS AS (remaining > 0) STORED NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lots_remaining" CHECK ("lots"."remaining" between 0 and "lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"type" text NOT NULL,
	"hold_id" bigint,
	"round_id" bigint,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "measures" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"daily_limit" bigint,
	"coming_at" timestamp (3) with time zone,
	"coming_limit" bigint,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"device" text,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "played_days" (
	"player_id" bigint NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "played_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
CREATE TABLE "player_events" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"uid_lower" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'player' NOT NULL,
	"platform" text DEFAULT 'vip' NOT NULL,
	"tg_user_id" bigint,
	"tg_register" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"notify" boolean DEFAULT true NOT NULL,
	"referrer" text,
	"uid_changed_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"declared_of_age_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "players_uidLower_unique" UNIQUE("uid_lower"),
	CONSTRAINT "players_phone_unique" UNIQUE("phone"),
	CONSTRAINT "players_tgUserId_unique" UNIQUE("tg_user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"device" text,
	"step_up_hash" text,
	"step_up_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"give_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_messages_once" UNIQUE("player_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"public_key" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_playerId_unique" UNIQUE("player_id"),
	CONSTRAINT "push_subscriptions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"hold_id" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"credit_sen" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "redemptions_holdId_unique" UNIQUE("hold_id"),
	CONSTRAINT "redemptions_decided" CHECK (("redemptions"."status" = 'pending') = ("redemptions"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"game" text NOT NULL,
	"build" text,
	"note" text NOT NULL,
	"recording" "bytea",
	"picture" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"answer" text,
	CONSTRAINT "reports_closed" CHECK (("reports"."closed_at" is null) = ("reports"."closed_by" is null) and ("reports"."closed_at" is null) = ("reports"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"player_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer DEFAULT 200 NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "requests_player_id_request_id_pk" PRIMARY KEY("player_id","request_id")
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
CREATE TABLE "packed_steps" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_steps" (
	"round_id" bigint NOT NULL,
	"step" integer NOT NULL,
	"move" jsonb,
	"events" jsonb NOT NULL,
	"multiplier" integer NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"credited" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "round_steps_round_id_step_pk" PRIMARY KEY("round_id","step")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"game" text NOT NULL,
	"mode" text DEFAULT 'house' NOT NULL,
	"duel_id" bigint,
	"seat" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"hold_id" bigint,
	"seed_id" bigint NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"tuning_version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "rounds_money" CHECK ("rounds"."bet" >= 0 and "rounds"."won" >= 0),
	CONSTRAINT "rounds_settled" CHECK (("rounds"."status" = 'open') = ("rounds"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"sealed_seed" text,
	"server_seed" text,
	"server_seed_hash" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"player_id" bigint,
	"address" text,
	"source" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "sightings" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"player_id" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sightings_kind_hash_player_id_pk" PRIMARY KEY("kind","hash","player_id")
);
--> statement-breakpoint
CREATE TABLE "suspicions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspicions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"seen" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"note" text,
	CONSTRAINT "suspicions_closed" CHECK (("suspicions"."closed_at" is null) = ("suspicions"."closed_by" is null) and ("suspicions"."closed_at" is null) = ("suspicions"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "telegram_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_holds" ADD CONSTRAINT "lot_holds_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_holds" ADD CONSTRAINT "lot_holds_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_events" ADD CONSTRAINT "player_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_steps" ADD CONSTRAINT "packed_steps_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_steps" ADD CONSTRAINT "round_steps_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_duel_id_duels_id_fk" FOREIGN KEY ("duel_id") REFERENCES "public"."duels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeds" ADD CONSTRAINT "seeds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_of_player" ON "activities" USING btree ("player_id","seen_at");--> statement-breakpoint
CREATE INDEX "activities_by_time" ON "activities" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "holds_player" ON "holds" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "inbox_player" ON "inbox" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "inbox_unread" ON "inbox" USING btree ("player_id") WHERE "inbox"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_popups" ON "inbox" USING btree ("player_id","created_at") WHERE "inbox"."read_at" is null and "inbox"."shown_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_player" ON "accounts" USING btree ("player_id","kind") WHERE "accounts"."player_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_of_club" ON "accounts" USING btree ("kind") WHERE "accounts"."player_id" is null;--> statement-breakpoint
CREATE INDEX "lots_spendable" ON "lots" USING btree ("player_id","expires_at","id") WHERE "lots"."is_open";--> statement-breakpoint
CREATE INDEX "lots_expiring" ON "lots" USING btree ("expires_at") WHERE "lots"."is_open";--> statement-breakpoint
CREATE INDEX "postings_history" ON "postings" USING btree ("player_id",(-"id")) WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "postings_history_at" ON "postings" USING btree ("player_id","at") WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "postings_history_type" ON "postings" USING btree ("player_id","type","at") WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "rewards_pending" ON "rewards" USING btree ("created_at") WHERE "rewards"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "rewards_player" ON "rewards" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "otps_phone" ON "otps" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at") WHERE "push_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "push_messages_by_time" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "redemptions_player" ON "redemptions" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "redemptions_pending" ON "redemptions" USING btree ("created_at") WHERE "redemptions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reports_of_player" ON "reports" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "reports_by_time" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "duels_deadline" ON "duels" USING btree ("deadline_at") WHERE "duels"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_open" ON "rounds" USING btree ("player_id","game") WHERE "rounds"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_nonce" ON "rounds" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "rounds_player_game" ON "rounds" USING btree ("player_id","game","id");--> statement-breakpoint
CREATE INDEX "rounds_player_opened" ON "rounds" USING btree ("player_id","opened_at");--> statement-breakpoint
CREATE INDEX "rounds_player_game_opened" ON "rounds" USING btree ("player_id","game","opened_at");--> statement-breakpoint
CREATE INDEX "rounds_deadline" ON "rounds" USING btree ("deadline_at") WHERE "rounds"."status" = 'open';--> statement-breakpoint
CREATE INDEX "rounds_idle" ON "rounds" USING btree ("opened_at") WHERE "rounds"."status" = 'open' and "rounds"."deadline_at" is null;--> statement-breakpoint
CREATE INDEX "rounds_duel" ON "rounds" USING btree ("duel_id") WHERE "rounds"."duel_id" is not null;--> statement-breakpoint
CREATE INDEX "rounds_met" ON "rounds" USING btree ("player_id","duel_id") WHERE "rounds"."duel_id" is not null;--> statement-breakpoint
CREATE INDEX "rounds_fto_settled" ON "rounds" USING btree ("settled_at") WHERE "rounds"."game" = 'fto';--> statement-breakpoint
CREATE INDEX "rounds_opened" ON "rounds" USING brin ("opened_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE UNIQUE INDEX "seeds_in_force" ON "seeds" USING btree ("player_id") WHERE "seeds"."revealed_at" is null;--> statement-breakpoint
CREATE INDEX "seeds_player" ON "seeds" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_player" ON "security_events" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sightings_player" ON "sightings" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspicions_once" ON "suspicions" USING btree ("player_id","kind","day");--> statement-breakpoint

-- Below: what the schema's files can't say.

-- What the functions take and answer.
CREATE TYPE ledger_line AS (
  owner bigint,
  line text,
  size bigint,
  source bigint,
  target bigint,
  of_hold bigint,
  of_round bigint,
  remark text,
  at timestamptz
);--> statement-breakpoint
CREATE TYPE lot_gain AS (
  owner bigint,
  posting bigint,
  size bigint,
  until timestamptz
);--> statement-breakpoint
CREATE TYPE lot_take AS (
  owner bigint,
  size bigint,
  for_hold bigint
);--> statement-breakpoint
CREATE TYPE player_news AS (
  version bigint,
  coin jsonb
);--> statement-breakpoint
CREATE TYPE round_play AS (
  of_session text,
  of_request uuid,
  kind text,
  body_hash text,
  reply jsonb,
  of_round bigint,
  owner bigint,
  line text,
  number integer,
  outcome text,
  new_state jsonb,
  clock timestamptz,
  runs_on boolean,
  shows boolean,
  move jsonb,
  events jsonb,
  multiplier integer,
  staked bigint,
  spent bigint,
  credited bigint,
  sen bigint,
  at timestamptz,
  until timestamptz,
  returned_until timestamptz,
  of_hold bigint
);--> statement-breakpoint

-- The steps of every round, whether they are rows of their own or packed (server/rounds/history/packSteps.ts).
CREATE VIEW steps_of_rounds AS
  SELECT s.round_id, s.step, s.move, s.events, s.multiplier, s.bet, s.credited, s.at FROM round_steps s
  UNION ALL
  SELECT p.round_id, s.step, s.move, s.events, s.multiplier, s.bet, s.credited, s.at
    FROM packed_steps p, jsonb_to_recordset(p.steps) AS s(step integer, move jsonb, events jsonb,
      multiplier integer, bet bigint, credited bigint, at timestamptz);--> statement-breakpoint

-- Rows that change in place: room on their page keeps their indexes as they are (heap-only tuples).
ALTER TABLE "accounts" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "lots" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "player_events" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "rounds" SET (fillfactor = 70);--> statement-breakpoint

-- The club's own accounts, and the one row of its settings.
INSERT INTO "accounts" ("kind") VALUES ('house'), ('redeemed'), ('expired'), ('adjust');--> statement-breakpoint
INSERT INTO "settings" ("id") VALUES (1);
