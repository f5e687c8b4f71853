import { redirect } from 'react-router';
import { defaultLanguage, languageCookieText, splitPath } from '../../../platform/shared/i18n/i18n.ts';
import type { Route } from './+types/without-prefix.ts';

/** Redirects account pages with a language prefix, e.g. `/ko/membership`, and stores the language. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const { language, rest } = splitPath(pathname);
  return redirect(`${rest}${search}`, {
    headers: { 'set-cookie': languageCookieText(language ?? defaultLanguage) },
  });
}
