/** Writes the posts of the demo into the archive. */
import type { Clock } from '../../../platform/server/clock.ts';
import { rasterize } from '../../../platform/server/files/images.ts';
import type { ArchiveStore } from '../archive.store.ts';
import { postText, type ReadPost } from '../text/post-text.ts';
import { demoPosts } from './posts.ts';

export type DemoArchive = {
  readonly store: ArchiveStore;
  readonly read: ReadPost;
  readonly clock: Clock;
  /** Id of the member who is the author of the demo posts. */
  readonly authorId: string;
  readonly storeImage: (image: {
    bytes: Buffer;
    ownerId: string;
    purpose: 'archive';
  }) => Promise<{ url: string }>;
  readonly changed: () => Promise<void>;
};

const dayMs = 86_400_000;

/** Writes the demo posts if the archive is empty; does nothing otherwise. */
export async function seedArchive({
  store,
  read,
  clock,
  authorId,
  storeImage,
  changed,
}: DemoArchive): Promise<void> {
  if (!(await store.isEmpty())) return;
  for (const { title, content, daysAgo, figure } of demoPosts) {
    const images = figure
      ? [(await storeImage({ bytes: await rasterize(figure()), ownerId: authorId, purpose: 'archive' })).url]
      : [];
    const at = new Date(clock.now().getTime() - daysAgo * dayMs);
    const post = { ...(await postText(read, title, content)), images, authorId, at, results: [] };
    await store.transaction((tx) => store.insert(tx, post));
  }
  await changed();
}
