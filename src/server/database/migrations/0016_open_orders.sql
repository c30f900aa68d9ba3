ALTER TABLE "orders" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;