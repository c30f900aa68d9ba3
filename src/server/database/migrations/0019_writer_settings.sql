CREATE TABLE "writer_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"writers" jsonb NOT NULL
);
