DROP INDEX "forum_posts_recent";--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_recent" ON "forum_posts" USING brin (("id" + 0)) WITH (pages_per_range=16);