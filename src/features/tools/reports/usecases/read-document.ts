import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { refuse } from '../../refusals.ts';
import type { DocumentFormat } from '../documents.ts';
import { revisionLetter } from '../reports.rules.ts';
import type { ReportDeps } from './deps.ts';

/** Returns a document with its file name. @throws AppError 404, 410; 503 when too many documents are queued */
export async function readDocument(
  { store, documentOf }: Pick<ReportDeps, 'store' | 'documentOf'>,
  id: string,
  language: Language,
  format: DocumentFormat,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const row = await store.find(id);
  if (!row) throw refuse('tools.no_report');
  if (row.withdrawnAt) throw refuse('tools.report_withdrawn');
  const bytes = await documentOf(format, row, language);
  return { name: `${row.number}-${revisionLetter(row.revision)}-${language}.${format}`, bytes };
}
