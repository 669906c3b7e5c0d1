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
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sightings_player" ON "sightings" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspicions_once" ON "suspicions" USING btree ("player_id","kind","day");--> statement-breakpoint
CREATE INDEX "rounds_met" ON "rounds" USING btree ("player_id","duel_id") WHERE "rounds"."duel_id" is not null;--> statement-breakpoint
CREATE INDEX "rounds_fto_settled" ON "rounds" USING btree ("settled_at") WHERE "rounds"."game" = 'fto';