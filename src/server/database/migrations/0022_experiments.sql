CREATE TABLE "experiment_counts" (
	"experiment_id" uuid NOT NULL,
	"arm" text NOT NULL,
	"sets" integer DEFAULT 0 NOT NULL,
	"sets_taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "experiment_counts_experiment_id_arm_pk" PRIMARY KEY("experiment_id","arm")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"arms" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "experiment_counts" ADD CONSTRAINT "experiment_counts_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_running" ON "experiments" USING btree (("ended_at" is null)) WHERE "experiments"."ended_at" is null;