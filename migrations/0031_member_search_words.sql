-- The words of a text and their ends, so that any part of a word is the beginning of one of them.
CREATE FUNCTION "member_search_words"(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN array_to_tsvector(ARRAY(
  SELECT substr(word, start)
    FROM unnest(string_to_array(translate(lower($1), '@._+-', '     '), ' ')) AS word, generate_series(1, length(word)) AS start));--> statement-breakpoint
DROP INDEX "local_users_search";--> statement-breakpoint
CREATE INDEX "local_users_words" ON "local_users" USING gin (member_search_words("name" || ' ' || "nickname" || ' ' || "email"));