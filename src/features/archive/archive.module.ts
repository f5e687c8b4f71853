/** Archive of posts with likes and comments. Post texts are rendered in a worker thread. */
import type { Cache } from '../../platform/server/cache/cache.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Uploads } from '../../platform/server/files/uploads.ts';
import type { createReadsOf } from '../../platform/server/replica/reads-of.ts';
import type { WorkerThread } from '../../platform/server/work/worker-thread.ts';
import { archiveApi } from './archive.routes.ts';
import { createArchiveStore } from './archive.store.ts';
import { seedArchive } from './demo/seed.ts';
import { eraseLikes } from './erasure.store.ts';
import { pages } from './pages/archive.pages.ts';
import { archiveRefusals } from './refusals.ts';
import { archiveSitemap } from './sitemap.routes.ts';
import { archiveExport } from './tables.ts';
import type { PostLayout, PreparedPost } from './text/layout.ts';
import { createPostRendering } from './text/rendering.ts';
import type { ArchiveDeps } from './usecases/deps.ts';
import { findPost, findTitles, usedImages } from './usecases/find-post.ts';
import { listPage } from './usecases/list-posts.ts';

export type ArchiveModuleOptions = Pick<
  ArchiveDeps,
  'clock' | 'consume' | 'audit' | 'changed' | 'quote' | 'calculatorsOfPosts'
> & {
  readonly db: Database;
  readonly readsOf: ReturnType<typeof createReadsOf>;
  readonly cache: Cache;
  readonly publicUrl: string;
  readonly texts: WorkerThread;
  readonly uploads: Uploads;
  /** Cache tag of the calculators whose names appear in posts. */
  readonly calculatorTag: string;
};

export function createArchiveModule(options: ArchiveModuleOptions) {
  const { db, cache, publicUrl, texts, uploads, calculatorTag } = options;
  const archiveStore = createArchiveStore(db);
  const readPost = (title: string, content: string) =>
    texts.run<PreparedPost | null>('archivePost', title, content);
  const deps: ArchiveDeps = {
    ...options,
    layOut: createPostRendering((content) => texts.run<PostLayout | null>('archiveHtml', content)),
    read: readPost,
    store: archiveStore,
    reads: options.readsOf(createArchiveStore),
    removeImages: uploads.removeImages,
  };
  const module: FeatureModule = {
    name: 'archive',
    pages,
    tags: { archive: 'Archive: posts, comments, likes' },
    refusals: archiveRefusals,
    exportData: archiveExport,
    fileApi: (api) => archiveApi(api, { archive: deps, uploads, cache, calculatorTag }),
    routes: async (server) =>
      void (await server.register(archiveSitemap, { store: archiveStore, publicUrl })),
    usedFiles: { archive: () => usedImages(deps) },
    erase: [eraseLikes],
    async seedExamples({ memberOf }) {
      const authorId = await memberOf('admin');
      if (!authorId) return;
      await seedArchive({
        ...options,
        store: archiveStore,
        read: readPost,
        authorId,
        storeImage: uploads.storeImage,
      });
    },
  };
  /** Reads of pages and of other features. */
  const archive = {
    findPost: (id: string) => findPost(deps, id),
    listPage: (request: Parameters<typeof listPage>[1]) => listPage(deps, request),
    titles: (ids: readonly string[]) => findTitles(deps, ids),
  };
  return { module, archive, readPost };
}
