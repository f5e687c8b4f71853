import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageCheck } from '../../../platform/files/use-image-check.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { mostImages } from '../../forum.rules.ts';
import { useRefusalWords } from '../use-person.ts';
import { type Attachment, InvalidUploadResponse, roomFor, uploadImage } from './attachments.ts';

/** The pictures of a question that is being written. */
export function useAttachments(initial: readonly (string | File)[]) {
  // Addresses of files hold memory until they are given back.
  const made = useRef(new Set<string>());
  const [attachments, setAttachments] = useState<readonly Attachment[]>(() =>
    initial.slice(0, mostImages).map((each) => {
      if (typeof each === 'string') return { kind: 'stored', url: each };
      const url = URL.createObjectURL(each);
      made.current.add(url);
      return { kind: 'file', file: each, url };
    }),
  );
  const [uploading, setUploading] = useState(0);
  const { t } = useTranslation('forum');
  const words = useRefusalWords();
  const check = useImageCheck();
  const count = useRef(attachments.length);
  count.current = attachments.length + uploading;

  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  /** Takes the pictures there is room for and tells of the others, of files that are refused by name. */
  const admit = useCallback(
    async (files: readonly File[]): Promise<readonly File[]> => {
      const { taken, refused, isForeign } = await check(files);
      const room = roomFor(count.current, taken.length);
      const isTooMany = taken.length > room;
      if (refused.length > 0 || isTooMany)
        toast({
          variant: 'destructive',
          title: t(isForeign ? 'images.notImages' : refused.length > 0 ? 'images.refused' : 'images.most'),
          description: [...refused, ...(isTooMany ? [t('images.only', { count: room })] : [])].join('\n'),
        });
      return taken.slice(0, room);
    },
    [t, check],
  );

  /** Adds files; they are uploaded when the question is sent. @returns how many were added */
  const addFiles = useCallback(
    async (files: readonly File[]): Promise<number> => {
      const taken = (await admit(files)).map((file) => {
        const url = URL.createObjectURL(file);
        made.current.add(url);
        return { kind: 'file', file, url } as const;
      });
      if (taken.length > 0) setAttachments((before) => [...before, ...taken].slice(0, mostImages));
      return taken.length;
    },
    [admit],
  );

  /** Uploads pictures at once, as when they are pasted into the text. */
  const uploadNow = useCallback(
    async (files: readonly File[]): Promise<void> => {
      const images = await admit(files);
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
    [admit, t, words],
  );

  const remove = useCallback(
    (url: string) => setAttachments((before) => before.filter((each) => each.url !== url)),
    [],
  );

  return { attachments, uploading, addFiles, uploadNow, remove };
}

export type Attachments = ReturnType<typeof useAttachments>;
