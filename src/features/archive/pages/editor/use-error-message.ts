import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, textField } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { useImageWords } from '../../../../platform/browser/use-image-check.ts';
import type { ArchiveCode } from '../../refusals.ts';

const keys = {
  'archive.content_too_intricate': 'refused.tooIntricate',
  'archive.title_required': 'form.titleRequired',
  'archive.content_required': 'form.contentRequired',
} as const satisfies Partial<Record<ArchiveCode, string>>;

/** Returns a function that localizes an error: by its code, else with the server's message, else with `fallback`. */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('archive');
  const passing = useTransientErrorMessage();
  const ofImage = useImageWords();
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof ApiError)) return passing(error) ?? fallback;
      const key = keys[error.code as keyof typeof keys];
      const image = ofImage(error.code);
      // Adds the name of the rejected file.
      const file = textField(error.body, 'file');
      if (image) return file ? `${file}: ${image}` : image;
      return key ? t(key) : (passing(error) ?? error.reason ?? fallback);
    },
    [t, passing, ofImage],
  );
}
