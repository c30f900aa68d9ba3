CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_name_label_pk" PRIMARY KEY("day","name","label")
);
