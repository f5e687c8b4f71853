import { decideLanguage, languageCookie } from '../../../../platform/shared/i18n/language-choice.ts';
import type { PageData } from '../../../../platform/shared/rendering/context.ts';
import type { PostPage } from '../../forum.contract.ts';
import { cardsPerPage } from '../../forum.rules.ts';
import { listPath, readSelection } from './selection.ts';

/** Server-rendered page of questions, and the API path from which it was loaded. */
export type FirstPage = { readonly path: string; readonly page: PostPage };

/**
 * Loads the questions that a URL selects.
 * @param url URL as shown in the browser
 */
export async function listQuestions(
  request: Request,
  { pathname, searchParams }: URL,
  { questions }: PageData,
): Promise<FirstPage> {
  const language = decideLanguage(pathname, languageCookie(request.headers.get('cookie')));
  const selection = readSelection(searchParams);
  const { size: pageSize = cardsPerPage, ...asked } = selection;
  return {
    path: listPath(selection, language),
    page: await questions.list({ ...asked, pageSize }, language),
  };
}
