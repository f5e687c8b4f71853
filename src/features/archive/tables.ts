import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId, rowRef, searchWords, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import type { QuotedResult } from './archive.rules.ts';

export const materialPosts = pgTable(
  'material_posts',
  {
    id: rowId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull().default(sql`'{}'`),
    authorId: uuid('author_id').references(() => localUsers.id, { onDelete: 'set null' }),
    /** Number of likes; updated with each like, so that lists need not count rows. */
    likeCount: integer('like_count').notNull().default(0),
    /** Results of the quoted calculators when the post was written. */
    results: jsonb('results').$type<readonly QuotedResult[]>().notNull().default([]),
    /** Title and content without markup, for similarity search and previews. */
    plainText: text('plain_text').notNull().default(''),
    searchWords: searchWords('search_words'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('material_posts_newest').on(table.createdAt.desc(), table.id.desc()),
    index('material_posts_words').using('gin', table.searchWords),
    index('material_posts_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
    index('material_posts_text_trigrams').using('gin', table.plainText.op('gin_trgm_ops')),
  ],
);

export const materialComments = pgTable(
  'material_comments',
  {
    id: rowId(),
    postId: rowRef('post_id')
      .notNull()
      .references(() => materialPosts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('material_comments_post').on(table.postId, table.createdAt, table.id)],
);

export const materialLikes = pgTable(
  'material_likes',
  {
    postId: rowRef('post_id')
      .notNull()
      .references(() => materialPosts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('material_likes_user').on(table.userId),
  ],
);

export const archiveExport: readonly ExportSection[] = [
  {
    name: 'resourcePosts',
    table: materialPosts,
    columns: ['id', 'title', 'content', 'images', 'created_at', 'updated_at'],
    theirs: byMember('author_id'),
  },
  {
    name: 'resourceComments',
    table: materialComments,
    columns: ['id', 'post_id', 'text', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'resourceLikes',
    table: materialLikes,
    columns: ['post_id', 'created_at'],
    theirs: byMember(),
  },
];
