import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId, rowRef, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import type { Section, ValueSource } from './heats/heat.rules.ts';

/** Returns the columns of a heat that each version preserves. */
const content = () => ({
  name: text('name').notNull(),
  /** Name of the grade as entered; empty without one. */
  grade: text('grade').notNull(),
  /** Mass fractions in wt %. */
  analysis: jsonb('analysis').$type<Composition>().notNull(),
  /** Uncertainties in wt %. */
  tolerance: jsonb('tolerance').$type<Composition>().notNull(),
  /** Elements whose content is below the stated value. */
  below: jsonb('below').$type<readonly ElementSymbol[]>().notNull(),
  section: jsonb('section').$type<Section>(),
  notes: text('notes').notNull(),
  /** Place of each value in a certificate; empty for entered values. */
  sources: jsonb('sources').$type<readonly ValueSource[]>().notNull(),
});

export const heats = pgTable(
  'heats',
  {
    id: rowId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    ...content(),
    /** Version number, which starts at 1 and increases with each change. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('heats_user').on(table.userId, table.updatedAt.desc(), table.id.desc())],
);

export const heatVersions = pgTable(
  'heat_versions',
  {
    id: rowId(),
    heatId: rowRef('heat_id')
      .notNull()
      .references(() => heats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    ...content(),
    version: integer('version').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('heat_versions_once').on(table.heatId, table.version),
    index('heat_versions_user').on(table.userId),
  ],
);

/** Files stored with heats; their content is in the file store. */
export const heatFiles = pgTable(
  'heat_files',
  {
    id: rowId(),
    heatId: rowRef('heat_id')
      .notNull()
      .references(() => heats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => localUsers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('heat_files_heat').on(table.heatId), index('heat_files_user').on(table.userId)],
);

const exported = [
  'name',
  'grade',
  'analysis',
  'tolerance',
  'below',
  'section',
  'notes',
  'sources',
  'version',
];

export const workbenchExport: readonly ExportSection[] = [
  {
    name: 'heats',
    table: heats,
    columns: ['id', ...exported, 'created_at', 'updated_at'],
    theirs: byMember(),
  },
  {
    name: 'heatVersions',
    table: heatVersions,
    columns: ['heat_id', ...exported, 'saved_at'],
    theirs: byMember(),
  },
  {
    name: 'heatFiles',
    table: heatFiles,
    columns: ['id', 'heat_id', 'name', 'size_bytes', 'created_at'],
    theirs: byMember(),
  },
];
