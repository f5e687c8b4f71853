import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast.ts';

/** Returns a function that copies the permanent URL of a post and shows a toast. */
export function useCopyAddress(id: number): () => Promise<void> {
  const { t } = useTranslation('archive');
  return async () => {
    const url = `${location.origin}/resources/${id}`;
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
    } catch {
      toast({
        variant: 'destructive',
        title: t('copyFailedTitle'),
        description: t('copyFailed', { url }),
        durationMs: 12_000,
      });
    }
  };
}
