import type { Axis, Label } from '@ferrite/calculators/core/chart.ts';
import { formatNumber, formatShort, localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { ChartWords } from '../scene.ts';

function axisTitle(name: string, unit: string, language: Language): string {
  if (unit === '') return name;
  if (language === 'de') return `${name} in ${unit}`;
  if (language === 'cn') return `${name} / ${unit}`;
  if (language === 'ja') return `${name}（${unit}）`;
  return language === 'kr' ? `${name}(${unit})` : `${name} (${unit})`;
}

/** Suffix for the title of a logarithmic axis. */
const logarithmic: Readonly<Record<Language, string>> = {
  en: 'log',
  de: 'log.',
  cn: '对数',
  ja: '対数',
  kr: '로그',
};

/** Unit of mass percent beside analyses and at axes. */
export const massPercent: Readonly<Record<Language, string>> = {
  en: 'wt %',
  de: 'Ma.-%',
  cn: '质量%',
  ja: '質量%',
  kr: 'wt%',
};

/** Name for a steel without a grade. */
const unnamedSteel: Readonly<Record<Language, string>> = {
  en: 'this steel',
  de: 'dieser Stahl',
  cn: '该钢',
  ja: '対象鋼',
  kr: '해당 강',
};

export type ChartWording = {
  /** Label texts by key; `{steel}` is replaced by the name of the steel. */
  readonly names: Readonly<Record<string, string>> | undefined;
  /** Note beside an approximate boundary. */
  readonly approximate: string;
  /** Outputs at the user's point as shown beside the diagram. */
  readonly rows?: ChartWords['rows'];
  /** Name of the grade or heat of the analysis. */
  readonly steel?: string | undefined;
  readonly language: Language;
};

/** Returns the texts and number formats of a page's diagrams. */
export function chartWords({ names, approximate, rows, steel, language }: ChartWording): ChartWords {
  const named = (key: string) => (names?.[key] ?? key).replace('{steel}', steel ?? unnamedSteel[language]);
  const label = (each: Label): string =>
    typeof each === 'string'
      ? named(each)
      : [each.key && named(each.key), localNumbers(each.literal, language)].filter(Boolean).join(' ');
  const unit = (axis: Axis): string =>
    axis.unit === massPercent.en ? massPercent[language] : (axis.unit ?? '');
  return {
    label,
    unit,
    axisTitle: (axis: Axis) => {
      const notes = [unit(axis), axis.scale === 'log' && logarithmic[language]].filter(Boolean);
      return axisTitle(label(axis.label), notes.join(', '), language);
    },
    approximate,
    rows,
    fixed: (value, digits) => formatNumber(value, digits, language),
    short: (value) => formatShort(value, language),
  };
}
