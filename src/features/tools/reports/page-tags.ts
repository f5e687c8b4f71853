import { toolTags } from '../tools.rules.ts';
import type { ListedReport } from './reports.store.ts';

/**
 * Returns the cache tags of the pages of all revisions of a report, because each page can name the revision that
 * supersedes it.
 */
export const pageTagsOf = (number: string | undefined, rows: readonly ListedReport[]): string[] =>
  rows.filter((row) => row.number === number).map(({ id }) => toolTags.report(id));
