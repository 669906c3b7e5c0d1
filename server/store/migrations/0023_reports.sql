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
ALTER TABLE "reports" ADD CONSTRAINT "reports_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_of_player" ON "reports" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "reports_by_time" ON "reports" USING btree ("created_at");