ALTER TABLE "refund_requests" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "stated_name" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "stated_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_withdrawal" ON "refund_requests" USING btree ("payment_transaction_id") WHERE "refund_requests"."kind" = 'withdrawal';