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
