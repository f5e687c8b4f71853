/** Styles of a Word document: fonts by name with an East Asian fallback, languages, headings. */
import { LineRuleType } from 'docx';
import type { Language } from '../../../shared/i18n/i18n.ts';
import { paper } from '../sheet.ts';

/** Default font size in points. */
export const plainSize = 8.5;
/** Line height as a multiple of the font size. */
export const leading = 1.35;

/** Fonts for East Asian characters; a program that lacks a font chooses another. */
const eastAsian: Readonly<Record<Language, { readonly font: string; readonly language: string }>> = {
  en: { font: 'Yu Gothic', language: 'ja-JP' },
  de: { font: 'Yu Gothic', language: 'ja-JP' },
  cn: { font: 'Microsoft YaHei', language: 'zh-CN' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  kr: { font: 'Malgun Gothic', language: 'ko-KR' },
};
/**
 * Returns the proofing language of Latin text. In a report in an East Asian language, Latin text is English: names of
 * standards and companies.
 */
const latin = (language: Language): string => (language === 'de' ? 'de-DE' : 'en-GB');

const heading = (size: number, above: number, below: number) => ({
  run: { size: size * 2, bold: true, color: paper.ink.slice(1) },
  paragraph: {
    keepNext: true,
    keepLines: true,
    spacing: {
      before: above * 20,
      after: below * 20,
      line: Math.round(size * 1.25 * 20),
      lineRule: LineRuleType.EXACT,
    },
  },
});

export function documentStyles(language: Language) {
  const { font: eastAsia, language: eastAsiaLanguage } = eastAsian[language];
  const font = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia };
  return {
    styles: {
      default: {
        document: {
          run: {
            font,
            size: plainSize * 2,
            color: paper.ink.slice(1),
            language: { value: latin(language), eastAsia: eastAsiaLanguage, bidirectional: 'ar-SA' },
          },
        },
        title: heading(16, 10, 6),
        heading1: heading(14, 0, 4),
        heading2: heading(9, 8, 3),
        hyperlink: { run: { color: paper.ink.slice(1) } },
      },
      paragraphStyles: [
        {
          id: 'Formula',
          name: 'Formula',
          basedOn: 'Normal',
          quickFormat: true,
          paragraph: { spacing: { before: 40, after: 20 } },
        },
      ],
    },
  };
}
