import { indexWords } from '../platform/search-words.ts';
import { cleanContent } from './markup.ts';
import { imagesIn, plainTextOf } from './render.ts';
import { checkPost } from './rules.ts';
import type { PostText } from './store.ts';

/**
 * A post as it is stored: cleaned, with the words that the search finds it by.
 * @throws AppError 400 for a missing or too long title or content
 */
export function postText(title: string, content: string): PostText {
  const clean = cleanContent(content);
  checkPost(title, clean);
  const plainText = plainTextOf(clean);
  // A content of pictures alone is one, a content that was nothing but markup is not.
  if (plainText === '' && imagesIn(clean).length === 0) checkPost(title, '');
  const shown = title.replace(/\s+/g, ' ').trim();
  return { title: shown, content: clean, plainText, words: indexWords(`${shown}\n${plainText}`) };
}
