CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"size_bytes" bigint NOT NULL,
	"verified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_draining" boolean DEFAULT false NOT NULL,
	"clock_offset_ms" integer DEFAULT 0 NOT NULL,
	"disk_free_bytes" bigint DEFAULT 0 NOT NULL,
	"secret_mark" text NOT NULL
);
