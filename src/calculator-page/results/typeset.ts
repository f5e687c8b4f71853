/** TeX to MathML. Runs while pages are built; the browser fetches it only for a formula nobody foresaw. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import temml from 'temml';

type Piece = { readonly tex: string; readonly gap: boolean };

/** A formula cut before its operators and at its gaps, where a line may break; never inside braces. */
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

/** A single letter without a variant is a variable; the page slants it with its own font. */
const markVariables = (markup: string): string => markup.replace(/<mi>(.)<\/mi>/gu, '<mi class="v">$1</mi>');

/** An upright name in which letters are followed by several digits (`HR15N`, `d30`): temml would keep the first digit only. */
const severalDigits = (whole: string, name: string): string =>
  /^[A-Za-z]+\d\d/.test(name) ? `\\text{${name}}` : whole;

/** MathML of a formula, in pieces between which a line may break; in German with decimal commas. */
export function typeset(tex: string, language: Language): string {
  const whole = tex.replace(/\\mathrm\{([A-Za-z\d]+)\}/g, severalDigits);
  const local = language === 'de' ? whole.replace(/(\d)\.(?=\d)/g, '$1{,}') : whole;
  const render = (part: string): string =>
    markVariables(temml.renderToString(part, { throwOnError: true, strict: true }));
  // Fractions in running lines are low: their brackets need not grow, and plain ones may stand in two pieces.
  const flat = local.replace(/\\(left|right)\s*(?=[()[\]])/g, '');
  if (/\\(left|right|begin)\b/.test(flat)) return render(local);
  return breakable(flat)
    .map(({ tex: part, gap }) => `${gap ? '\u2003' : ''}${render(/^[+\-=]/.test(part) ? `{}${part}` : part)}`)
    .join('<wbr>');
}

/** Every combination of the choices, up to a number that a build can afford. */
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

/** Results for every combination of choices and every example: what a page can be expected to show. */
export function sampleResults(calculator: Calculator): readonly Extract<Evaluated, { ok: true }>[] {
  const start = defaultInputs(calculator);
  const chosen = choiceSets(calculator).map((set) => ({ ...start, ...set }));
  return [...chosen, ...calculator.examples.map((each) => each.inputs)]
    .map((inputs) => evaluate(calculator, inputs))
    .filter((result) => result.ok);
}

/** All formulas that a page can show, by trying its choices and examples. */
export function formulasOf(calculator: Calculator): readonly string[] {
  const found = new Set<string>();
  for (const model of calculator.models ?? []) found.add(model.formula);
  for (const { inputs, values } of sampleResults(calculator)) {
    for (const line of calculator.explain(inputs, values)) found.add(line.formula);
  }
  return [...found];
}
