import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import { cleanLine } from '../../../platform/shared/text/visible-text.ts';
import type { PostText } from '../archive.store.ts';
import { refuse } from '../refusals.ts';
import { checkPost } from './checks.ts';
import type { PreparedPost } from './layout.ts';

/**
 * Reads a post within limits of time and memory.
 * @throws WorkLimitExceeded
 */
export type ReadPost = (title: string, content: string) => Promise<PreparedPost | null>;

/**
 * Returns the sanitized post with its search words.
 * @throws AppError 400 for a missing or too long title or content, and for content that takes too long to process
 */
export async function postText(read: ReadPost, title: string, content: string): Promise<PostText> {
  const shown = cleanLine(title).replace(/\s+/g, ' ');
  const reading = await read(shown, content).catch((error: unknown) => {
    if (error instanceof WorkLimitExceeded) return null;
    throw error;
  });
  if (!reading) throw refuse('archive.content_too_intricate');
  checkPost(title, reading.content);
  // Content that consists only of images is allowed, but empty markup is not.
  if (reading.plainText === '' && reading.images.length === 0) checkPost(title, '');
  const { plainText, words } = reading;
  return { title: shown, content: reading.content, plainText, words };
}
