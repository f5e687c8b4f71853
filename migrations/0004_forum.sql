CREATE TABLE "forum_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_muted" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint,
	"answer_id" bigint,
	"user_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_reports_one_subject" CHECK (num_nonnulls("forum_reports"."post_id", "forum_reports"."answer_id") = 1)
);
--> statement-breakpoint
DROP INDEX "forum_posts_newest";--> statement-breakpoint
DROP INDEX "forum_posts_category";--> statement-breakpoint
ALTER TABLE "forum_answers" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "forum_muted" ADD CONSTRAINT "forum_muted_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_answer_id_forum_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."forum_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_decided_by_local_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."local_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_post_once" ON "forum_reports" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reports_answer_once" ON "forum_reports" USING btree ("answer_id","user_id");--> statement-breakpoint
CREATE INDEX "forum_reports_open" ON "forum_reports" USING btree ("created_at","id") WHERE "forum_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("created_at","id") WHERE "forum_posts"."hidden_at" IS NULL;--> statement-breakpoint
CREATE INDEX "forum_posts_category" ON "forum_posts" USING btree ("category","created_at","id") WHERE "forum_posts"."hidden_at" IS NULL;--> statement-breakpoint
INSERT INTO "forum_counts" ("category", "posts") SELECT "category", count(*) FROM "forum_posts" GROUP BY "category";