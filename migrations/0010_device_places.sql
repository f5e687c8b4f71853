ALTER TABLE "logged_in_users" ADD COLUMN "place" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "logged_in_users" DROP CONSTRAINT "logged_in_users_pkey";--> statement-breakpoint
ALTER TABLE "logged_in_users" ADD CONSTRAINT "logged_in_users_user_id_place_pk" PRIMARY KEY("user_id","place");--> statement-breakpoint
ALTER TABLE "local_users" ADD COLUMN "device_limit" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "logged_in_users_session" ON "logged_in_users" USING btree ("session_token");--> statement-breakpoint
CREATE UNIQUE INDEX "logged_in_users_device" ON "logged_in_users" USING btree ("user_id","device_id_hash");
