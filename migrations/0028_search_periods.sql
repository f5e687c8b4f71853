CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "forum_posts_recent";--> statement-breakpoint
DROP INDEX "forum_posts_words";--> statement-breakpoint
DROP INDEX "forum_posts_title_trigrams";--> statement-breakpoint
DROP INDEX "forum_posts_content_trigrams";--> statement-breakpoint
CREATE INDEX "forum_posts_words" ON "forum_posts" USING gin (("id" / 25000),"search_words");--> statement-breakpoint
CREATE INDEX "forum_posts_title_trigrams" ON "forum_posts" USING gin (("id" / 25000),"title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "forum_posts_content_trigrams" ON "forum_posts" USING gin (("id" / 25000),"content" gin_trgm_ops);