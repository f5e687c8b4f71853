import { data } from 'react-router';
import { NotFoundScreen } from '../../layout/failure/not-found-screen.tsx';

/** Responds with 404 for unknown URLs. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundScreen;
