import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { ForumCaller } from '../../limits.ts';
import type { QuestionDeps } from './deps.ts';

/**
 * Renders Markdown for the preview.
 * @throws AppError 429
 */
export async function previewText(
  { limits, render }: Pick<QuestionDeps, 'limits' | 'render'>,
  content: string,
  person: ForumCaller,
  language: Language,
): Promise<string> {
  await limits.consume('preview', person);
  return render(content, language);
}
