CREATE TABLE "verified_visitors" (
	"ip_address" text PRIMARY KEY NOT NULL,
	"verified_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "verified_visitors_verified_until" ON "verified_visitors" USING btree ("verified_until");