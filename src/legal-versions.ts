/** Which version of the legal texts is agreed to, and the newest revision of them. */
import type { LegalRevision } from './features/membership/notices/legal-notices.ts';
import { documentPath, legalVersion, loadDocument, newestRevision } from './site/legal/document.ts';

/** @param day left out, today */
export const consentsOn = (day?: Date) =>
  [
    { document: 'terms', version: legalVersion('terms', day).effectiveFrom },
    { document: 'refund', version: legalVersion('refunds', day).effectiveFrom },
    { document: 'privacy', version: legalVersion('privacy', day).effectiveFrom },
  ] as const;

/** null where nothing has been revised yet */
export function legalRevision(): LegalRevision | null {
  const revision = newestRevision();
  return (
    revision && {
      ...revision,
      texts: (language) =>
        Promise.all(
          revision.names.map(async (name) => {
            const { title, changes } = await loadDocument(name, language);
            return { path: documentPath[name], title, changes };
          }),
        ),
    }
  );
}
