import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { localPath, shownDate } from '../../../../platform/shared/i18n/i18n.ts';
import { formatHash, reportHash } from '../hash.ts';
import type { ReportView } from '../report-view.ts';
import { revisionLetter, stateOf } from '../reports.rules.ts';
import type { ReportRow } from '../reports.store.ts';
import type { ReportViewDeps } from './deps.ts';

/** Returns the public report; `withdrawn` or `missing` when it is not available. */
export async function showReport(
  deps: ReportViewDeps,
  id: string,
  language: Language,
): Promise<ReportView | 'withdrawn' | 'missing'> {
  const row = await deps.store.find(id);
  if (!row) return 'missing';
  return row.withdrawnAt ? 'withdrawn' : viewReport(deps, row, language);
}

/** Returns the localized content of a report. */
export async function viewReport(
  { store, items, publicUrl }: ReportViewDeps,
  row: ReportRow,
  language: Language,
): Promise<ReportView> {
  const newer = await store.newerThan(row);
  const calculations = await Promise.all(row.calculations.map((item) => items.view(item, language)));
  return {
    id: row.id,
    number: row.number,
    revision: revisionLetter(row.revision),
    head: row.head,
    title: row.head.title || [...new Set(calculations.map(({ name }) => name))].join(', '),
    date: shownDate(row.createdAt, language),
    mark: row.mark && `data:image/png;base64,${row.mark}`,
    isFree: row.isFree,
    state: stateOf(row.state, row.head),
    calculations,
    hash: formatHash(row.hash),
    isIntact: reportHash(row) === row.hash,
    isReleased: row.userId === null,
    address: `${publicUrl}${localPath(language, `/r/${row.id}`)}`,
    newer: newer && { id: newer.id, revision: revisionLetter(newer.revision) },
  };
}
