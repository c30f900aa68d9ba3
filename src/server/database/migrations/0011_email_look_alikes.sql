DROP INDEX "identities_email";--> statement-breakpoint
DROP INDEX "premium_users_email";--> statement-breakpoint
CREATE INDEX "identities_email" ON "identities" USING btree (lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "premium_users_email" ON "premium_users" USING btree (lower("email" collate "C"));