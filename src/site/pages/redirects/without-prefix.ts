import { redirect } from 'react-router';
import { defaultLanguage, languageCookieText, splitPath } from '../../../platform/shared/i18n/i18n.ts';
import type { Route } from './+types/without-prefix.ts';

/** A language before the page of an account, e.g. `/ko/membership`: chosen from here on, and no part of the address. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const { language, rest } = splitPath(pathname);
  return redirect(`${rest}${search}`, {
    headers: { 'set-cookie': languageCookieText(language ?? defaultLanguage) },
  });
}
