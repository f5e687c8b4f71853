import { redirect } from 'react-router';
import type { Route } from './+types/register-old.ts';

/** Redirects the former URL of the registration, keeping its query. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/register${url.search}`, 301);
}
