CREATE TABLE "carried_usage" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"log_date" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_requests" (
	"operator" text NOT NULL,
	"request_id" text NOT NULL,
	"email" text NOT NULL,
	"result" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_requests_operator_request_id_email_pk" PRIMARY KEY("operator","request_id","email")
);
--> statement-breakpoint
CREATE INDEX "gift_requests_given_at" ON "gift_requests" USING btree ("given_at");--> statement-breakpoint
INSERT INTO "carried_usage" ("identity_hash", "log_date", "count")
	SELECT substr("key", length('gone:') + 1), ("ends_at" AT TIME ZONE 'utc')::date - 1, "count"
	FROM "rate_limits" WHERE "key" LIKE 'gone:%';
--> statement-breakpoint
DELETE FROM "rate_limits" WHERE "key" LIKE 'gone:%';
--> statement-breakpoint
-- The log is only read: what it says stays in it.
INSERT INTO "gift_requests" ("operator", "request_id", "email", "result", "given_at")
	SELECT "operator", "details" ->> 'requestId', "target", jsonb_build_object(
		'email', "target",
		'outcome', "details" -> 'outcome',
		'isLifetime', "details" -> 'isLifetime',
		'premiumUntil', "details" -> 'premiumUntil',
		'former', "details" -> 'former',
		'isKnown', "details" -> 'isKnown',
		'problem', NULL
	), "at"
	FROM "audit_log" WHERE "action" = 'gift' AND "details" ->> 'requestId' IS NOT NULL
	ON CONFLICT DO NOTHING;
