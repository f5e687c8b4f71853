import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';

type TextControl = Pick<
  HTMLInputElement | HTMLTextAreaElement,
  'maxLength' | 'value' | 'selectionStart' | 'selectionEnd'
>;

/** Returns whether the browser would cut an inserted text at the maximum length of the field. */
export function isCut(
  { maxLength, value, selectionStart, selectionEnd }: TextControl,
  inserted: string,
): boolean {
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const { length } = inserted.replaceAll('\r\n', '\n');
  return maxLength >= 0 && value.length - replaced + length > maxLength;
}

/**
 * Refuses a text that is longer than its field allows, with a message, because browsers cut it: pasted, dropped or
 * dictated. Single typed characters are left to the browser, which inserts none beyond the limit.
 */
export function useLengthLimit(): void {
  const { t } = useTranslation('layout');
  useEffect(() => {
    const check = (event: InputEvent) => {
      const { target, data, dataTransfer } = event;
      const inserted = data ?? dataTransfer?.getData('text/plain') ?? '';
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (event.defaultPrevented || !event.cancelable || !isField) return;
      if (inserted.length < 2 || !isCut(target, inserted)) return;
      event.preventDefault();
      const text = t('tooLong.text', { count: target.maxLength });
      toast({ variant: 'destructive', title: t('tooLong.title'), description: text });
    };
    document.addEventListener('beforeinput', check);
    return () => document.removeEventListener('beforeinput', check);
  }, [t]);
}
