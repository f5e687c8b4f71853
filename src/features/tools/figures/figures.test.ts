import { intervalsOf, spreadsOf } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { completeInputs } from '@ferrite/calculators/core/inputs/complete-inputs.ts';
import { intervalText } from '@ferrite/calculators/core/texts/interval-text.ts';
import { intervalWords } from '@ferrite/calculators/core/texts/interval-words.ts';
import { valueWithUnit } from '@ferrite/calculators/core/texts/value-text.ts';
import { unitOfResult } from '@ferrite/calculators/core/units/shown-units.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passportParts } from '../../workbench/passport/passport.rules.ts';
import { createFigures } from './figures.ts';

function definitionOf(id: string): Calculator {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(`Unknown calculator ${id}.`);
  return calculator;
}
function intervalsIn(id: string, raw: Readonly<Record<string, unknown>>) {
  const spreads = spreadsOf(definitionOf(id), raw);
  return spreads && intervalsOf(definitionOf(id), spreads);
}
const readFigures = createFigures({
  compute: async (id, inputs) => evaluate(definitionOf(id), inputs),
  computeSpreads: async (id, raw) => intervalsIn(id, raw),
});

/** Returns label, value and interval of every output of the page with this address. */
function pageOf(calculatorId: string, address: string) {
  const calculator = definitionOf(calculatorId);
  const texts = findTexts(calculatorId)?.en;
  const query = new URL(address, 'https://site.invalid').searchParams;
  const raw = completeInputs(calculator, fromQuery(calculator, query).inputs);
  const result = evaluate(calculator, raw);
  const intervals = intervalsIn(calculatorId, raw);
  if (!texts || !result.ok || !intervals) throw new Error(address);
  return calculator.outputs.map((output) => {
    const unit = unitOfResult(calculator, result.values, output.unit);
    const format = { calculator, texts, language: 'en', unit } as const;
    const interval = intervals[output.key];
    return {
      label: texts.outputs[output.key],
      text: valueWithUnit(format, output, result.values),
      band: interval ? intervalText(format, output, result.values, interval) : '',
    };
  });
}

const content = (min: number, max: number) =>
  fc.tuple(fc.double({ min, max, noNaN: true }), fc.double({ min: 0.01, max: 0.15, noNaN: true }));
const heats = fc
  .record({
    C: content(0.1, 0.6),
    Si: content(0.1, 0.6),
    Mn: content(0.3, 1.6),
    Cr: content(0.1, 2),
    Mo: content(0.05, 0.5),
    Ni: content(0.1, 2),
  })
  .map((heat) => {
    const by = (of: (percent: number, share: number) => number) =>
      Object.fromEntries(
        Object.entries(heat).map(([element, [percent, share]]) => [
          element,
          Number(of(percent, share).toFixed(3)),
        ]),
      );
    return { analysis: by((percent) => percent), tolerance: by((percent, share) => percent * share) };
  });

describe('W-03 V-07 figures of a heat with ±', () => {
  it('W-03 V-07 each figure has the value and the interval of its calculator', async () => {
    await fc.assert(
      fc.asyncProperty(heats, async (heat) => {
        const { requests } = passportParts({ ...heat, section: { shape: 'bar', sizeMm: 60 } });
        for (const request of requests) {
          const { figures, address } = await readFigures(request, 'en');
          const page = pageOf(request.calculatorId, address);
          for (const { label, text, band } of figures) {
            const [interval = ''] = band.split(' · ');
            expect(page, request.calculatorId).toContainEqual({ label, text, band: interval });
          }
        }
      }),
      { numRuns: 3 },
    );
  }, 120_000);

  it('W-03 V-07 a figure without measured band has an interval that names the uncertainty of the inputs alone', async () => {
    const request = { calculatorId: 'ideal-critical-diameter', inputs: { idealFrom: 'analysis' } } as const;
    const analysis = { C: 0.42, Mn: 0.75, Cr: 1.05 };
    const figureOf = async (tolerance: object) =>
      (await readFigures({ ...request, analysis, tolerance, outputs: ['idealDiameterMm'] }, 'de')).figures[0];
    expect((await figureOf({}))?.band).toBe('');
    expect((await figureOf({ C: 0.05 }))?.band).toContain(intervalWords.de.alone.split(':')[0]);
  });

  it('W-03 boron that is only stated as below a limit is not called boron of a boron steel', async () => {
    const request = { calculatorId: 'ideal-critical-diameter', analysis: { C: 0.4, B: 0.003 } } as const;
    const warningsOf = async (below: readonly 'B'[]) =>
      (await readFigures({ ...request, below }, 'en')).warnings;
    const [stated, limit] = [await warningsOf([]), await warningsOf(['B'])];
    expect(stated.filter((warning) => !limit.includes(warning))).toHaveLength(1);
    expect(limit.join()).not.toContain('oron');
  });
});
