import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  rowId,
  rowRef,
  searchWords,
  timestamptz,
  updatedAt,
} from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import type { QuotedResult } from './forum.rules.ts';

/** Column with the results of linked calculators, as computed when the text was written. */
const results = () => jsonb('results').$type<readonly QuotedResult[]>().notNull().default([]);

/**
 * Number of ids in one period of the search index. Ids increase with time, so a period contains questions of similar
 * age.
 */
export const periodIds = 25_000;
/** Returns the expression for the period of a question. */
export const periodOf = (id: AnyPgColumn): SQL => sql`(${id} / ${sql.raw(String(periodIds))})`;

/** Number of ids in one of the shorter periods of `forum_period_words`. */
export const shortPeriodIds = 5_000;

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
    results: results(),
    /** Time at which an administrator hid the question; null while it is public. */
    hiddenAt: timestamptz('hidden_at'),
    searchWords: searchWords('search_words'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The index is read backwards to get the newest questions first.
    index('forum_posts_newest').on(table.createdAt, table.id).where(sql`${table.hiddenAt} IS NULL`),
    index('forum_posts_category')
      .on(table.category, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NULL`),
    index('forum_posts_user').on(table.userId),
    // The index starts with the period, so a frequent word is found among the newest questions without reading its
    // other matches.
    index('forum_posts_words').using('gin', periodOf(table.id), table.searchWords),
    // For beginnings of words, because the index above would read all words with this beginning in all periods.
    index('forum_posts_period_words').using(
      'gin',
      sql`forum_period_words(${table.id}, ${table.searchWords})`,
    ),
    index('forum_posts_title_trigrams').using('gin', periodOf(table.id), table.title.op('gin_trgm_ops')),
    index('forum_posts_content_trigrams').using('gin', periodOf(table.id), table.content.op('gin_trgm_ops')),
  ],
);

/** Number of visible questions by category; counting the rows for each page would be too slow. */
export const forumCounts = pgTable('forum_counts', {
  category: text('category').primaryKey(),
  posts: integer('posts').notNull().default(0),
});

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
    results: results(),
    hiddenAt: timestamptz('hidden_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_answers_post').on(table.postId, table.createdAt, table.id),
    index('forum_answers_user').on(table.userId),
    uniqueIndex('forum_answers_one_accepted').on(table.postId).where(sql`${table.isAccepted}`),
  ],
);

/** Reports of questions and answers; exactly one of the two ids is set. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: rowId(),
    postId: rowRef('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    answerId: rowRef('answer_id').references(() => forumAnswers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: ['spam', 'offensive', 'dangerous', 'other'] }).notNull(),
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['open', 'hidden', 'kept'] })
      .notNull()
      .default('open'),
    decidedBy: uuid('decided_by').references(() => localUsers.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('forum_reports_one_subject', sql`num_nonnulls(${table.postId}, ${table.answerId}) = 1`),
    uniqueIndex('forum_reports_post_once').on(table.postId, table.userId),
    uniqueIndex('forum_reports_answer_once').on(table.answerId, table.userId),
    index('forum_reports_open').on(table.createdAt, table.id).where(sql`${table.state} = 'open'`),
  ],
);

/** Members who get no email notifications about answers. */
export const forumMuted = pgTable('forum_muted', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => localUsers.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const forumExport: readonly ExportSection[] = [
  {
    name: 'forumQuestions',
    table: forumPosts,
    columns: ['id', 'title', 'content', 'category', 'images', 'created_at', 'updated_at'],
    theirs: byMember(),
  },
  {
    name: 'forumAnswers',
    table: forumAnswers,
    columns: ['id', 'post_id', 'content', 'is_accepted', 'created_at', 'updated_at'],
    theirs: byMember(),
  },
  {
    name: 'forumReports',
    table: forumReports,
    columns: ['post_id', 'answer_id', 'reason', 'note', 'state', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'forumMailsOff',
    table: forumMuted,
    columns: ['created_at'],
    theirs: byMember(),
  },
];
