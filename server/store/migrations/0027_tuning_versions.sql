ALTER TABLE "tunings" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "tunings" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
-- The same text as engine/fair/canonical.ts makes; only here, for the rows there are.
CREATE FUNCTION pg_temp.canonical(of_value jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE jsonb_typeof(of_value)
    WHEN 'object' THEN (
      SELECT '{' || coalesce(string_agg(to_json(e.key)::text || ':' || pg_temp.canonical(e.value), ','
        ORDER BY e.key COLLATE "C"), '') || '}' FROM jsonb_each(of_value) e)
    WHEN 'array' THEN (
      SELECT '[' || coalesce(string_agg(pg_temp.canonical(e.value), ',' ORDER BY e.at), '') || ']'
      FROM jsonb_array_elements(of_value) WITH ORDINALITY e(value, at))
    ELSE of_value::text END;
END $$;--> statement-breakpoint
UPDATE "tunings" SET
  "hash" = encode(sha256(convert_to(pg_temp.canonical("values"), 'UTF8')), 'hex'),
  "origin" = CASE "created_by" WHEN 'defaults' THEN 'code' ELSE 'published' END,
  "status" = 'published',
  "base" = "version";--> statement-breakpoint
DROP FUNCTION pg_temp.canonical(jsonb);--> statement-breakpoint
ALTER TABLE "tunings" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tunings" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tunings" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tunings" ALTER COLUMN "base" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tunings" ADD CONSTRAINT "tunings_origin" CHECK ("tunings"."origin" in ('code', 'published'));--> statement-breakpoint
ALTER TABLE "tunings" ADD CONSTRAINT "tunings_status" CHECK ("tunings"."status" in ('pending', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "tunings" ADD CONSTRAINT "tunings_code" CHECK ("tunings"."origin" = 'published' or "tunings"."status" = 'published');
