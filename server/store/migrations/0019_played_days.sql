CREATE TABLE "played_days" (
	"player_id" bigint NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "played_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
