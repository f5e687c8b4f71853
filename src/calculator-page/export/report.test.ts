import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type PreferredUnits, shownFor } from '@ferrite/calculators/core/units/shown-units.ts';
import { definitions, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { csvForm, toCsv } from '../../platform/shared/csv.ts';
import { rawInputs } from '../form/form-entry.ts';
import { formReducer, initialForm } from '../form/form-state.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import { reportRows } from './report.ts';

/** Returns the lines of the CSV export after these texts were typed. */
function exported(
  id: CalculatorId,
  entries: Readonly<Record<string, string>>,
  language: Language = 'en',
  kept: PreferredUnits = {},
) {
  const calculator = definitions[id];
  const texts = findTexts(id)?.[language];
  if (!texts) throw new Error(id);
  const empty = { ...initialForm(calculator, language), kept };
  const state = formReducer(calculator, empty, { type: 'typed', entries });
  const good = evaluate(calculator, rawInputs(calculator, state));
  if (!good.ok) throw new Error(JSON.stringify(good.problems));
  const page: Partial<Record<keyof CalculatorPage, unknown>> = {
    calculator,
    state,
    good,
    language,
    data: { name: id, texts, sources: {} },
    words: language === 'de' ? de : en,
    labels: labelsOf(calculator, texts),
    outputUnits: Object.fromEntries(calculator.outputs.map(({ key, unit }) => [key, shownFor(unit, kept)])),
    spreads: null,
  };
  const rows = reportRows(page as CalculatorPage, new Date(0), '');
  return toCsv(rows, csvForm(language)).split('\r\n');
}

describe('C-04 inputs in the CSV export', () => {
  it('C-04 B-06 a content below a limit keeps its sign, with the decimal separator of the language', () => {
    expect(exported('carbon-equivalent', { V: '<0.01' })).toContain('V,<0.01,%');
    expect(exported('carbon-equivalent', { V: '<0,01' }, 'de')).toContain('V;"<0,01";%');
    expect(exported('carbon-equivalent', { V: '<50 ppm' })).toContain('V,<0.005,%');
    expect(exported('carbon-equivalent', { V: '0.01' })).toContain('V,0.01,%');
  });

  it('C-04 V-07 a value keeps its ±, also in rows', () => {
    expect(exported('carbon-equivalent', { C: '0.42±0.05' })).toContain('C,0.42,%,± 0.05');
    const rows = exported('temper-parameter', { 'steps.0.temperatureC': '550±10' });
    expect(rows.filter((line) => line.includes('550,°C,± 10'))).toHaveLength(1);
  });

  it('C-04 values are exported in the units of the page', () => {
    const rows = exported('temper-parameter', { 'steps.0.temperatureC': '1000 °F ± 18 °F' }, 'en', {
      temperature: 'F',
    });
    expect(rows.filter((line) => line.includes('1000,°F,± 18'))).toHaveLength(1);
    const hot = exported('transformation-temperatures', { C: '0.3' }, 'en', { temperature: 'F' });
    const metric = exported('transformation-temperatures', { C: '0.3' });
    const line = (lines: readonly string[]) => lines.find((each) => each.includes('(Ms), best value')) ?? '';
    const number = (text: string) => Number(/,(-?[\d.]+),°/.exec(text)?.[1]);
    expect(line(hot)).toContain('°F');
    expect(number(line(hot))).toBeCloseTo(number(line(metric)) * 1.8 + 32, 2);
  });
});
