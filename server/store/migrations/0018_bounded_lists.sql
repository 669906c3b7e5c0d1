DROP INDEX "inbox_player";--> statement-breakpoint
DROP INDEX "postings_history";--> statement-breakpoint
DROP INDEX "postings_history_type";--> statement-breakpoint
DROP INDEX "redemptions_player";--> statement-breakpoint
CREATE INDEX "inbox_popups" ON "inbox" USING btree ("player_id","created_at") WHERE "inbox"."read_at" is null and "inbox"."shown_at" is null;--> statement-breakpoint
CREATE INDEX "postings_history_at" ON "postings" USING btree ("player_id","at") WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "rounds_player_game_opened" ON "rounds" USING btree ("player_id","game","opened_at");--> statement-breakpoint
CREATE INDEX "seeds_player" ON "seeds" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "inbox_player" ON "inbox" USING btree ("player_id",(-"id"));--> statement-breakpoint
CREATE INDEX "postings_history" ON "postings" USING btree ("player_id",(-"id")) WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "postings_history_type" ON "postings" USING btree ("player_id","type","at") WHERE "postings"."type" <> 'SETTLED';--> statement-breakpoint
CREATE INDEX "redemptions_player" ON "redemptions" USING btree ("player_id",(-"id"));