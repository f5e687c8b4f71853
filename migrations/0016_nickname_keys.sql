ALTER TABLE "local_users" ADD COLUMN "nickname_key" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "nickname_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "local_users_nickname_key" ON "local_users" USING btree ("nickname_key");--> statement-breakpoint
CREATE INDEX "purchases_nickname_key" ON "purchases" USING btree ("nickname_key") WHERE "purchases"."status" = 'open';