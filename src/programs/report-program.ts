/** Runs in a thread of its own: writing documents. */
import { loadMessages } from '../messages/index.ts';
import type { Language } from '../platform/i18n/i18n.ts';
import { serveWork } from '../platform/work/serve-work.ts';
import { reportPdf } from '../tools/reports/document/report-pdf.ts';
import type { ReportView } from '../tools/reports/report-view.ts';

serveWork({
  reportPdf: async (report: ReportView, language: Language, createdAt: Date) =>
    reportPdf(report, language, (await loadMessages(language)).reports, createdAt),
});
