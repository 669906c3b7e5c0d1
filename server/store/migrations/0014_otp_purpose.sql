-- Codes on their way are all taken for a registration's: it only says which wait for which.
ALTER TABLE "otps" ADD COLUMN "purpose" text DEFAULT 'register' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "purpose" DROP DEFAULT;
