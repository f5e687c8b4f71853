import type { PageData } from '../../platform/context.ts';
import { decideLanguage, languageCookie } from '../../platform/language-choice.ts';
import type { PostPage } from '../forum.contract.ts';
import { cardsPerPage } from '../forum.rules.ts';
import { listPath, readSelection } from './selection.ts';

/** What the server rendered, and for which call. */
export type FirstPage = { readonly path: string; readonly page: PostPage };

/** The questions that an address asks for. @param url the address as people see it */
export async function listQuestions(
  request: Request,
  { pathname, searchParams }: URL,
  { questions }: PageData,
): Promise<FirstPage> {
  const language = decideLanguage(pathname, languageCookie(request.headers.get('cookie')));
  const selection = readSelection(searchParams);
  return {
    path: listPath(selection, language),
    page: await questions.list({ ...selection, pageSize: cardsPerPage }, language),
  };
}
