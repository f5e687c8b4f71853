import { redirect } from 'react-router';

/** Short address that redirects to the renewal. */
export function loader() {
  return redirect('/membership');
}
