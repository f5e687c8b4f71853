CREATE TABLE "billing_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"receipt_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"tax_amount" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"payment_transaction_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"tax_name" text,
	"tax_percent" numeric(5, 3),
	"tax_amount" integer DEFAULT 0 NOT NULL,
	"tax_note" text,
	"buyer" jsonb,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_local_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."local_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_transaction_id_payment_transactions_id_fk" FOREIGN KEY ("payment_transaction_id") REFERENCES "public"."payment_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_receipt" ON "credit_notes" USING btree ("receipt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_payment" ON "receipts" USING btree ("payment_transaction_id");--> statement-breakpoint
-- Payments that are there already: numbered by year (UTC) in the order in which they were captured, without a tax line.
INSERT INTO "receipts" ("number", "payment_transaction_id", "amount", "currency", "paid_at", "issued_at")
SELECT "year" || '-' || lpad("place"::text, greatest(6, length("place"::text)), '0'), "id", "amount", "currency", "paid_at", now()
FROM (
	SELECT *, row_number() OVER (PARTITION BY "year" ORDER BY "paid_at", "id") AS "place"
	FROM (
		SELECT t."id", p."amount", upper(p."currency") AS "currency", coalesce(t."captured_at", p."created_at") AS "paid_at",
			extract(year FROM coalesce(t."captured_at", p."created_at") AT TIME ZONE 'UTC')::integer AS "year"
		FROM "payments" p JOIN "payment_transactions" t ON t."id" = p."payment_transaction_id"
	) paid
) numbered
ORDER BY "paid_at", "id";--> statement-breakpoint
-- Money that went back already: in the order in which that was booked.
INSERT INTO "credit_notes" ("number", "receipt_id", "amount", "issued_at")
SELECT 'C' || "year" || '-' || lpad("place"::text, greatest(6, length("place"::text)), '0'), "id", "amount", "back_at"
FROM (
	SELECT *, row_number() OVER (PARTITION BY "year" ORDER BY "back_at", "id") AS "place"
	FROM (
		SELECT r."id", least(coalesce(l."amount_minor", r."amount"), r."amount") AS "amount", coalesce(l."created_at", t."updated_at") AS "back_at",
			extract(year FROM coalesce(l."created_at", t."updated_at") AT TIME ZONE 'UTC')::integer AS "year"
		FROM "receipts" r JOIN "payment_transactions" t ON t."id" = r."payment_transaction_id"
		LEFT JOIN LATERAL (
			SELECT "amount_minor", "created_at" FROM "payment_ledger"
			WHERE "payment_transaction_id" = t."id" AND "kind" IN ('refunded', 'reversed') ORDER BY "id" LIMIT 1
		) l ON true
		WHERE t."state" IN ('refunded', 'reversed')
	) back
) numbered
ORDER BY "back_at", "id";--> statement-breakpoint
INSERT INTO "receipt_series" ("kind", "year", "last")
SELECT 'receipt', split_part("number", '-', 1)::integer, count(*) FROM "receipts" GROUP BY 2
UNION ALL
SELECT 'credit_note', split_part(substr("number", 2), '-', 1)::integer, count(*) FROM "credit_notes" GROUP BY 2;
