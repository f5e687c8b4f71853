/** Caches rendered posts by content, for cards, post pages and the search for unused images. */
import { memoizeResults } from '../../../platform/server/cache/result-cache.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import type { PostLayout } from './layout.ts';

const keptBytes = 8_000_000;

/** Renders a post. @throws AppError 503 when too many texts are queued */
export type RenderPost = (content: string) => Promise<PostLayout>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the content as unformatted text, for posts that were stored before the limits existed. */
const unformatted = (content: string): PostLayout => ({
  html: `<pre><code>${content.replace(/[&<>]/g, (sign) => signs[sign] ?? '')}</code></pre>`,
  images: [],
});

/**
 * Creates a cached renderer.
 * @param layOut renders within limits of time and memory; a post that exceeds them is shown unformatted
 */
export function createPostRendering(layOut: (content: string) => Promise<PostLayout | null>): RenderPost {
  const keep = memoizeResults<PostLayout>(
    keptBytes,
    ({ html, images }) => (html.length + images.join('').length) * 2,
  );
  return (content) =>
    keep(content, async () => {
      const layout = await layOut(content).catch((error: unknown) => {
        if (error instanceof WorkLimitExceeded) return null;
        throw error;
      });
      return layout ?? unformatted(content);
    });
}
