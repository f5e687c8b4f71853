/** Texts of a pasted analysis that are loaded with the first paste. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';

export const pasteWords: Readonly<Record<Language, { readonly filled: string; readonly undo: string }>> = {
  en: { filled: 'Pasted: {list}.', undo: 'Undo' },
  de: { filled: 'Eingefügt: {list}.', undo: 'Rückgängig' },
  cn: { filled: '已粘贴：{list}。', undo: '撤销' },
  ja: { filled: '貼り付けた値：{list}', undo: '元に戻す' },
  kr: { filled: '붙여넣은 값: {list}', undo: '되돌리기' },
};
