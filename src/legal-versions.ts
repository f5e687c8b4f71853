/** Versions of the legal texts that members agree to, and the newest revisions. */
import type { LegalRevision } from './features/membership/notices/usecases/deps.ts';
import { documentPath, legalVersion, loadDocument, newestRevisions } from './site/legal/document.ts';

/** @param day without it, the newest version */
export const consentsOn = (day?: Date) =>
  [
    { document: 'terms', version: legalVersion('terms', day).effectiveFrom },
    { document: 'refund', version: legalVersion('refunds', day).effectiveFrom },
    { document: 'privacy', version: legalVersion('privacy', day).effectiveFrom },
  ] as const;

/** Returns the newest revisions of the texts, oldest first. */
export const legalRevisions = (): readonly LegalRevision[] =>
  newestRevisions().map(({ names, ...version }) => ({
    ...version,
    texts: (language) =>
      Promise.all(
        names.map(async (name) => {
          const { title, changes } = await loadDocument(name, language);
          return { path: documentPath[name], title, changes };
        }),
      ),
  }));
