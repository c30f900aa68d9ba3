CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reply" text NOT NULL,
	"post" text NOT NULL,
	"tone" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_userId_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("userId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_user_reply" ON "favourites" USING btree ("user_id",md5("reply"));--> statement-breakpoint
CREATE INDEX "favourites_user_saved_at" ON "favourites" USING btree ("user_id","saved_at","id");