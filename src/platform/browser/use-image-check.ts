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

/** Why a picture is not taken, in the person's language; null for other refusals. */
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
  /** `name: reason` of each file that would be refused. */
  readonly refused: readonly string[];
  /** Whether some file is no image at all. */
  readonly isForeign: boolean;
};

/** Looks at files as soon as they are chosen. */
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
