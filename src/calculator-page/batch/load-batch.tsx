import { languageOf } from '../../platform/shared/i18n/i18n.ts';
import { wordsIn } from './batch-context.ts';
import type { BatchPageProps } from './batch-page.tsx';

/** Loads the batch page with the texts of the document's language. */
export async function loadBatch() {
  const language = languageOf(document.documentElement.lang) ?? 'en';
  const [{ BatchPage }, words] = await Promise.all([import('./batch-page.tsx'), wordsIn[language]()]);
  return { default: (props: Omit<BatchPageProps, 'words'>) => <BatchPage words={words} {...props} /> };
}
