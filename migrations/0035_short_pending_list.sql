-- New entries of this index are appended to a list that every search reads. With the default of 4 MB this costs up to 20 ms.
-- Changes only the setting: no index is built, and reads and writes go on. The next entry shortens a longer list.
ALTER INDEX "local_users_words" SET (gin_pending_list_limit = 64);
