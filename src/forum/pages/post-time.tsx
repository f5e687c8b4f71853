import { useHydrated } from '../../layout/use-section.ts';
import { postTime } from './post-date.ts';

/** When it was written: the server cannot know the reader's zone, so the browser words it again. */
export function PostTime({ at }: { readonly at: string }) {
  const hydrated = useHydrated();
  return (
    <time dateTime={at} className="type-small whitespace-nowrap text-ink3">
      {postTime(at, hydrated ? undefined : 'UTC')}
    </time>
  );
}
