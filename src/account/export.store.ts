import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { supportRequests } from '../admin/tables.ts';
import { materialComments, materialLikes, materialPosts } from '../archive/tables.ts';
import { userSessions } from '../auth/tables.ts';
import { forumAnswers, forumMuted, forumPosts, forumReports } from '../forum/tables.ts';
import { consents, legalNotices, localUsers, subscriptions } from '../membership/tables.ts';
import { payments, paymentTransactions, purchases } from '../payments/tables.ts';
import type { Database } from '../platform/server/database/database.ts';
import type { Person } from '../platform/server/database/person.ts';
import { mails } from '../platform/server/mail/tables.ts';
import { refundRequests } from '../refunds/tables.ts';
import {
  accessKeys,
  reports,
  savedCalculations,
  toolAccessLogs,
  toolLinks,
  toolUploads,
} from '../tools/tables.ts';
import { billingDetails, creditNotes, receipts } from './tables.ts';

/** One table's part of the file: which columns a person gets, and which rows are theirs. */
type Section = {
  readonly name: string;
  readonly table: PgTable;
  readonly columns: readonly string[];
  readonly theirs: (person: Person) => SQL;
};

const byMember =
  (column = 'user_id') =>
  ({ memberId }: Person) =>
    sql`${sql.identifier(column)} = ${memberId}`;

/** Receipts name no member; the payment does. */
const ofTheirPayments = ({ memberId }: Person) =>
  sql`payment_transaction_id IN (SELECT id FROM ${paymentTransactions} WHERE user_id = ${memberId})`;

/**
 * Everything that is kept about one person, table by table. Columns are named one by one: what is secret
 * (hashes, tokens, other people's notes) is left out by not being named.
 */
export const sections: readonly Section[] = [
  {
    name: 'profile',
    table: localUsers,
    columns: [
      ...['name', 'nickname', 'display_name', 'email', 'country', 'job', 'industry', 'purpose', 'avatar'],
      ...['profile_image_url', 'language', 'role', 'is_verified', 'subscription_status', 'membership_type'],
      ...['subscription_started_at', 'subscription_expires_at', 'total_tools_used', 'first_tool_used_at'],
      ...[
        'last_tool_used_at',
        'last_login',
        'suspended_at',
        'suspension_reason',
        'device_limit',
        'created_at',
        'updated_at',
      ],
    ],
    theirs: byMember('id'),
  },
  {
    name: 'consents',
    table: consents,
    columns: ['document', 'version', 'accepted_at'],
    theirs: byMember(),
  },
  {
    name: 'legalNotices',
    table: legalNotices,
    columns: ['version', 'told_at'],
    theirs: byMember(),
  },
  {
    name: 'signIns',
    table: userSessions,
    columns: ['ip_address', 'user_agent', 'created_at', 'last_activity_at', 'expires_at', 'revoked_at'],
    theirs: ({ userId }) => sql`user_id = ${userId}`,
  },
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
      'withdrawn_at',
      'created_at',
    ],
    theirs: byMember(),
  },
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
  {
    name: 'orders',
    table: purchases,
    columns: ['plan_id', 'amount_minor', 'currency', 'status', 'is_renewal', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'payments',
    table: paymentTransactions,
    columns: [
      ...['payment_id', 'payment_method', 'amount', 'currency', 'plan_type', 'payment_status'],
      ...['provider_transaction_id', 'captured_at', 'created_at'],
    ],
    theirs: byMember(),
  },
  {
    name: 'charges',
    table: payments,
    columns: ['amount', 'currency', 'status', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'billingDetails',
    table: billingDetails,
    columns: ['company', 'address', 'country', 'tax_number', 'updated_at'],
    theirs: byMember(),
  },
  {
    name: 'receipts',
    table: receipts,
    columns: [
      ...['number', 'amount', 'currency', 'paid_at', 'tax_name', 'tax_percent', 'tax_amount', 'tax_note'],
      ...['buyer', 'issued_at'],
    ],
    theirs: ofTheirPayments,
  },
  {
    name: 'creditNotes',
    table: creditNotes,
    columns: ['number', 'amount', 'tax_amount', 'issued_at'],
    theirs: (person) => sql`receipt_id IN (SELECT id FROM ${receipts} WHERE ${ofTheirPayments(person)})`,
  },
  {
    name: 'periods',
    table: subscriptions,
    columns: ['plan_id', 'status', 'current_period_start', 'current_period_end', 'revoked_at'],
    theirs: byMember(),
  },
  {
    name: 'refundRequests',
    table: refundRequests,
    columns: [
      ...[
        'kind',
        'reason',
        'stated_name',
        'stated_email',
        'refund_amount',
        'currency',
        'status',
        'admin_notes',
      ],
      ...['created_at', 'processed_at'],
    ],
    theirs: byMember(),
  },
  {
    name: 'supportRequests',
    table: supportRequests,
    columns: ['subject', 'text', 'status', 'answer', 'answered_at', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'mails',
    table: mails,
    columns: ['subject', 'status', 'language', 'created_at', 'sent_at'],
    theirs: ({ email }) => sql`lower("to") = ${email.toLowerCase()}`,
  },
];

/** Tables that name a member for another reason than being about them. */
export const notAboutTheMember: readonly string[] = [
  // Whoever decided or answered, not whom it is about.
  'admin_refund_actions',
  // One-use tickets of minutes; nothing to read in them.
  'login_tickets',
];

export const sectionTables: readonly string[] = sections.map(({ table }) => getTableName(table));

const mostRows = 10_000;
/** Texts of 20 kB each would otherwise be 200 MB at once. */
const rowsAtOnce = 100;

export type ExportPiece = {
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

export function createExportStore(db: Database) {
  return {
    /** One section after the other, each in pieces of a hundred rows; every section has at least one piece. */
    async *read(person: Person): AsyncGenerator<ExportPiece> {
      for (const { name, table, columns, theirs } of sections) {
        const names = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        let place = '(0,0)';
        for (let read = 0; ; read += rowsAtOnce) {
          const { rows } = await db.execute<Record<string, unknown>>(
            sql`SELECT ctid AS place, ${names} FROM ${table}
              WHERE ${theirs(person)} AND ctid > ${place}::tid ORDER BY ctid LIMIT ${rowsAtOnce}`,
          );
          place = String(rows.at(-1)?.['place']);
          const isLast = rows.length < rowsAtOnce || read + rowsAtOnce >= mostRows;
          yield { name, rows: rows.map(({ place: _, ...row }) => row), isFirst: read === 0, isLast };
          if (isLast) break;
        }
      }
    },
  };
}

export type ExportStore = ReturnType<typeof createExportStore>;
