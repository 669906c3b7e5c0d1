CREATE TABLE "report_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" text NOT NULL,
	"state" text NOT NULL,
	"error" text NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"mended_in" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"back_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_groups_sign" UNIQUE("game","state","error")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_report_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."report_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_of_group" ON "reports" USING btree ("group_id");