-- Disks of today read single pages nearly as fast as rows of them; otherwise the planner reads whole tables for a month of payments.
-- Applies to new connections. Only the owner of the database may set it.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;
