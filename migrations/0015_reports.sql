CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"revision" integer NOT NULL,
	"head" jsonb NOT NULL,
	"calculations" jsonb NOT NULL,
	"mark" text NOT NULL,
	"is_free" boolean NOT NULL,
	"hash" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("user_id","number","revision");