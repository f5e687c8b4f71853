import type { TFunction } from 'i18next';
import { ApiError } from '../../platform/api-client.ts';

const keys = {
  'request.too_many': 'refused.tooMany',
  'server.busy': 'refused.busy',
  'archive.content_too_intricate': 'refused.tooIntricate',
  'files.not_an_image': 'refused.notAnImage',
  'files.animated': 'refused.animated',
  'files.too_large': 'refused.tooLarge',
  'files.too_many_pixels': 'refused.tooLarge',
  'files.damaged': 'refused.damaged',
  'archive.title_required': 'form.titleRequired',
  'archive.content_required': 'form.contentRequired',
} as const;

/** Why the server refused, in the person's language where we know the reason; else its own sentence, else `usual`. */
export function refusalWords(error: unknown, t: TFunction<'archive'>, usual: string): string {
  if (!(error instanceof ApiError)) return usual;
  const key = keys[error.code as keyof typeof keys];
  return key ? t(key) : (error.reason ?? usual);
}
