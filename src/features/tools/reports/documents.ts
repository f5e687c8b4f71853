/** Creates report documents with limited concurrency and caches them. */
import { memoizeResults } from '../../../platform/server/cache/result-cache.ts';
import { transientFailure } from '../../../platform/server/errors/transient-failures.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { ReportItem } from './items/items.ts';
import type { ReportView } from './report-view.ts';
import type { ReportRow } from './reports.store.ts';

/** Limit of one running and one waiting document; further requests are rejected before any computation. */
const maxConcurrent = 2;
const keptBytes = 16 * 1024 * 1024;

export type DocumentFormat = 'pdf' | 'docx';

export type DocumentsDependencies = {
  readonly newerThan: (row: ReportRow) => Promise<{ readonly id: string } | null>;
  readonly currentVersion: (item: ReportItem) => string;
  readonly view: (row: ReportRow, language: Language) => Promise<ReportView>;
  /** Writes a document in a worker thread. */
  readonly writeDocument: (
    format: DocumentFormat,
    report: ReportView,
    language: Language,
    createdAt: Date,
  ) => Promise<Uint8Array>;
};

/** Returns a document. @throws AppError 503 while too many documents are being written */
export type Documents = (format: DocumentFormat, row: ReportRow, language: Language) => Promise<Buffer>;

export function createDocuments({
  newerThan,
  currentVersion,
  view,
  writeDocument,
}: DocumentsDependencies): Documents {
  const kept = memoizeResults<Buffer>(keptBytes, (bytes) => bytes.length);
  let writing = 0;

  async function write(format: DocumentFormat, row: ReportRow, language: Language): Promise<Buffer> {
    if (writing >= maxConcurrent) throw transientFailure('busy');
    writing += 1;
    try {
      return Buffer.from(await writeDocument(format, await view(row, language), language, row.createdAt));
    } finally {
      writing -= 1;
    }
  }

  return async (format, row, language) => {
    const versions = row.calculations.map(currentVersion);
    const newer = await newerThan(row);
    const key = JSON.stringify([format, row.id, row.hash, language, versions, newer?.id ?? '']);
    return kept(key, () => write(format, row, language));
  };
}
