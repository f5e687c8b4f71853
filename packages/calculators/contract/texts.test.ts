/** Tests that every calculator has complete and consistent texts in five languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../core/calculator.ts';
import type { ChartDrawing, Label } from '../core/chart.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { formatProblem, labelsOf } from '../core/texts/common-texts.ts';
import { commonProblems, commonWarnings } from '../core/texts/common-words.ts';
import { languages } from '../core/texts/language.ts';
import type { CalculatorTexts } from '../core/texts/texts.ts';
import { definitions, texts } from '../definitions.ts';
import { calculatorNames, categoryNames } from '../names.ts';
import { categories, folderOf, registry } from '../registry.ts';

/** Returns the source code of a calculator without its texts. */
const sourceText = (calculator: Calculator): string => {
  const folder = new URL(`../${folderOf(calculator.id)}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
};

function labelKeys(drawing: ChartDrawing): readonly string[] {
  const labels: readonly (Label | undefined)[] = [
    drawing.x.label,
    drawing.y.label,
    ...(drawing.regions ?? []).map((each) => each.label),
    ...(drawing.zones ?? []).map((each) => each.label),
    ...(drawing.lines ?? []).map((each) => each.label),
    ...(drawing.marks ?? []).map((each) => each.label),
  ];
  return labels.filter((each) => typeof each === 'string');
}

const sorted = (keys: Iterable<string>): readonly string[] => [...keys].sort();
const keysOf = (table: object | undefined): readonly string[] => sorted(Object.keys(table ?? {}));

/** Returns the keys that the definition requires in each part of its texts. */
function textKeys(calculator: Calculator): Readonly<Record<string, readonly string[]>> {
  const { inputs } = calculator;
  return {
    inputs: sorted(
      inputs.flatMap((input) => [
        input.key,
        ...(input.kind === 'series' ? input.columns.map((column) => `${input.key}.${column.key}`) : []),
      ]),
    ),
    choices: sorted(
      inputs.flatMap((each) =>
        each.kind === 'choice' ? each.choices.map((one) => `${each.key}.${one}`) : [],
      ),
    ),
    outputs: sorted(calculator.outputs.map((each) => each.key)),
    values: sorted(
      calculator.outputs.flatMap((each) => (each.choices ?? []).map((one) => `${each.key}.${one}`)),
    ),
    changes: sorted(calculator.changes.map((each) => each.key)),
    examples: sorted(calculator.examples.map((each) => each.key)),
  };
}

const placeholders = (text: string): readonly string[] => sorted(text.match(/\{\w+\}/g) ?? []);

function sentences(of: CalculatorTexts): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(of).flatMap(([part, value]): readonly (readonly [string, string])[] =>
      typeof value === 'string'
        ? [[part, value]]
        : Object.entries(value as Readonly<Record<string, string>>).map(([key, text]) => [
            `${part}.${key}`,
            text,
          ]),
    ),
  );
}

describe('names and shared texts of the calculators', () => {
  it('R-17: all names and categories exist in five languages, with English as used by the API', () => {
    for (const { id, name } of registry) {
      expect(calculatorNames[id].en).toBe(name);
      for (const language of languages) expect(calculatorNames[id][language]).toMatch(/\S/);
    }
    for (const { id, name } of categories) {
      expect(categoryNames[id].en).toBe(name);
      for (const language of languages) expect(categoryNames[id][language]).toMatch(/\S/);
    }
  });

  it('R-17: shared warnings and problems have the same placeholders in each language', () => {
    for (const each of [...Object.values(commonWarnings), ...Object.values(commonProblems)]) {
      for (const language of languages) expect(placeholders(each[language])).toEqual(placeholders(each.en));
    }
  });
});

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const words = texts[id];

  it('R-17: the calculator has every text in five languages and no unused one', () => {
    const wanted = textKeys(calculator);
    const code = sourceText(calculator);
    const charts = [defaultInputs(calculator), ...calculator.examples.map((each) => each.inputs)].flatMap(
      (raw) => {
        const result = evaluate(calculator, raw);
        return result.ok
          ? (calculator.charts ?? []).flatMap((each) => [
              each.key,
              ...labelKeys(each.draw(result.inputs, result.values)),
            ])
          : [];
      },
    );
    const english = sentences(words.en);
    for (const language of languages) {
      const own = words[language];
      for (const [part, keys] of Object.entries(wanted)) {
        expect(
          keysOf(own[part as keyof CalculatorTexts] as object | undefined),
          `${language} ${part}`,
        ).toEqual(keys);
      }
      expect(sorted(sentences(own).keys()), language).toEqual(sorted(english.keys()));
      for (const [key, text] of sentences(own)) {
        expect(text, `${language} ${key}`).toMatch(/\S/);
        expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(english.get(key) ?? ''));
      }
      for (const key of charts) expect(keysOf(own.chart), `${language} chart`).toContain(key);
    }
    for (const key of keysOf(words.en.chart))
      expect(charts.includes(key) || code.includes(`'${key}'`), `chart ${key}`).toBe(true);
    const codes = [...code.matchAll(/code: '(\w+)'/g)].map((match) => match[1] ?? '');
    for (const each of codes) {
      expect([
        ...keysOf(words.en.warnings),
        ...keysOf(words.en.problems),
        ...keysOf(commonWarnings),
      ]).toContain(each);
    }
    for (const key of [...keysOf(words.en.warnings), ...keysOf(words.en.problems)]) {
      const stem = key.startsWith('zone_') ? 'zone_' : key;
      expect(code, `warning ${key}`).toContain(stem);
    }
  });

  it('R-17: every problem has a text with the field name in five languages', () => {
    const result = evaluate(calculator, { nonsense: 1 });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    for (const language of languages) {
      const labels = labelsOf(calculator, words[language]);
      for (const problem of result.problems) {
        const text = formatProblem(words[language], problem, language, labels);
        expect(text).not.toMatch(/[{}]/);
        expect(text).toContain(labels.input(problem.key));
      }
    }
  });
});
