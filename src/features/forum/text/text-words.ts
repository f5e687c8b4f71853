import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** Note shown below a text that is too large or complex to be formatted. */
export const tooLargeNotes: Readonly<Record<Language, string>> = {
  en: 'Part of this text is too large to format and is shown as written.',
  de: 'Ein Teil dieses Textes ist zu groß für die Formatierung und steht hier, wie er geschrieben wurde.',
  cn: '此文本的一部分过大，无法排版，因此按原样显示。',
  ja: 'このテキストの一部は大きすぎて整形できないため、書かれたまま表示しています。',
  kr: '이 글의 일부는 너무 커서 서식을 적용할 수 없어 작성된 그대로 표시합니다.',
};
