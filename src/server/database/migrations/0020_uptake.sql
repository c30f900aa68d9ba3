CREATE TABLE "uptake_counts" (
	"day" date NOT NULL,
	"tone" text NOT NULL,
	"language" text NOT NULL,
	"writer" text NOT NULL,
	"brief" text NOT NULL,
	"sets" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"sets_taken" integer DEFAULT 0 NOT NULL,
	"replies_taken" integer DEFAULT 0 NOT NULL,
	"copied" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"posted" integer DEFAULT 0 NOT NULL,
	"edited" integer DEFAULT 0 NOT NULL,
	"refined" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "uptake_counts_day_tone_language_writer_brief_pk" PRIMARY KEY("day","tone","language","writer","brief")
);
--> statement-breakpoint
CREATE TABLE "uptake_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"marks" bigint NOT NULL
);
