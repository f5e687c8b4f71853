/** Posts as HTML, kept by what they say: cards, pages and the search for unused pictures ask for the same. */
import { keepResults } from '../../platform/cache/kept-results.ts';
import { TooMuchWork } from '../../platform/work/worker-thread.ts';
import type { PostLayout } from './layout.ts';

const keptBytes = 8_000_000;

/** A post as a reader sees it. @throws AppError 503 when too many texts wait to be laid out */
export type LayOutPost = (content: string) => Promise<PostLayout>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Letter by letter, for a post from before there were limits. */
const asWritten = (content: string): PostLayout => ({
  html: `<pre><code>${content.replace(/[&<>]/g, (sign) => signs[sign] ?? '')}</code></pre>`,
  images: [],
});

/** @param layOut does the work, within limits of time and memory; what exceeds them is shown as it was written */
export function createPostRendering(layOut: (content: string) => Promise<PostLayout | null>): LayOutPost {
  const keep = keepResults<PostLayout>(
    keptBytes,
    ({ html, images }) => (html.length + images.join('').length) * 2,
  );
  return (content) =>
    keep(content, async () => {
      const layout = await layOut(content).catch((error: unknown) => {
        if (error instanceof TooMuchWork) return null;
        throw error;
      });
      return layout ?? asWritten(content);
    });
}
