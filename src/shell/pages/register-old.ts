import { redirect } from 'react-router';
import type { Route } from './+types/register-old.ts';

/** The earlier registration leads to the present one, with its query. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/register${new URL(request.url).search}`, 301);
}
