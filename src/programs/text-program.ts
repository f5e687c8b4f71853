/** Entry point of a worker thread that renders texts of members. It combines several features, like `app.ts`. */
import { workerData } from 'node:worker_threads';
import { typeset } from '../calculator-page/results/typeset.ts';
import { createPostLayout } from '../features/archive/text/layout.ts';
import { createMarkdown } from '../features/forum/text/markdown.ts';
import { createLinkCard } from '../features/tools/links/link-card.ts';
import { serveWork } from '../platform/server/work/serve-work.ts';

/** Data that `app.ts` passes to the program. */
export type TextProgramData = {
  /** Public URL of the site. */
  readonly publicUrl: string;
};

const { publicUrl } = workerData as TextProgramData;

const typesetText = (tex: string) => typeset(tex, 'en');
const { layOutPost, readPost } = createPostLayout(typesetText);

serveWork({
  forumHtml: createMarkdown({
    typeset: typesetText,
    describeLink: createLinkCard(publicUrl),
    publicUrl,
  }),
  archiveHtml: layOutPost,
  archivePost: readPost,
});
