/** Wires up the archive. Texts are rendered in a worker thread. */
import type { Database } from '../platform/server/database/database.ts';
import type { WorkerThread } from '../platform/server/work/worker-thread.ts';
import { createArchiveStore } from './archive.store.ts';
import { type ArchiveDependencies, createArchive } from './archive.ts';
import type { PostLayout, PostReading } from './text/layout.ts';
import { createPostRendering } from './text/rendering.ts';

export type ArchiveFeatureOptions = Pick<
  ArchiveDependencies,
  'clock' | 'consume' | 'audit' | 'changed' | 'quote'
> & {
  readonly db: Database;
  readonly texts: WorkerThread;
  readonly uploads: { readonly removeImages: ArchiveDependencies['removeImages'] };
};

export function createArchiveFeature({ db, texts, uploads, ...options }: ArchiveFeatureOptions) {
  const archiveStore = createArchiveStore(db);
  const readPost = (title: string, content: string) =>
    texts.run<PostReading | null>('archivePost', title, content);
  const archive = createArchive({
    ...options,
    layOut: createPostRendering((content) => texts.run<PostLayout | null>('archiveHtml', content)),
    read: readPost,
    store: archiveStore,
    removeImages: uploads.removeImages,
  });
  return { archive, archiveStore, readPost };
}
