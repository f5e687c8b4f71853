import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api-client.ts';
import { usePassingWords } from '../../platform/passing.ts';

const keys = {
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
export function useRefusalWords(): (error: unknown, usual: string) => string {
  const { t } = useTranslation('archive');
  const passing = usePassingWords();
  return useCallback(
    (error, usual) => {
      if (!(error instanceof ApiError)) return usual;
      const key = keys[error.code as keyof typeof keys];
      return key ? t(key) : (passing(error) ?? error.reason ?? usual);
    },
    [t, passing],
  );
}
