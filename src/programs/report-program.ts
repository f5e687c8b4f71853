/** Entry point of a worker thread that creates PDF and Word documents. */

import type { ReceiptDocument } from '../features/account/receipts/receipt-document.rules.ts';
import { receiptPdf } from '../features/account/receipts/receipt-pdf.ts';
import { reportPdf } from '../features/tools/reports/document/report-pdf.ts';
import type { DocumentFormat } from '../features/tools/reports/documents.ts';
import { reportWords } from '../features/tools/reports/messages/index.ts';
import type { ReportView } from '../features/tools/reports/report-view.ts';
import { serveWork } from '../platform/server/work/serve-work.ts';
import type { Language } from '../platform/shared/i18n/i18n.ts';

serveWork({
  receiptPdf: (document: ReceiptDocument, language: Language, issuedAt: Date) =>
    receiptPdf(document, language, issuedAt),
  report: async (format: DocumentFormat, report: ReportView, language: Language, createdAt: Date) => {
    const words = await reportWords[language]();
    if (format === 'pdf') return reportPdf(report, language, words, createdAt);
    // Loaded on first use, because most documents are PDF files.
    const { createReportWord } = await import('../features/tools/reports/document/word/report-word.ts');
    return createReportWord(report, language, words);
  },
});
