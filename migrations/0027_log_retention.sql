DROP INDEX "tool_access_logs_tool";--> statement-breakpoint
CREATE INDEX "auth_audit_age" ON "auth"."audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tool_access_logs_age" ON "tool_access_logs" USING btree ("accessed_at");--> statement-breakpoint
CREATE INDEX "audit_logs_temporary" ON "audit_logs" USING btree ("created_at") WHERE ("audit_logs"."action" NOT LIKE 'payment%' AND "audit_logs"."action" NOT LIKE 'refund%' AND "audit_logs"."action" <> 'membership.deletion_begun');--> statement-breakpoint
CREATE INDEX "audit_logs_addresses" ON "audit_logs" USING btree ("created_at") WHERE "audit_logs"."details" ? 'address';