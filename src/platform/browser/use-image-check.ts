import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageCode, imageProblem } from '../shared/images/image-check.ts';

const words = {
  'files.not_an_image': 'image.notAnImage',
  'files.animated': 'image.animated',
  'files.too_large': 'image.tooLarge',
  'files.too_many_pixels': 'image.tooLarge',
  'files.damaged': 'image.damaged',
} as const satisfies Record<ImageCode, string>;

/** Returns a function that localizes the reason for rejecting an image; it returns null for other errors. */
export function useImageWords(): (code: string | null | undefined) => string | null {
  const { t } = useTranslation('layout');
  return useCallback(
    (code) => {
      const key = words[code as keyof typeof words];
      return key ? t(key) : null;
    },
    [t],
  );
}

export type CheckedImages = {
  readonly taken: readonly File[];
  /** One entry `name: reason` for each file that would be rejected. */
  readonly refused: readonly string[];
  /** Whether one of the files is not an image. */
  readonly isForeign: boolean;
};

/** Returns a function that checks files as soon as they are selected. */
export function useImageCheck(): (files: readonly File[]) => Promise<CheckedImages> {
  const say = useImageWords();
  return useCallback(
    async (files) => {
      const problems = await Promise.all(files.map(imageProblem));
      return {
        taken: files.filter((_, at) => problems[at] === null),
        isForeign: files.some(
          (file, at) => problems[at] === 'files.not_an_image' && !/^image\//.test(file.type),
        ),
        refused: files.flatMap((file, at) => {
          const problem = problems[at];
          return problem ? [`${file.name}: ${say(problem)}`] : [];
        }),
      };
    },
    [say],
  );
}
