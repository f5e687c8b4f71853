ALTER TABLE "forum_answers" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;