/** Converts TeX to MathML at build time; the browser loads this module only for formulas that were not prerendered. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import temml from 'temml';

type Piece = { readonly tex: string; readonly gap: boolean };

/** Splits a formula where lines may break: before operators and at gaps, but not inside braces. */
function breakable(tex: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let braces = 0;
  let brackets = 0;
  let from = 0;
  let gap = false;
  const cut = (at: number, next: number, nextGap: boolean) => {
    const part = tex.slice(from, at).trim();
    if (part !== '') pieces.push({ tex: part, gap });
    from = next;
    gap = nextGap;
  };
  for (let at = 0; at < tex.length; at += 1) {
    const char = tex[at] ?? '';
    const wide = /^\\q?quad/.exec(tex.slice(at))?.[0];
    if (char === '\\' && /[{}%]/.test(tex[at + 1] ?? '')) at += 1;
    else if (char === '{') braces += 1;
    else if (char === '}') braces -= 1;
    else if (braces > 0) continue;
    else if (char === '(' || char === '[') brackets += 1;
    else if (char === ')' || char === ']') brackets -= 1;
    else if (wide) cut(at, at + wide.length, true);
    else if (
      brackets < 2 &&
      '+-='.includes(char) &&
      /[\s}\])\w]/.test(tex[at - 1] ?? '') &&
      !/[([]\s*$/.test(tex.slice(from, at))
    )
      cut(at, at, false);
  }
  cut(tex.length, tex.length, false);
  return pieces;
}

/** Marks single letters without a variant as variables, which the style sheet sets in italics. */
const markVariables = (markup: string): string => markup.replace(/<mi>(.)<\/mi>/gu, '<mi class="v">$1</mi>');

/** Handles upright names with several digits (`HR15N`, `d30`), of which temml keeps only the first digit. */
const severalDigits = (whole: string, name: string): string =>
  /^[A-Za-z]+\d\d/.test(name) ? `\\text{${name}}` : whole;

/** Returns the MathML of a formula in pieces between which lines may break; with decimal commas in German. */
export function typeset(tex: string, language: Language): string {
  const whole = tex.replace(/\\mathrm\{([A-Za-z\d]+)\}/g, severalDigits);
  const local = language === 'de' ? whole.replace(/(\d)\.(?=\d)/g, '$1{,}') : whole;
  const render = (part: string): string =>
    markVariables(temml.renderToString(part, { throwOnError: true, strict: true }));
  // Brackets around inline fractions need not stretch, and brackets that do not stretch can be split into pieces.
  const flat = local.replace(/\\(left|right)\s*(?=[()[\]])/g, '');
  if (/\\(left|right|begin)\b/.test(flat)) return render(local);
  return breakable(flat)
    .map(({ tex: part, gap }) => `${gap ? '\u2003' : ''}${render(/^[+\-=]/.test(part) ? `{}${part}` : part)}`)
    .join('<wbr>');
}

/** Returns combinations of the choices up to a maximum number. */
function choiceSets(calculator: Calculator): readonly Readonly<Record<string, string>>[] {
  let sets: Readonly<Record<string, string>>[] = [{}];
  for (const input of calculator.inputs) {
    if (input.kind !== 'choice') continue;
    sets = sets
      .flatMap((set) => input.choices.map((choice) => ({ ...set, [input.key]: choice })))
      .slice(0, 500);
  }
  return sets;
}

/** Returns the results of all combinations of choices and all examples. */
export function sampleResults(calculator: Calculator): readonly Extract<Evaluated, { ok: true }>[] {
  const start = defaultInputs(calculator);
  const chosen = choiceSets(calculator).map((set) => ({ ...start, ...set }));
  return [...chosen, ...calculator.examples.map((each) => each.inputs)]
    .map((inputs) => evaluate(calculator, inputs))
    .filter((result) => result.ok);
}

export function formulasOf(calculator: Calculator): readonly string[] {
  const found = new Set<string>();
  for (const model of calculator.models ?? []) found.add(model.formula);
  for (const { inputs, values } of sampleResults(calculator)) {
    for (const line of calculator.explain(inputs, values)) found.add(line.formula);
  }
  return [...found];
}
