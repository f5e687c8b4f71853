import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { localUsers } from '../membership/tables.ts';
import { createdAt, rowId, rowRef, searchWords, updatedAt } from '../platform/columns.ts';

export const forumPosts = pgTable(
  'forum_posts',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    images: text('images').array().notNull().default(sql`'{}'`),
    isAnswered: boolean('is_answered').notNull().default(false),
    searchWords: searchWords('search_words'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_posts_newest').on(table.createdAt.desc(), table.id.desc()),
    index('forum_posts_category').on(table.category, table.createdAt.desc(), table.id.desc()),
    index('forum_posts_user').on(table.userId),
    index('forum_posts_words').using('gin', table.searchWords),
    index('forum_posts_title_trigrams').using('gin', table.title.op('gin_trgm_ops')),
    index('forum_posts_content_trigrams').using('gin', table.content.op('gin_trgm_ops')),
  ],
);

export const forumAnswers = pgTable(
  'forum_answers',
  {
    id: rowId(),
    postId: rowRef('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    isAccepted: boolean('is_accepted').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_answers_post').on(table.postId, table.createdAt, table.id),
    index('forum_answers_user').on(table.userId),
    uniqueIndex('forum_answers_one_accepted').on(table.postId).where(sql`${table.isAccepted}`),
  ],
);
