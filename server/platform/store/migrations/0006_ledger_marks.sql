CREATE TABLE "ledger_marks" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text,
	"seal" text,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_marks_one_row" CHECK ("ledger_marks"."id" = 1)
);
