import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs, fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { formatShort, joinEnds } from '@ferrite/calculators/core/numbers.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { createDescribe } from './describe.ts';
import { createLinkCard } from './links/link-card.ts';

const describeTool = createDescribe((formula) => formula);

describe('the public page of a tool', () => {
  it('C-01 exactly those example results that are outside the model range, or excluded by a remark, are marked', () => {
    let outside = 0;
    for (const { id } of registry) {
      const calculator = findDefinition(id);
      const texts = findTexts(id)?.en;
      if (!calculator || !texts) throw new Error(`${id} is not defined`);
      const example = calculator.examples.find((each) => each.shown) ?? calculator.examples[0];
      const evaluated = evaluate(calculator, example?.inputs ?? {});
      if (!evaluated.ok) throw new Error(`${id} does not compute its example`);
      const labels = labelsOf(calculator, texts);
      const warned = evaluated.warnings.flatMap(({ code, params, outside = [] }) => [
        ...(code === 'outside_range' ? [labels.output(String(params?.['model']))] : []),
        ...outside.map(labels.output),
      ]);
      for (const { label, isOutside } of describeTool(id, 'en')?.example?.results ?? []) {
        expect(isOutside, `${id}: ${label}`).toBe(warned.includes(label));
        if (isOutside) outside += 1;
      }
    }
    expect(outside).toBeGreaterThan(0);
  });

  it('C-01 the page lists the limits of every number and element, beyond which values are rejected and up to which they are computed', () => {
    for (const { id } of registry) {
      const calculator = findDefinition(id);
      const texts = findTexts(id)?.en;
      const page = describeTool(id, 'en');
      if (!calculator || !texts || !page) throw new Error(`${id} is not defined`);
      const labels = labelsOf(calculator, texts);
      const accepts = (key: string, value: number) => {
        const result = evaluate(calculator, { ...defaultInputs(calculator), [key]: value });
        return result.ok || !result.problems.some((each) => each.key === key && each.code === 'range');
      };
      for (const field of fieldsOf(calculator)) {
        if (field.kind !== 'number' && field.kind !== 'element') continue;
        const { key, limits } = field;
        const listed = page.limits.find(({ label }) => label === labels.input(field.input.key));
        const name = field.kind === 'element' ? `${field.element}\u00a0` : '';
        const ends = joinEnds([formatShort(limits.min, 'en'), formatShort(limits.max, 'en')], 'en');
        expect(listed?.text, `${id} ${key}`).toContain(name + ends);
        // With other choices than the defaults, the input can be hidden.
        if (field.kind === 'number' && field.input.when) continue;
        expect([accepts(key, limits.max), accepts(key, limits.max + 1)], `${id} ${key}`).toEqual([
          true,
          false,
        ]);
      }
    }
  });

  it('C-04 a quoted calculation omits empty inputs and shows an entered 0', () => {
    const card = createLinkCard('https://ferrite.test');
    const labels = (query: string) =>
      card(`/calculators/tempered-hardness.html?${query}`, 'en')?.inputs.map(({ label }) => label);
    expect(labels('C=0.4&temperatureC=600&quenchedHRC=55')).toContain('Hardness as quenched');
    expect(labels('C=0.4&temperatureC=600&quenchedHRC=')).not.toContain('Hardness as quenched');
  });
});
