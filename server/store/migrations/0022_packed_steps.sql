CREATE TABLE "packed_steps" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "packed_steps" ADD CONSTRAINT "packed_steps_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint

-- The steps of every round, whether they are rows of their own or packed (server/rounds/history/packSteps.ts).
CREATE VIEW steps_of_rounds AS
  SELECT s.round_id, s.step, s.move, s.events, s.multiplier, s.bet, s.credited, s.at FROM round_steps s
  UNION ALL
  SELECT p.round_id, s.step, s.move, s.events, s.multiplier, s.bet, s.credited, s.at
    FROM packed_steps p, jsonb_to_recordset(p.steps) AS s(step integer, move jsonb, events jsonb,
      multiplier integer, bet bigint, credited bigint, at timestamptz);
