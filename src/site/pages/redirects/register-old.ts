import { redirect } from 'react-router';
import type { Route } from './+types/register-old.ts';

/** The earlier registration leads to the present one, with its query. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/register${url.search}`, 301);
}
