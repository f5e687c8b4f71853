import { redirect } from 'react-router';
import { defaultLanguage, localPath, splitPath } from '../../../platform/shared/i18n/i18n.ts';
import type { Route } from './+types/resources.ts';

/** Redirects /resources to /archive. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const language = splitPath(pathname).language ?? defaultLanguage;
  return redirect(`${localPath(language, '/archive')}${search}`, 301);
}
