import type { Axis, Label } from '../../../calculators/core/chart.ts';
import { formatNumber, formatShort } from '../../../calculators/core/numbers.ts';
import type { Language } from '../../../calculators/core/texts/language.ts';
import type { ChartWords } from '../../ui/chart/scene.ts';
import { type CalculatorPage, localNumbers } from '../use-calculator.ts';

/** The name of an axis with its unit, as each language writes it. */
function axisTitle(name: string, unit: string, language: Language): string {
  if (unit === '') return name;
  if (language === 'de') return `${name} in ${unit}`;
  if (language === 'cn') return `${name} / ${unit}`;
  if (language === 'ja') return `${name}（${unit}）`;
  return language === 'kr' ? `${name}(${unit})` : `${name} (${unit})`;
}

/** How the diagrams of a page write names and numbers. */
export function chartWords({
  data,
  words,
  language,
}: Pick<CalculatorPage, 'data' | 'words' | 'language'>): ChartWords {
  const label = (each: Label): string =>
    typeof each === 'string' ? (data.texts.chart?.[each] ?? each) : localNumbers(each.literal, language);
  return {
    label,
    axisTitle: (axis: Axis) => axisTitle(label(axis.label), axis.unit ?? '', language),
    approximate: words.approximate,
    fixed: (value, digits) => formatNumber(value, digits, language),
    short: (value) => formatShort(value, language),
  };
}
