import { redirect } from 'react-router';

/** Redirects a short URL to the renewal. */
export function loader() {
  return redirect('/membership');
}
