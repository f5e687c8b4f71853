-- The planner knows no frequency of rare parts of words and would start parallel processes for some rows.
ALTER FUNCTION "member_search_words"(text) PARALLEL RESTRICTED;
