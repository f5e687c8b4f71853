import { data } from 'react-router';
import { NotFoundScreen } from '../../layout/failure/not-found-screen.tsx';

/** Unknown addresses: status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundScreen;
