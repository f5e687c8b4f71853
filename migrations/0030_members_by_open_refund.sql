ALTER TABLE "refund_requests" ADD COLUMN "member_since" timestamp (3) with time zone;--> statement-breakpoint
-- A trigger, because the previous version may still insert requests while instances are updated one after another.
CREATE FUNCTION "enter_member_since"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.member_since := (SELECT created_at FROM local_users WHERE id = NEW.user_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "refund_requests_member_since" BEFORE INSERT OR UPDATE OF user_id ON "refund_requests"
  FOR EACH ROW EXECUTE FUNCTION "enter_member_since"();--> statement-breakpoint
UPDATE "refund_requests" r SET "member_since" = m.created_at FROM "local_users" m WHERE m.id = r.user_id;--> statement-breakpoint
CREATE INDEX "refund_requests_open_members" ON "refund_requests" USING btree ("status","member_since" DESC NULLS LAST,"user_id" DESC NULLS LAST) WHERE "refund_requests"."status" in ('pending', 'approved');
