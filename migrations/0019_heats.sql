CREATE TABLE "heat_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "heat_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"heat_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grade" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"tolerance" jsonb NOT NULL,
	"below" jsonb NOT NULL,
	"section" jsonb,
	"notes" text NOT NULL,
	"sources" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "heats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grade" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"tolerance" jsonb NOT NULL,
	"below" jsonb NOT NULL,
	"section" jsonb,
	"notes" text NOT NULL,
	"sources" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "heat_versions" ADD CONSTRAINT "heat_versions_heat_id_heats_id_fk" FOREIGN KEY ("heat_id") REFERENCES "public"."heats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heat_versions" ADD CONSTRAINT "heat_versions_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heats" ADD CONSTRAINT "heats_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "heat_versions_once" ON "heat_versions" USING btree ("heat_id","version");--> statement-breakpoint
CREATE INDEX "heat_versions_user" ON "heat_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "heats_user" ON "heats" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);