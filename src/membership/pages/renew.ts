import { redirect } from 'react-router';

/** An address to be told: it leads to the renewal. */
export function loader() {
  return redirect('/membership');
}
