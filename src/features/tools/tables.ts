import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, rowId, timestamptz } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import type { ReportItem } from './reports/items/items.ts';
import type { ReportHead } from './reports/reports.rules.ts';

/** One use of a tool; basis of refunds, limits and usage counts. */
export const toolAccessLogs = pgTable(
  'tool_access_logs',
  {
    id: rowId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    toolName: text('tool_name').notNull(),
    category: text('category').notNull(),
    accessedAt: timestamptz('accessed_at').notNull().defaultNow(),
  },
  (table) => [
    index('tool_access_logs_user').on(table.userId, table.accessedAt.desc()),
    index('tool_access_logs_age').on(table.accessedAt),
  ],
);

export const toolLinks = pgTable(
  'tool_links',
  {
    id: rowId(),
    category: text('category').notNull(),
    toolName: text('tool_name').notNull(),
    url: text('url').notNull(),
    createdBy: uuid('created_by').references(() => localUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('tool_links_once').on(table.category, table.toolName, table.url)],
);

export const toolUploads = pgTable(
  'tool_uploads',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    fileKey: text('file_key').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    state: text('state', { enum: ['new', 'accepted', 'declined'] })
      .notNull()
      .default('new'),
    notes: text('notes'),
    decidedBy: uuid('decided_by').references(() => localUsers.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('tool_uploads_newest').on(table.createdAt.desc(), table.id.desc()),
    index('tool_uploads_new').on(table.createdAt).where(sql`${table.state} = 'new'`),
  ],
);

/** Access keys of members' programs. A key is shown once, and only its hash is stored. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: rowId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** First characters of the key, by which its owner recognizes it. */
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    revokedAt: timestamptz('revoked_at'),
    /** Expiry; keys created before this column existed got one year from the migration. */
    expiresAt: timestamptz('expires_at').notNull().default(sql`now() + interval '365 days'`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('access_keys_hash').on(table.keyHash),
    index('access_keys_user').on(table.userId, table.createdAt.desc()),
  ],
);

/** Saved results of a member: inputs as in a URL, and the outputs. */
export const savedCalculations = pgTable(
  'saved_calculations',
  {
    id: rowId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    calculatorId: text('calculator_id').notNull(),
    /** Query of the link, without the language. */
    query: text('query').notNull(),
    /** Version of the formulas that computed `results`. */
    version: text('version').notNull(),
    results: jsonb('results').$type<Readonly<Record<string, number | string | null>>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('saved_calculations_user').on(table.userId, table.createdAt.desc(), table.id.desc())],
);

/**
 * Revisions of reports. A row is immutable except for withdrawal. Reports outlive the membership, and are deleted with
 * the account or kept without personal data.
 */
export const reports = pgTable(
  'reports',
  {
    /** Part of the public URL: 128 random bits. */
    id: text('id').primaryKey(),
    /** Owner; null if the account was deleted and the report was kept without personal data. */
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'cascade' }),
    /** `R-2026-0001`, counted per member. */
    number: text('number').notNull(),
    revision: integer('revision').notNull(),
    head: jsonb('head').$type<ReportHead>().notNull(),
    calculations: jsonb('calculations').$type<readonly ReportItem[]>().notNull(),
    /** Company logo: a base64 PNG; empty without one. */
    mark: text('mark').notNull(),
    /** True if created with a free membership, which the report's pages show. */
    isFree: boolean('is_free').notNull(),
    /** Checksum of the preceding columns. */
    hash: text('hash').notNull(),
    /** State; null in reports stored before states existed, which are approved if an approver is stated. */
    state: text('state', { enum: ['draft', 'approved'] }),
    withdrawnAt: timestamptz('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('reports_once').on(table.userId, table.number, table.revision)],
);

export const toolsExport: readonly ExportSection[] = [
  {
    name: 'toolUse',
    table: toolAccessLogs,
    columns: ['category', 'tool_name', 'accessed_at'],
    theirs: byMember(),
  },
  {
    name: 'uploads',
    table: toolUploads,
    columns: ['file_name', 'size_bytes', 'content_type', 'state', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'toolLinks',
    table: toolLinks,
    columns: ['category', 'tool_name', 'url', 'created_at'],
    theirs: byMember('created_by'),
  },
  {
    name: 'accessKeys',
    table: accessKeys,
    columns: ['name', 'prefix', 'created_at', 'last_used_at', 'revoked_at'],
    theirs: byMember(),
  },
  {
    name: 'savedCalculations',
    table: savedCalculations,
    columns: ['name', 'calculator_id', 'query', 'version', 'results', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'reports',
    table: reports,
    columns: [
      'id',
      'number',
      'revision',
      'head',
      'calculations',
      'mark',
      'hash',
      'state',
      'withdrawn_at',
      'created_at',
    ],
    theirs: byMember(),
  },
];
