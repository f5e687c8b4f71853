import { TooMuchWork } from '../../../platform/server/work/worker-thread.ts';
import { cleanLine } from '../../../platform/shared/text/visible-text.ts';
import type { PostText } from '../archive.store.ts';
import { refuse } from '../refusals.ts';
import { checkPost } from './checks.ts';
import type { PostReading } from './layout.ts';

/** Processes content within time and memory limits. @throws TooMuchWork */
export type ReadPost = (title: string, content: string) => Promise<PostReading | null>;

/**
 * Returns the sanitized post with its search words.
 * @throws AppError 400 for a missing or too long title or content, and for content that is too complex
 */
export async function postText(read: ReadPost, title: string, content: string): Promise<PostText> {
  const shown = cleanLine(title).replace(/\s+/g, ' ');
  const reading = await read(shown, content).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return null;
    throw error;
  });
  if (!reading) throw refuse('archive.content_too_intricate');
  checkPost(title, reading.content);
  // Content may consist of images alone, but not of empty markup.
  if (reading.plainText === '' && reading.images.length === 0) checkPost(title, '');
  const { plainText, words } = reading;
  return { title: shown, content: reading.content, plainText, words };
}
