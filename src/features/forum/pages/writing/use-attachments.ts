import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { useImageCheck } from '../../../../platform/browser/use-image-check.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { maxImages } from '../../forum.rules.ts';
import { useErrorMessage } from '../use-forum-member.ts';
import {
  type Attachment,
  InvalidUploadResponse,
  remainingSlots,
  uploadAll,
  uploadImage,
} from './attachments.ts';

/** Manages the images of a question that is being written. */
export function useAttachments(initial: readonly (string | File)[]) {
  // Object URLs occupy memory until they are revoked.
  const objectUrls = useRef(new Set<string>());
  const [attachments, setAttachments] = useState<readonly Attachment[]>(() =>
    initial.slice(0, maxImages).map((each) => {
      if (typeof each === 'string') return { kind: 'stored', url: each };
      const url = URL.createObjectURL(each);
      objectUrls.current.add(url);
      return { kind: 'file', file: each, url };
    }),
  );
  const [uploading, setUploading] = useState(0);
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  const count = useRef(attachments.length);
  count.current = attachments.length + uploading;
  const selectValidFiles = useValidFiles(count);

  useEffect(() => {
    const urls = objectUrls.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  /**
   * Adds files that are uploaded later, when the question is sent.
   * @returns the number of added files
   */
  const addFiles = useCallback(
    async (files: readonly File[]): Promise<number> => {
      const taken = (await selectValidFiles(files)).map((file) => {
        const url = URL.createObjectURL(file);
        objectUrls.current.add(url);
        return { kind: 'file', file, url } as const;
      });
      if (taken.length > 0) setAttachments((before) => [...before, ...taken].slice(0, maxImages));
      return taken.length;
    },
    [selectValidFiles],
  );

  /** Uploads images immediately, because they were pasted into the text. */
  const uploadNow = useCallback(
    async (files: readonly File[]): Promise<void> => {
      const images = await selectValidFiles(files);
      setUploading((before) => before + images.length);
      for (const file of images) {
        try {
          const url = await uploadImage(file);
          setAttachments((before) => [...before, { kind: 'stored', url }]);
        } catch (error) {
          const description = error instanceof InvalidUploadResponse ? t('images.invalid') : words(error);
          toast({ variant: 'destructive', title: t('images.failed'), description });
        } finally {
          setUploading((before) => before - 1);
        }
      }
    },
    [selectValidFiles, t, words],
  );

  const remove = useCallback(
    (url: string) => setAttachments((before) => before.filter((each) => each.url !== url)),
    [],
  );

  return { attachments, uploading, addFiles, uploadNow, uploadAll: useUpload(attachments), remove };
}

export type Attachments = ReturnType<typeof useAttachments>;

/**
 * Returns the function that selects those files that are valid images and can be added; it shows a message about the others.
 * @param count number of images that the question has
 */
function useValidFiles(count: RefObject<number>) {
  const { t } = useTranslation('forum');
  const check = useImageCheck();
  return useCallback(
    async (files: readonly File[]): Promise<readonly File[]> => {
      const { taken, refused, isForeign } = await check(files);
      const room = remainingSlots(count.current, taken.length);
      const isTooMany = taken.length > room;
      if (refused.length > 0 || isTooMany)
        toast({
          variant: 'destructive',
          title: t(isForeign ? 'images.notImages' : refused.length > 0 ? 'images.refused' : 'images.most'),
          description: [...refused, ...(isTooMany ? [t('images.only', { count: room })] : [])].join('\n'),
        });
      return taken.slice(0, room);
    },
    [t, check, count],
  );
}

/** Returns the function that uploads all images when the question is sent. */
function useUpload(attachments: readonly Attachment[]) {
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  /**
   * Uploads the images.
   * @returns their URLs; null after a failure, which is shown
   * @throws ApiError 401
   */
  return async (): Promise<readonly string[] | null> => {
    const { urls, failures } = await uploadAll(attachments);
    const [failure] = failures;
    if (failure instanceof ApiError && failure.status === 401) throw failure;
    if (failures.length === 0) return urls;
    const description = urls.length === 0 ? t('images.none') : words(failure);
    toast({ variant: 'destructive', title: t('images.failed'), description });
    return null;
  };
}
