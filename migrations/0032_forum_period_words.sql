-- The words of a question, each after the number of its period of 5,000 questions: prefixes are found in the newest periods without
-- those of others. Not PARALLEL SAFE: the planner knows no frequency of such words and would start processes for some rows.
CREATE FUNCTION "forum_period_words"(id bigint, words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED COST 1000
RETURN array_to_tsvector(ARRAY(SELECT (id / 5000)::text || ' ' || word FROM unnest(tsvector_to_array(words)) AS word));--> statement-breakpoint
CREATE INDEX "forum_posts_period_words" ON "forum_posts" USING gin (forum_period_words("id", "search_words"));