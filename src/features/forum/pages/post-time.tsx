import { useHydrated } from '../../../layout/use-section.ts';
import { postTime } from './post-date.ts';

/** Shows the time of a post. The server does not know the reader's time zone, so the browser formats the time again. */
export function PostTime({ at }: { readonly at: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={at} className="type-small whitespace-nowrap text-ink3">
      {postTime(at, hydrated ? undefined : 'UTC')}
    </time>
  );
}
