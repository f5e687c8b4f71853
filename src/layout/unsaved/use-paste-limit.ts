import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';

type TextControl = Pick<
  HTMLInputElement | HTMLTextAreaElement,
  'maxLength' | 'value' | 'selectionStart' | 'selectionEnd'
>;

/** Returns whether the browser will cut a pasted text at the maximum length of the field. */
export function isCut(
  { maxLength, value, selectionStart, selectionEnd }: TextControl,
  pasted: string,
): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength >= 0 && value.length - replaced + pasted.length > maxLength;
}

/** Shows a message when a pasted text is longer than its field allows, because browsers cut it silently. */
export function usePasteLimit(): void {
  const { t } = useTranslation('layout');
  useEffect(() => {
    const check = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (event.defaultPrevented || !isField) return;
      if (!isCut(target, clipboardData?.getData('text/plain') ?? '')) return;
      const text = t('pasteCut.text', { count: target.maxLength });
      toast({ variant: 'destructive', title: t('pasteCut.title'), description: text });
    };
    document.addEventListener('paste', check);
    return () => document.removeEventListener('paste', check);
  }, [t]);
}
